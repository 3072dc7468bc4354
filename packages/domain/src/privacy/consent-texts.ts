import type { Locale } from '../language/locale.ts';
import { type ConsentText, CONSENT_VERSION, COOKIE_CATEGORIES, type CookieCategory } from './consent-rules.ts';

/** What an operator has set up of what needs consent. `streetMapHost`: where the large map loads streets from. */
export type ConsentServices = { streetMapHost: string | null };

type Words = Omit<ConsentText, 'version' | 'categories'> & {
  categories: Record<CookieCategory, { name: string; purpose: string }>;
  streetMap: (host: string) => string;
};

/** PRIV-2: the text of the dialog. Another text is another version of what is asked (`CONSENT_VERSION`). */
const WORDS: Record<Locale, Words> = {
  en: {
    title: 'May this guide store more than it must?',
    intro:
      'The guide works fully if you say no. Only the necessary part is on now. This site uses little of what it could ask for; “Customise” says what.',
    customiseTitle: 'Choose what you allow',
    customiseIntro:
      'Everything optional is off. You can change it at any time with “Cookie settings” at the end of every page.',
    gpc: 'Your browser sends Global Privacy Control. It was taken as “reject all”.',
    rejectAll: 'Reject all',
    acceptAll: 'Accept all',
    customise: 'Customise',
    acceptSelected: 'Accept selected',
    alwaysOn: 'Always on',
    notUsed: 'Not used on this site',
    policy: 'Cookie Policy',
    categories: {
      necessary: {
        name: 'Necessary',
        purpose:
          'Signing in, security, the settings you choose, what you save, and pages for use without a connection.',
      },
      analytics: { name: 'Analytics', purpose: 'Counting which pages are opened.' },
      marketing: { name: 'Marketing', purpose: 'Advertising and measuring it.' },
      monitoring: { name: 'Monitoring', purpose: 'Sending errors of pages to a service that collects them.' },
      preferences: { name: 'Preferences', purpose: 'Arranging pages by what you did, beyond the settings you choose.' },
      performance: { name: 'Performance', purpose: 'Measuring how fast pages open on your device.' },
      functional: { name: 'Functional', purpose: 'Contents of other providers.' },
    },
    streetMap: (host) =>
      `The large map loads streets from ${host}, which then sees your address. Without it our own map is drawn.`,
  },
  ar: {
    title: 'هل تسمح لهذا الدليل بحفظ أكثر من الضروري؟',
    intro:
      'يعمل الدليل كاملا إذا رفضت. الضروري وحده مفعّل الآن. يستخدم هذا الموقع القليل مما يمكنه طلبه، و«تخصيص» يبيّن ذلك.',
    customiseTitle: 'اختر ما تسمح به',
    customiseIntro: 'كل اختياري متوقف. يمكنك تغييره في أي وقت من «إعدادات ملفات تعريف الارتباط» في نهاية كل صفحة.',
    gpc: 'يرسل متصفحك إشارة Global Privacy Control، واعتُبرت رفضا للكل.',
    rejectAll: 'رفض الكل',
    acceptAll: 'قبول الكل',
    customise: 'تخصيص',
    acceptSelected: 'قبول المحدد',
    alwaysOn: 'مفعّل دائما',
    notUsed: 'غير مستخدم في هذا الموقع',
    policy: 'سياسة ملفات تعريف الارتباط',
    categories: {
      necessary: {
        name: 'ضروري',
        purpose: 'تسجيل الدخول والأمان والإعدادات التي تختارها وما تحفظه والصفحات المتاحة دون اتصال.',
      },
      analytics: { name: 'تحليلات', purpose: 'عدّ الصفحات التي تُفتح.' },
      marketing: { name: 'تسويق', purpose: 'الإعلانات وقياسها.' },
      monitoring: { name: 'مراقبة', purpose: 'إرسال أخطاء الصفحات إلى خدمة تجمعها.' },
      preferences: { name: 'تفضيلات', purpose: 'ترتيب الصفحات وفق ما فعلته، فوق الإعدادات التي تختارها.' },
      performance: { name: 'أداء', purpose: 'قياس سرعة فتح الصفحات على جهازك.' },
      functional: { name: 'وظيفي', purpose: 'محتويات من مزودين آخرين.' },
    },
    streetMap: (host) => `تحمّل الخريطة الكبيرة الشوارع من ${host} الذي يرى عنوانك عندئذ. ودون ذلك تُرسم خريطتنا.`,
  },
  hi: {
    title: 'क्या यह गाइड ज़रूरत से ज़्यादा सहेज सकती है?',
    intro:
      'मना करने पर भी गाइड पूरी तरह चलती है। अभी केवल ज़रूरी हिस्सा चालू है। यह साइट जितना माँग सकती है उसमें से कम ही इस्तेमाल करती है; “चुनें” में लिखा है क्या।',
    customiseTitle: 'चुनें कि आप क्या अनुमति देते हैं',
    customiseIntro: 'हर वैकल्पिक चीज़ बंद है। हर पेज के अंत में “कुकी सेटिंग” से कभी भी बदल सकते हैं।',
    gpc: 'आपका ब्राउज़र Global Privacy Control भेजता है। इसे “सब अस्वीकार” माना गया।',
    rejectAll: 'सब अस्वीकार करें',
    acceptAll: 'सब स्वीकार करें',
    customise: 'चुनें',
    acceptSelected: 'चुने हुए स्वीकार करें',
    alwaysOn: 'हमेशा चालू',
    notUsed: 'इस साइट पर इस्तेमाल नहीं',
    policy: 'कुकी नीति',
    categories: {
      necessary: { name: 'ज़रूरी', purpose: 'साइन-इन, सुरक्षा, आपकी चुनी सेटिंग, आपकी सहेजी चीज़ें और बिना इंटरनेट के पेज।' },
      analytics: { name: 'विश्लेषण', purpose: 'गिनना कि कौन से पेज खोले गए।' },
      marketing: { name: 'मार्केटिंग', purpose: 'विज्ञापन और उनकी माप।' },
      monitoring: { name: 'निगरानी', purpose: 'पेजों की त्रुटियाँ उन्हें इकट्ठा करने वाली सेवा को भेजना।' },
      preferences: { name: 'पसंद', purpose: 'आपकी चुनी सेटिंग से आगे, आपके किए के आधार पर पेज सजाना।' },
      performance: { name: 'प्रदर्शन', purpose: 'मापना कि आपके डिवाइस पर पेज कितनी जल्दी खुलते हैं।' },
      functional: { name: 'कार्यात्मक', purpose: 'दूसरे प्रदाताओं की सामग्री।' },
    },
    streetMap: (host) => `बड़ा नक्शा सड़कें ${host} से लोड करता है, जिसे तब आपका पता दिखता है। इसके बिना हमारा अपना नक्शा बनता है।`,
  },
  ur: {
    title: 'کیا یہ گائیڈ ضرورت سے زیادہ محفوظ کر سکتی ہے؟',
    intro:
      'انکار کرنے پر بھی گائیڈ پوری طرح چلتی ہے۔ ابھی صرف ضروری حصہ فعال ہے۔ یہ سائٹ جتنا مانگ سکتی ہے اس میں سے کم ہی استعمال کرتی ہے؛ “حسبِ پسند” میں لکھا ہے کیا۔',
    customiseTitle: 'چنیں کہ آپ کیا اجازت دیتے ہیں',
    customiseIntro: 'ہر اختیاری چیز بند ہے۔ ہر صفحے کے آخر میں “کوکی ترتیبات” سے کبھی بھی بدل سکتے ہیں۔',
    gpc: 'آپ کا براؤزر Global Privacy Control بھیجتا ہے۔ اسے “سب مسترد” سمجھا گیا۔',
    rejectAll: 'سب مسترد کریں',
    acceptAll: 'سب قبول کریں',
    customise: 'حسبِ پسند',
    acceptSelected: 'منتخب قبول کریں',
    alwaysOn: 'ہمیشہ فعال',
    notUsed: 'اس سائٹ پر استعمال نہیں',
    policy: 'کوکی پالیسی',
    categories: {
      necessary: {
        name: 'ضروری',
        purpose: 'سائن اِن، تحفظ، آپ کی چنی ترتیبات، آپ کی محفوظ چیزیں اور انٹرنیٹ کے بغیر صفحات۔',
      },
      analytics: { name: 'تجزیہ', purpose: 'گننا کہ کون سے صفحات کھولے گئے۔' },
      marketing: { name: 'مارکیٹنگ', purpose: 'اشتہارات اور ان کی پیمائش۔' },
      monitoring: { name: 'نگرانی', purpose: 'صفحات کی خرابیاں انہیں جمع کرنے والی سروس کو بھیجنا۔' },
      preferences: { name: 'ترجیحات', purpose: 'آپ کی چنی ترتیبات سے آگے، آپ کے استعمال کے مطابق صفحات ترتیب دینا۔' },
      performance: { name: 'کارکردگی', purpose: 'ناپنا کہ آپ کے آلے پر صفحات کتنی جلد کھلتے ہیں۔' },
      functional: { name: 'فعلی', purpose: 'دوسرے فراہم کنندگان کا مواد۔' },
    },
    streetMap: (host) =>
      `بڑا نقشہ سڑکیں ${host} سے لوڈ کرتا ہے، جسے تب آپ کا پتا دکھتا ہے۔ اس کے بغیر ہمارا اپنا نقشہ بنتا ہے۔`,
  },
};

/** The text of the dialog in a language, with what this site uses of each category. */
export function consentText(locale: Locale, { streetMapHost }: ConsentServices): ConsentText {
  const { categories, streetMap, ...words } = WORDS[locale];
  return {
    version: CONSENT_VERSION,
    ...words,
    categories: COOKIE_CATEGORIES.map((id) => {
      const isStreetMap = id === 'functional' && streetMapHost !== null;
      const purpose = isStreetMap ? streetMap(streetMapHost) : categories[id].purpose;
      return { id, name: categories[id].name, purpose, isUsed: id === 'necessary' || isStreetMap };
    }),
  };
}
