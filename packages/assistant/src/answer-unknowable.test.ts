import { expect, test } from 'vitest';
import { unknowableIn } from './answer-unknowable.ts';
import type { Unknowable } from './unknowable.ts';

test.each<[Unknowable, string]>([
  ['market', 'will gold get cheaper after diwali'],
  ['market', 'are rents going to fall next year'],
  ['market', 'هل سينخفض الذهب الأسبوع القادم'],
  ['market', 'क्या अगले महीने सोना सस्ता होगा'],
  ['market', 'کیا اگلے سال کرائے بڑھیں گے'],
  ['market', 'kya sona agle hafte mehenga hoga'],
  ['decision', 'will my golden visa be approved'],
  ['decision', 'क्या मेरा वीज़ा मंज़ूर होगा'],
  ['decision', 'کیا میری درخواست منظور ہوگی'],
  ['decision', 'mera visa approve hoga kya'],
  ['case', 'will i win my labour case'],
  ['case', 'هل سأكسب قضيتي'],
  ['case', 'क्या मैं केस जीत जाऊँगा'],
  ['case', 'کیا میں مقدمہ جیت جاؤں گا'],
  ['parcel', 'when will my emirates id arrive by courier'],
  ['parcel', 'متى يصل جوازي بالبريد'],
  ['parcel', 'मेरा पार्सल कब आएगा'],
  ['parcel', 'mera parcel kahan hai'],
  ['flight', 'is my flight ek203 delayed'],
  ['flight', 'हमारी फ्लाइट लेट है क्या'],
  ['flight', 'میری پرواز کب اڑے گی'],
  ['flight', 'هل رحلتي متأخرة'],
])('CHAT-2 nobody can know it: %s, %s', (kind, text) => {
  expect(unknowableIn(text)).toBe(kind);
});

test.each([
  'how long does the golden visa take',
  'how much is gold in dubai',
  'can my landlord increase the rent by 20 percent',
  'will my landlord get the increase if the index says 5 percent',
  'my passport was stolen where do i go',
  'where is emirates post in karama',
  'how do i file a labour case',
  'my flight was delayed what are my rights',
  'when do i have to renew my emirates id',
  'मेरा पासपोर्ट खो गया, नया कब मिलेगा',
  'متى يفتح سوق الذهب',
  'میٹرو کب تک چلتی ہے',
  'will the metro run on new years eve',
])('CHAT-2 what has an answer is answered: %s', (text) => {
  expect(unknowableIn(text)).toBeNull();
});
