import { expect, test } from 'vitest';
import { decideSafety } from '../decide-safety.ts';
import { readQuestion } from '../read-question.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { readSafety } from './read-safety.ts';

test.each([
  'nearly had a heart attack when i saw the rent, any cheap studio?',
  'my boss nearly gave me a heart attack, what is the notice period',
  'im dying of heat here, which pool has a day pass',
  'we are dying in this heat any indoor playground',
  'rate dekhkar heart attack aa gaya, sasta hotel kahan hai',
  'किराया सुनकर दिल का दौरा पड़ गया, सस्ता स्टूडियो कहाँ मिलेगा',
  'کرایہ دیکھ کر ہارٹ اٹیک آ گیا، سستا کمرہ کہاں ملے گا',
  'جتني جلطة لما شفت الفاتورة، وين ألقى مطعم رخيص',
  'the gym trainer took my life out today, jaan nikal di, where is a spa',
  'bachon ne aaj jaan nikal di, parlour kahan hai',
  'ट्रेनर ने आज जान निकाल दी, मसाज कहाँ मिलेगी',
  'بچوں نے آج جان نکال دی، اچھا سپا کہاں ہے',
  'ہنس ہنس کر پیٹ میں درد ہو گیا، کامیڈی شو کب ہے',
  'sardi ne maar diya, heater kahan se lun',
  'boss ne aaj jaan hi le li, massage kahan hai',
  'سالگرہ بھول گیا تو بیوی قتل کر دے گی، پھول کہاں ملیں گے',
  'can i leave the country if i dont pay the etisalat bills',
  'cheque bounced, police does nothing now so no problem?',
  'cheque bounce ho jaye to police ab kuch nahi karti, koi masla nahi na',
])('CHAT-2 a figure of speech is no emergency: %s', (text) => {
  expect(readSafety(text)).toBeNull();
});

test.each<[string, string]>([
  ['my dad had a heart attack and i saw the bill of the ambulance, is it covered', 'heart'],
  ['my friend is dying of heat he collapsed near the metro', 'unconscious'],
  ['वो बिल देख रहे थे, पापा को दिल का दौरा पड़ गया है', 'heart'],
  ['im dying of heat', 'ambulance'],
  ['jaan nikal di boss ne, main khudkushi karna chahta hun', 'selfharm'],
  ['cannot pay my loan and leave, i want to kill myself', 'selfharm'],
  ['dost dhoop mein gir gaya, paseena nahi aa raha', 'heat'],
  ['मज़दूर धूप में काम करते गिर गया, पसीना बंद है', 'heat'],
  ['a boy is being dragged out far by the current, where are lifeguards', 'drowning'],
  ['abuy mo gader yes7a mn elnoom w 3ndh sokkar', 'unconscious'],
  ['jeddi fej2a wijho mayel w ma 3am ye2der ye7ki', 'stroke'],
  ['ابني بلع بطارية من لعبته ويستفرغ', 'poisoning'],
  ['بنتي بلعت بطارية من اللعبة وش اسوي', 'poisoning'],
])('CHAT-2 what happens to somebody is one, whatever is said beside it: %s', (text, event) => {
  expect(readSafety(text)).toMatchObject({ strength: 'urgent', event });
});

test.each([
  'honestly i see no reason to wake up anymore. how do i close my bank account',
  'no point in waking up tomorrow, how do i cancel my sim',
  'i dont want to wake up tomorrow',
  'अब जागने की कोई वजह नहीं है, क़र्ज़ कैसे चुकाऊँ',
  'اب اٹھنے کی کوئی وجہ نہیں رہی، گھر کا کرایہ کیسے دوں',
  'ab subah uthne ki koi wajah nahi, loan ka kya karun',
  'ما عاد عندي سبب أصحى كل يوم، كيف أسدد القرض',
])('CHAT-2 who sees no reason to go on gets the line that helps first: %s', (text) => {
  expect(readSafety(text)).toMatchObject({ strength: 'urgent', event: 'selfharm' });
});

test('CHAT-2 who does not want to get up early is not in danger', () => {
  expect(readSafety('i dont want to wake up early, what time does the mall open')?.strength).not.toBe('urgent');
});

test.each([
  'spilled hot coffee on my daughter, which cream helps',
  'बच्चे के हाथ पर गरम दूध गिर गया है क्या लगाऊँ',
  'بازو پر گرم پانی گر گیا کیا کروں',
  'garam chai bachi par gir gayi',
  'انسكب شاي حار على ولدي وش أسوي',
])('CHAT-2 what is spilt hot burns, and is no fall: %s', (text) => {
  expect(readSafety(text)).toMatchObject({ strength: 'urgent', event: 'burns' });
});

test.each<[Locale, string]>([
  ['en', 'where do i find medicine late at night'],
  ['hi', 'दुबई में रात को दवाई कहाँ से लूँ'],
  ['hi', 'raat ko dawai kahan se lun'],
  ['ur', 'رات کو دوائی کہاں سے لوں'],
  ['ar', 'وين ألقى دواء آخر الليل'],
])('CHAT-2 medicine is nothing that breaks the law [%s] %s', (locale, text) => {
  const question = readQuestion(text, locale, new Date('2026-11-29T12:00:00+04:00'));
  expect(decideSafety(question, { isFirst: true, isInDanger: false }).kind).toBe('guide');
});
