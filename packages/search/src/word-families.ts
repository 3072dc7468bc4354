import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId } from './search-document.ts';

/**
 * Synonyms that no concept of the guide covers, separated by commas. A query with one of them finds the documents with another,
 * in any language, because every document has its English words.
 */
export const WORD_FAMILIES: Readonly<Record<ConceptId, Readonly<Record<Locale, string>>>> = {
  'word/hours': {
    en: 'hours, times, timings, timing, opening hours, opening times, schedule, timetable',
    ar: 'مواعيد, أوقات, ساعات, مواعيد العمل, ساعات العمل, أوقات العمل, توقيت, جدول',
    hi: 'समय, टाइमिंग, टाइम, समय सारणी, खुलने का समय',
    ur: 'اوقات, وقت, ٹائمنگ, ٹائم, شیڈول, نظام الاوقات',
  },
  'word/price': {
    en: 'price, fee, cost, fare, charge, tariff, rate, amount',
    ar: 'سعر, أسعار, رسوم, رسم, تكلفة, كلفة, تعرفة, ثمن, أجرة, تكاليف',
    hi: 'क़ीमत, दाम, शुल्क, फ़ीस, ख़र्च, ख़र्चा, दर, लागत, कितने का',
    ur: 'قیمت, فیس, نرخ, خرچ, خرچہ, لاگت, چارج, ریٹ',
  },
  'word/fine': {
    en: 'fine, penalty, violation',
    ar: 'غرامة, غرامات, مخالفة, مخالفات',
    hi: 'जुर्माना, चालान, फ़ाइन',
    ur: 'جرمانہ, چالان, فائن',
  },
  'word/number': {
    en: 'number, phone, telephone, call, hotline',
    ar: 'رقم, أرقام, هاتف, اتصال',
    hi: 'नंबर, फ़ोन नंबर, हेल्पलाइन',
    ur: 'نمبر, فون نمبر, ہیلپ لائن',
  },
  'word/renewal': {
    en: 'renewal, renew, renewing, extend, extending, extension',
    ar: 'تجديد, تمديد',
    hi: 'नवीनीकरण, रिन्यू, रिन्यूअल, बढ़ाना',
    ur: 'تجدید, رینیو, توسیع',
  },
  'word/replacement': {
    en: 'replacement, replace, replacing, lost, damaged',
    ar: 'بدل فاقد, فقدان, ضياع, مفقود, مفقودات',
    hi: 'खोया, खो गया, गुम, बदलना',
    ur: 'گم شدہ, گم, کھو گیا',
  },
  'word/registration': {
    en: 'registration, register, registering',
    ar: 'تسجيل, توثيق',
    hi: 'पंजीकरण, रजिस्ट्रेशन, रजिस्टर',
    ur: 'رجسٹریشن, اندراج, رجسٹر',
  },
  'word/increase': {
    en: 'increase, raise, hike',
    ar: 'زيادة, رفع',
    hi: 'बढ़ोतरी, वृद्धि, बढ़ाना',
    ur: 'اضافہ, بڑھانا',
  },
  'word/rule': {
    en: 'rule, rules, law, laws, regulation, regulations, allowed, legal',
    ar: 'قواعد, قانون, قوانين, أنظمة, مسموح, يسمح',
    hi: 'नियम, क़ानून, क़ायदा, अनुमति, इजाज़त',
    ur: 'قواعد, قانون, قوانین, ضابطہ, اجازت',
  },
  'word/complaint': {
    en: 'complaint, complain, report, reporting',
    ar: 'شكوى, شكاوى, بلاغ, الإبلاغ',
    hi: 'शिकायत, रिपोर्ट',
    ur: 'شکایت, رپورٹ',
  },
  'word/licence': {
    en: 'licence, license, permit',
    ar: 'رخصة, ترخيص, رخص, تصريح',
    hi: 'लाइसेंस, परमिट',
    ur: 'لائسنس, پرمٹ',
  },
  'word/exchange': {
    en: 'exchange, exchanging, convert, transfer',
    ar: 'استبدال, تبديل, تحويل',
    hi: 'बदलवाना, एक्सचेंज',
    ur: 'تبدیلی, ایکسچینج',
  },
  'word/deposit': {
    en: 'deposit, security deposit',
    ar: 'تأمين, وديعة, مبلغ التأمين',
    hi: 'डिपॉज़िट, जमा राशि, सिक्योरिटी',
    ur: 'ڈپازٹ, ضمانت, سکیورٹی',
  },
  'word/age': { en: 'age', ar: 'سن, عمر', hi: 'उम्र, आयु', ur: 'عمر' },
  'word/card': { en: 'card', ar: 'بطاقة, بطاقات', hi: 'कार्ड', ur: 'کارڈ' },
  'word/insurance': { en: 'insurance', ar: 'تأمين', hi: 'बीमा, इंश्योरेंस', ur: 'بیمہ, انشورنس' },
  'word/certificate': { en: 'certificate', ar: 'شهادة', hi: 'प्रमाण पत्र, सर्टिफ़िकेट', ur: 'سرٹیفکیٹ, سند' },
  'word/accident': { en: 'accident, crash', ar: 'حادث, حوادث', hi: 'दुर्घटना, हादसा, एक्सीडेंट', ur: 'حادثہ, ایکسیڈنٹ' },
  'word/baby': { en: 'baby, newborn, birth', ar: 'مولود, ولادة, رضيع', hi: 'नवजात, बच्चे का जन्म', ur: 'نومولود, پیدائش' },
  'word/contract': {
    en: 'contract, tenancy, lease',
    ar: 'عقد, عقود',
    hi: 'अनुबंध, इकरारनामा, कॉन्ट्रैक्ट',
    ur: 'معاہدہ, کنٹریکٹ',
  },
  'word/tower': { en: 'tower', ar: 'برج', hi: 'टावर, बुर्ज', ur: 'ٹاور, برج' },
  'word/map': { en: 'map', ar: 'خريطة', hi: 'नक़्शा, मैप', ur: 'نقشہ' },
};
