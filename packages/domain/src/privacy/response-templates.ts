import type { Locale } from '../language/locale.ts';
import type { AnswerStatus, RequestType } from './data-request.ts';

export const RESPONSE_TEMPLATE_IDS = [
  'taken-up',
  'need-details',
  'need-identity',
  'access-ready',
  'corrected',
  'portability-ready',
  'restricted',
  'objection-accepted',
  'rejected-identity',
  'rejected-proof',
] as const;
export type ResponseTemplateId = (typeof RESPONSE_TEMPLATE_IDS)[number];

/** A response to a request of a person, which staff can edit before sending. `{number}` is the number of the request. */
export type ResponseTemplate = {
  id: ResponseTemplateId;
  /** The types of request it answers. Null: all. */
  types: readonly RequestType[] | null;
  /** The status that goes with it. */
  status: AnswerStatus;
  text: Readonly<Record<Locale, string>>;
};

/** PRIV-6: the responses in the four languages. The person reads the one in the language of the request. */
export const RESPONSE_TEMPLATES: readonly ResponseTemplate[] = [
  {
    id: 'taken-up',
    types: null,
    status: 'in_review',
    text: {
      en: 'We are working on your request {number}. You will have our answer within 30 days of the day you sent it.',
      ar: 'نعمل على طلبك {number}. يصلك ردنا خلال 30 يوما من يوم إرساله.',
      hi: 'हम आपके अनुरोध {number} पर काम कर रहे हैं। भेजने के दिन से 30 दिनों के भीतर आपको हमारा उत्तर मिलेगा।',
      ur: 'ہم آپ کی درخواست {number} پر کام کر رہے ہیں۔ بھیجنے کے دن سے 30 دن کے اندر آپ کو ہمارا جواب ملے گا۔',
    },
  },
  {
    id: 'need-details',
    types: null,
    status: 'waiting_for_user',
    text: {
      en: 'To answer your request {number} we need to know more: which data, or which page, is it about? Please reply in the privacy centre.',
      ar: 'للرد على طلبك {number} نحتاج إلى معرفة المزيد: أي بيانات أو أي صفحة تقصد؟ أجب من فضلك في مركز الخصوصية.',
      hi: 'आपके अनुरोध {number} का उत्तर देने के लिए हमें और जानकारी चाहिए: यह किस डेटा या किस पेज के बारे में है? कृपया गोपनीयता केंद्र में उत्तर दें।',
      ur: 'آپ کی درخواست {number} کا جواب دینے کے لیے ہمیں مزید جاننا ہے: یہ کس ڈیٹا یا کس صفحے کے بارے میں ہے؟ براہِ کرم رازداری مرکز میں جواب دیں۔',
    },
  },
  {
    id: 'need-identity',
    types: null,
    status: 'waiting_for_user',
    text: {
      en: 'Before we can answer your request {number} we have to be sure that the data is yours. Please sign in to the account it is about and send the request from there.',
      ar: 'قبل الرد على طلبك {number} يجب أن نتأكد من أن البيانات لك. سجّل الدخول من فضلك إلى الحساب المعني وأرسل الطلب منه.',
      hi: 'आपके अनुरोध {number} का उत्तर देने से पहले हमें पक्का करना है कि डेटा आपका है। कृपया संबंधित खाते में साइन इन करके वहीं से अनुरोध भेजें।',
      ur: 'آپ کی درخواست {number} کا جواب دینے سے پہلے ہمیں یقین کرنا ہے کہ ڈیٹا آپ کا ہے۔ براہِ کرم متعلقہ اکاؤنٹ میں سائن اِن کر کے وہیں سے درخواست بھیجیں۔',
    },
  },
  {
    id: 'access-ready',
    types: ['access'],
    status: 'completed',
    text: {
      en: 'Your request {number} is answered: in the privacy centre, under “Exports”, you can create a file with everything the guide stores about you.',
      ar: 'تم الرد على طلبك {number}: في مركز الخصوصية، ضمن «التصدير»، يمكنك إنشاء ملف بكل ما يحفظه الدليل عنك.',
      hi: 'आपके अनुरोध {number} का उत्तर: गोपनीयता केंद्र में “निर्यात” के नीचे आप वह फ़ाइल बना सकते हैं जिसमें आपके बारे में गाइड का सारा सहेजा डेटा हो।',
      ur: 'آپ کی درخواست {number} کا جواب: رازداری مرکز میں “برآمدات” کے تحت آپ وہ فائل بنا سکتے ہیں جس میں آپ کے بارے میں گائیڈ کا سارا محفوظ ڈیٹا ہو۔',
    },
  },
  {
    id: 'corrected',
    types: ['rectification'],
    status: 'completed',
    text: {
      en: 'Your request {number} is done: we have corrected the data you named.',
      ar: 'تم تنفيذ طلبك {number}: صححنا البيانات التي ذكرتها.',
      hi: 'आपका अनुरोध {number} पूरा हुआ: हमने आपका बताया डेटा ठीक कर दिया है।',
      ur: 'آپ کی درخواست {number} پوری ہوئی: ہم نے آپ کا بتایا ہوا ڈیٹا درست کر دیا ہے۔',
    },
  },
  {
    id: 'portability-ready',
    types: ['portability'],
    status: 'completed',
    text: {
      en: 'Your request {number} is answered: in the privacy centre, under “Exports”, you can create a JSON file that other services can read.',
      ar: 'تم الرد على طلبك {number}: في مركز الخصوصية، ضمن «التصدير»، يمكنك إنشاء ملف JSON تقرؤه الخدمات الأخرى.',
      hi: 'आपके अनुरोध {number} का उत्तर: गोपनीयता केंद्र में “निर्यात” के नीचे आप JSON फ़ाइल बना सकते हैं जिसे दूसरी सेवाएँ पढ़ सकती हैं।',
      ur: 'آپ کی درخواست {number} کا جواب: رازداری مرکز میں “برآمدات” کے تحت آپ JSON فائل بنا سکتے ہیں جسے دوسری خدمات پڑھ سکتی ہیں۔',
    },
  },
  {
    id: 'restricted',
    types: ['restriction'],
    status: 'completed',
    text: {
      en: 'Your request {number} is done: we store the data you named, and use it for nothing else.',
      ar: 'تم تنفيذ طلبك {number}: نحفظ البيانات التي ذكرتها ولا نستخدمها لأي غرض آخر.',
      hi: 'आपका अनुरोध {number} पूरा हुआ: आपका बताया डेटा केवल सुरक्षित रखा जाता है, और किसी काम में नहीं लिया जाता।',
      ur: 'آپ کی درخواست {number} پوری ہوئی: آپ کا بتایا ہوا ڈیٹا صرف محفوظ رکھا جاتا ہے، کسی اور کام میں نہیں لیا جاتا۔',
    },
  },
  {
    id: 'objection-accepted',
    types: ['objection'],
    status: 'completed',
    text: {
      en: 'Your request {number} is done: we no longer process your data in the way you object to.',
      ar: 'تم تنفيذ طلبك {number}: لم نعد نعالج بياناتك بالطريقة التي تعترض عليها.',
      hi: 'आपका अनुरोध {number} पूरा हुआ: जिस तरह पर आपको आपत्ति है, उस तरह हम अब आपका डेटा इस्तेमाल नहीं करते।',
      ur: 'آپ کی درخواست {number} پوری ہوئی: جس طریقے پر آپ کو اعتراض ہے، اس طرح ہم اب آپ کا ڈیٹا استعمال نہیں کرتے۔',
    },
  },
  {
    id: 'rejected-identity',
    types: null,
    status: 'rejected',
    text: {
      en: 'We could not answer your request {number}, because it is not clear that the data is yours. You can send it again from your account, or complain to the data protection authority.',
      ar: 'تعذر الرد على طلبك {number} لأنه لم يتضح أن البيانات لك. يمكنك إرساله من حسابك من جديد، أو تقديم شكوى إلى سلطة حماية البيانات.',
      hi: 'हम आपके अनुरोध {number} का उत्तर नहीं दे सके, क्योंकि स्पष्ट नहीं है कि डेटा आपका है। आप इसे अपने खाते से फिर भेज सकते हैं, या डेटा संरक्षण प्राधिकरण से शिकायत कर सकते हैं।',
      ur: 'ہم آپ کی درخواست {number} کا جواب نہ دے سکے، کیونکہ واضح نہیں کہ ڈیٹا آپ کا ہے۔ آپ اسے اپنے اکاؤنٹ سے دوبارہ بھیج سکتے ہیں، یا ڈیٹا کے تحفظ کے ادارے سے شکایت کر سکتے ہیں۔',
    },
  },
  {
    id: 'rejected-proof',
    types: null,
    status: 'rejected',
    text: {
      en: 'We cannot do what your request {number} asks for: the law or the proof of consent needs this data. You can complain to the data protection authority.',
      ar: 'لا يمكننا تنفيذ طلبك {number}: يلزم القانون أو إثبات الموافقة بحفظ هذه البيانات. يمكنك تقديم شكوى إلى سلطة حماية البيانات.',
      hi: 'हम आपके अनुरोध {number} में माँगा काम नहीं कर सकते: यह डेटा क़ानून या सहमति के प्रमाण के लिए ज़रूरी है। आप डेटा संरक्षण प्राधिकरण से शिकायत कर सकते हैं।',
      ur: 'ہم آپ کی درخواست {number} میں مانگا گیا کام نہیں کر سکتے: یہ ڈیٹا قانون یا رضامندی کے ثبوت کے لیے ضروری ہے۔ آپ ڈیٹا کے تحفظ کے ادارے سے شکایت کر سکتے ہیں۔',
    },
  },
];

export function templateOf(id: ResponseTemplateId): ResponseTemplate {
  const found = RESPONSE_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}`);
  return found;
}

/** The text of a template in a language, with the number of the request. */
export function fillTemplate(id: ResponseTemplateId, locale: Locale, number: string): string {
  return templateOf(id).text[locale].replaceAll('{number}', number);
}

/** The templates that answer a type of request. */
export function templatesFor(type: RequestType): readonly ResponseTemplate[] {
  return RESPONSE_TEMPLATES.filter(({ types }) => types === null || types.includes(type));
}
