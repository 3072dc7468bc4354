import type { Locale } from '../language/locale.ts';

type Translations = Record<Exclude<Locale, 'en'>, string>;

/**
 * The names of the reporters that come with the product, and what they report on, as migration 0025 stores them, in the other
 * languages. What an admin has changed is a text of its own and is shown as it was entered.
 */
const STARTING_TEXTS: Record<string, Translations> = {
  'Fuel price': { ar: 'سعر الوقود', hi: 'ईंधन की क़ीमत', ur: 'ایندھن کی قیمت' },
  'The price of fuel of the month, once its facts are current': {
    ar: 'سعر الوقود للشهر، متى صارت حقائقه محدّثة',
    hi: 'महीने की ईंधन क़ीमत, जब उसके तथ्य ताज़ा हों',
    ur: 'مہینے کی ایندھن کی قیمت، جب اس کے حقائق تازہ ہوں',
  },
  'Public holidays': { ar: 'العطلات الرسمية', hi: 'सरकारी छुट्टियाँ', ur: 'سرکاری تعطیلات' },
  'The public holidays of the next two months': {
    ar: 'العطلات الرسمية في الشهرين المقبلين',
    hi: 'अगले दो महीनों की सरकारी छुट्टियाँ',
    ur: 'اگلے دو مہینوں کی سرکاری تعطیلات',
  },
  'Prayer times': { ar: 'مواقيت الصلاة', hi: 'नमाज़ के समय', ur: 'نماز کے اوقات' },
  'The prayer times of the week, and Ramadan before it begins': {
    ar: 'مواقيت الصلاة للأسبوع، ورمضان قبل أن يبدأ',
    hi: 'हफ़्ते के नमाज़ के समय, और रमज़ान शुरू होने से पहले उसकी जानकारी',
    ur: 'ہفتے کے نماز کے اوقات، اور رمضان شروع ہونے سے پہلے اس کی معلومات',
  },
  'Event digest': { ar: 'ملخص الفعاليات', hi: 'आयोजनों का सार', ur: 'تقریبات کا خلاصہ' },
  'What is on in the next seven days': {
    ar: 'ما يقام في الأيام السبعة المقبلة',
    hi: 'अगले सात दिनों में क्या हो रहा है',
    ur: 'اگلے سات دنوں میں کیا ہو رہا ہے',
  },
  'What changed': { ar: 'ما تغير', hi: 'क्या बदला', ur: 'کیا بدلا' },
  'The facts with a new value in the last seven days': {
    ar: 'الحقائق التي تغيرت قيمتها في الأيام السبعة الماضية',
    hi: 'पिछले सात दिनों में जिन तथ्यों का मान बदला',
    ur: 'وہ حقائق جن کی قدر پچھلے سات دنوں میں بدلی',
  },
};

/** STAFF-4: the name of a reporter, or what it reports on, in a language. A text of an admin stays as it is. */
export function reporterText(text: string, locale: Locale): string {
  if (locale === 'en' || !Object.hasOwn(STARTING_TEXTS, text)) return text;
  return STARTING_TEXTS[text]?.[locale] ?? text;
}
