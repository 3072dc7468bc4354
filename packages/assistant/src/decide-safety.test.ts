import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';
import { type SensitiveTopic, sensitiveTopic } from './sensitive-topics.ts';

const topicOf = (text: string, locale: Locale) => sensitiveTopic(text, readLanguage(text, locale).writings);

const SENSITIVE: [SensitiveTopic, Locale, string][] = [
  ['emergency', 'en', 'My father is having a heart attack'],
  ['emergency', 'en', 'Someone is drowning at Kite Beach'],
  ['emergency', 'en', 'There is a fire in my kitchen'],
  ['emergency', 'en', 'I want to kill myself'],
  ['emergency', 'ar', 'أبي لا يتنفس'],
  ['emergency', 'ar', 'في حريق في المطبخ'],
  ['emergency', 'ar', 'أريد أن أموت'],
  ['emergency', 'hi', 'मेरे पिता को दिल का दौरा पड़ा है'],
  ['emergency', 'hi', 'घर में आग लग गई है'],
  ['emergency', 'hi', 'papa ke seene mein dard hai'],
  ['emergency', 'ur', 'میرے والد کو دل کا دورہ پڑا ہے'],
  ['emergency', 'ur', 'گھر میں آگ لگ گئی ہے'],
  ['medical', 'en', 'What dose of ibuprofen can my child have?'],
  ['medical', 'en', 'I have a fever and a rash'],
  ['medical', 'ar', 'عندي صداع وحمى ماذا آخذ؟'],
  ['medical', 'hi', 'मुझे बुखार और सिरदर्द है'],
  ['medical', 'ur', 'مجھے بخار اور سر درد ہے'],
  ['legal', 'en', 'My brother was arrested, do I need a lawyer?'],
  ['legal', 'ar', 'هل أحتاج محامي للطلاق؟'],
  ['legal', 'hi', 'क्या मुझे वकील चाहिए?'],
  ['legal', 'ur', 'کیا مجھے وکیل چاہیے؟'],
  ['religion', 'en', 'Is it haram to listen to music?'],
  ['religion', 'ar', 'هل الموسيقى حرام؟'],
  ['religion', 'hi', 'क्या संगीत हराम है?'],
  ['religion', 'ur', 'کیا موسیقی حرام ہے؟'],
  ['politics', 'en', 'Who should win the election?'],
  ['politics', 'ar', 'ما رأيك في الانتخابات؟'],
  ['politics', 'hi', 'चुनाव में कौन जीतना चाहिए?'],
  ['politics', 'ur', 'انتخابات کس کو جیتنے چاہئیں؟'],
];

test.each(SENSITIVE)('CHAT-2 %s [%s]: %s', (topic, locale, text) => {
  expect(topicOf(text, locale)).toBe(topic);
});

const ORDINARY: [Locale, string][] = [
  ['en', 'May I drink alcohol?'],
  ['en', 'What is the number of the ambulance?'],
  ['en', 'When does Ramadan begin?'],
  ['en', 'Can I bring my medicines?'],
  ['en', 'How do I file a rental dispute?'],
  ['en', 'Where can I find halal restaurants?'],
  ['en', 'What time is Maghrib?'],
  ['ar', 'كم أستطيع حمل نقدا عند الوصول؟'],
  ['ar', 'ما شروط حامل الإقامة الذهبية؟'],
  ['ar', 'متى تبدأ صلاة الجمعة؟'],
  ['ar', 'ما رقم الإسعاف؟'],
  ['hi', 'क्या मैं शराब पी सकता हूँ?'],
  ['hi', 'एम्बुलेंस का नंबर क्या है?'],
  ['hi', 'क्या मैं दवाइयाँ ला सकता हूँ?'],
  ['ur', 'کیا میں شراب پی سکتا ہوں؟'],
  ['ur', 'ایمبولینس کا نمبر کیا ہے؟'],
  ['ur', 'بچے کتنی عمر تک میٹرو میں مفت جا سکتے ہیں؟'],
];

test.each(ORDINARY)('CHAT-2 an ordinary question stays one [%s]: %s', (locale, text) => {
  expect(topicOf(text, locale)).toBeNull();
});
