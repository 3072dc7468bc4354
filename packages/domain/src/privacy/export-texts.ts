import type { Locale } from '../language/locale.ts';
import type { DataCategory } from './data-categories.ts';

export type ExportTexts = {
  title: string;
  /** Followed by the time. */
  intro: string;
  empty: string;
  /** Followed by its number. */
  page: string;
  csvNote: string;
  categories: Record<DataCategory, string>;
};

const TEXTS: Record<Locale, ExportTexts> = {
  en: {
    title: 'Your data in Dalil',
    intro:
      'Everything Dalil stores about you in the categories you chose. The names of fields are those of the database. Made:',
    empty: 'Nothing is stored.',
    page: 'Page',
    csvNote:
      'One file for each table, in UTF-8 with commas. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    categories: {
      profile: 'Profile',
      security: 'Sign-in and devices',
      preferences: 'Preferences',
      bookmarks: 'Saved items',
      searches: 'Searches',
      chats: 'Conversations with Ayyan',
      consents: 'Consents',
      requests: 'Requests and exports',
      messages: 'Messages and e-mails',
      work: 'Work in the newsroom',
      log: 'Audit log',
    },
  },
  ar: {
    title: 'بياناتك في Dalil',
    intro: 'كل ما يحفظه Dalil عنك في الفئات التي اخترتها. أسماء الحقول كما هي في قاعدة البيانات. تاريخ الإعداد:',
    empty: 'لا شيء محفوظ.',
    page: 'صفحة',
    csvNote: 'ملف لكل جدول، بترميز UTF-8 وبفواصل. تبدأ الخلية التي قد يعدها برنامج الجداول معادلة بفاصلة عليا.',
    categories: {
      profile: 'الملف الشخصي',
      security: 'تسجيل الدخول والأجهزة',
      preferences: 'التفضيلات',
      bookmarks: 'المحفوظات',
      searches: 'عمليات البحث',
      chats: 'المحادثات مع عيّان',
      consents: 'الموافقات',
      requests: 'الطلبات والنسخ المصدرة',
      messages: 'الرسائل والبريد الإلكتروني',
      work: 'العمل في غرفة التحرير',
      log: 'سجل التدقيق',
    },
  },
  hi: {
    title: 'Dalil में आपका डेटा',
    intro: 'आपकी चुनी हुई श्रेणियों में Dalil आपके बारे में जो कुछ रखता है। फ़ील्ड के नाम वही हैं जो डेटाबेस में हैं। बनाया गया:',
    empty: 'कुछ भी संग्रहित नहीं है।',
    page: 'पृष्ठ',
    csvNote:
      'हर तालिका के लिए एक फ़ाइल, UTF-8 में, अल्पविराम के साथ। जिस खाने को स्प्रेडशीट सूत्र समझ सकती है, वह एक अपॉस्ट्रॉफ़ी से शुरू होता है।',
    categories: {
      profile: 'प्रोफ़ाइल',
      security: 'साइन-इन और डिवाइस',
      preferences: 'पसंद',
      bookmarks: 'सहेजी चीज़ें',
      searches: 'खोजें',
      chats: 'अय्यान के साथ बातचीत',
      consents: 'सहमतियाँ',
      requests: 'अनुरोध और निर्यात',
      messages: 'संदेश और ईमेल',
      work: 'समाचार कक्ष का काम',
      log: 'ऑडिट लॉग',
    },
  },
  ur: {
    title: 'Dalil میں آپ کا ڈیٹا',
    intro:
      'آپ کے منتخب کردہ زمروں میں Dalil آپ کے بارے میں جو کچھ رکھتا ہے۔ خانوں کے نام وہی ہیں جو ڈیٹابیس میں ہیں۔ تیار ہونے کا وقت:',
    empty: 'کچھ بھی محفوظ نہیں ہے۔',
    page: 'صفحہ',
    csvNote:
      'ہر جدول کے لیے ایک فائل، UTF-8 میں، کوما کے ساتھ۔ جس خانے کو اسپریڈشیٹ فارمولا سمجھ سکتی ہے، وہ اپاسٹروفی سے شروع ہوتا ہے۔',
    categories: {
      profile: 'پروفائل',
      security: 'سائن اِن اور آلات',
      preferences: 'ترجیحات',
      bookmarks: 'محفوظ چیزیں',
      searches: 'تلاشیں',
      chats: 'عیان کے ساتھ گفتگو',
      consents: 'رضامندیاں',
      requests: 'درخواستیں اور برآمدات',
      messages: 'پیغامات اور ای میلز',
      work: 'نیوز روم کا کام',
      log: 'آڈٹ لاگ',
    },
  },
};

/** The fixed texts of an export in a language. */
export function exportTexts(locale: Locale): ExportTexts {
  return TEXTS[locale];
}
