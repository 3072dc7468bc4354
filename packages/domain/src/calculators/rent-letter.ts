import { isolate } from '../language/isolate.ts';
import { writeDirhams } from '../guide/dirham.ts';
import { LOCALE_INFO, type Locale } from '../language/locale.ts';
import type { RentLimit } from './rent-rise.ts';

/** What the letter is about. Names are the user's own and never leave the device; an empty one leaves a blank to fill in. */
export type RentLetter = RentLimit & {
  asked: number | null;
  /** `YYYY-MM-DD` */
  renewal: string | null;
  landlord: string;
  home: string;
  tenant: string;
};

type Words = Record<
  'landlord' | 'home' | 'tenant' | 'date' | 'rent' | 'index' | 'below' | 'percent' | 'highest' | 'asked',
  string
>;

/** The sentences of the letter in one language. */
type Template = {
  blanks: Record<'landlord' | 'home' | 'tenant', string>;
  greeting: (words: Words) => string;
  subject: (words: Words) => string;
  renewal: (words: Words) => string;
  below: (words: Words) => string;
  notBelow: (words: Words) => string;
  limited: (words: Words) => string;
  none: (words: Words) => string;
  asked: (words: Words) => string;
  offer: (words: Words) => string;
  close: (words: Words) => string;
};

const TEMPLATES: Readonly<Record<Locale, Template>> = {
  en: {
    blanks: { landlord: 'name of the landlord', home: 'unit and building', tenant: 'your name' },
    greeting: ({ landlord }) => `Dear ${landlord},`,
    subject: ({ home }) => `Thank you for your message about renewing the tenancy of ${home}.`,
    renewal: ({ home, date }) => `Thank you for your message about renewing the tenancy of ${home} on ${date}.`,
    below: ({ index, rent, below }) =>
      `The rental index of the Dubai Land Department gives ${index} a year for this home. My rent of ${rent} lies ${below} below it.`,
    notBelow: ({ index, rent }) =>
      `The rental index of the Dubai Land Department gives ${index} a year for this home. My rent of ${rent} does not lie below it.`,
    limited: ({ percent, highest }) =>
      `Under Decree 43 of 2013 the increase is then limited to ${percent}, so the rent may be at most ${highest} a year.`,
    none: ({ highest }) =>
      `Under Decree 43 of 2013 no increase is then allowed, so the rent stays at ${highest} a year.`,
    asked: ({ asked }) => `You asked for ${asked}.`,
    offer: ({ highest }) => `I would be glad to renew at ${highest}. Please confirm this in writing.`,
    close: ({ tenant }) => `Kind regards,\n${tenant}`,
  },
  ar: {
    blanks: { landlord: 'اسم المالك', home: 'رقم الوحدة والمبنى', tenant: 'اسمك' },
    greeting: ({ landlord }) => `السيد/السيدة ${landlord}،\nتحية طيبة وبعد،`,
    subject: ({ home }) => `أشكركم على رسالتكم بشأن تجديد عقد إيجار ${home}.`,
    renewal: ({ home, date }) => `أشكركم على رسالتكم بشأن تجديد عقد إيجار ${home} في ${date}.`,
    below: ({ index, rent, below }) =>
      `يحدد مؤشر الإيجارات لدى دائرة الأراضي والأملاك في دبي لهذا المسكن ${index} في السنة، وإيجاري الحالي وقدره ${rent} يقل عنه بنسبة ${below}.`,
    notBelow: ({ index, rent }) =>
      `يحدد مؤشر الإيجارات لدى دائرة الأراضي والأملاك في دبي لهذا المسكن ${index} في السنة، وإيجاري الحالي وقدره ${rent} لا يقل عنه.`,
    limited: ({ percent, highest }) =>
      `وبموجب المرسوم رقم 43 لسنة 2013 لا تتجاوز الزيادة في هذه الحالة ${percent}، فيكون الحد الأقصى للإيجار ${highest} في السنة.`,
    none: ({ highest }) =>
      `وبموجب المرسوم رقم 43 لسنة 2013 لا تجوز أي زيادة في هذه الحالة، فيبقى الإيجار ${highest} في السنة.`,
    asked: ({ asked }) => `وقد طلبتم ${asked}.`,
    offer: ({ highest }) => `يسعدني تجديد العقد بإيجار قدره ${highest}، وأرجو تأكيد ذلك كتابة.`,
    close: ({ tenant }) => `وتفضلوا بقبول فائق الاحترام،\n${tenant}`,
  },
  hi: {
    blanks: { landlord: 'मकान मालिक का नाम', home: 'इकाई और इमारत', tenant: 'आपका नाम' },
    greeting: ({ landlord }) => `प्रिय ${landlord},`,
    subject: ({ home }) => `${home} के किराया अनुबंध के नवीनीकरण के बारे में आपके संदेश के लिए धन्यवाद।`,
    renewal: ({ home, date }) => `${home} के किराया अनुबंध के ${date} को होने वाले नवीनीकरण के बारे में आपके संदेश के लिए धन्यवाद।`,
    below: ({ index, rent, below }) =>
      `दुबई लैंड डिपार्टमेंट का किराया सूचकांक इस घर के लिए साल का ${index} बताता है। मेरा किराया ${rent} है, जो उससे ${below} कम है।`,
    notBelow: ({ index, rent }) =>
      `दुबई लैंड डिपार्टमेंट का किराया सूचकांक इस घर के लिए साल का ${index} बताता है। मेरा किराया ${rent} है, जो उससे कम नहीं है।`,
    limited: ({ percent, highest }) =>
      `2013 के फ़रमान संख्या 43 के अनुसार ऐसे में बढ़ोतरी ${percent} तक सीमित है, इसलिए किराया साल का अधिकतम ${highest} हो सकता है।`,
    none: ({ highest }) =>
      `2013 के फ़रमान संख्या 43 के अनुसार ऐसे में कोई बढ़ोतरी नहीं की जा सकती, इसलिए किराया साल का ${highest} ही रहता है।`,
    asked: ({ asked }) => `आपने ${asked} माँगे हैं।`,
    offer: ({ highest }) => `मैं ${highest} पर ख़ुशी से नवीनीकरण के लिए तैयार हूँ। कृपया इसकी लिखित पुष्टि करें।`,
    close: ({ tenant }) => `सादर,\n${tenant}`,
  },
  ur: {
    blanks: { landlord: 'مالک مکان کا نام', home: 'یونٹ اور عمارت', tenant: 'آپ کا نام' },
    greeting: ({ landlord }) => `محترم ${landlord}،`,
    subject: ({ home }) => `${home} کے کرایہ نامے کی تجدید کے بارے میں آپ کے پیغام کا شکریہ۔`,
    renewal: ({ home, date }) =>
      `${home} کے کرایہ نامے کی ${date} کو ہونے والی تجدید کے بارے میں آپ کے پیغام کا شکریہ۔`,
    below: ({ index, rent, below }) =>
      `دبئی لینڈ ڈیپارٹمنٹ کا کرایوں کا اشاریہ اس گھر کے لیے سالانہ ${index} بتاتا ہے۔ میرا کرایہ ${rent} ہے، جو اس سے ${below} کم ہے۔`,
    notBelow: ({ index, rent }) =>
      `دبئی لینڈ ڈیپارٹمنٹ کا کرایوں کا اشاریہ اس گھر کے لیے سالانہ ${index} بتاتا ہے۔ میرا کرایہ ${rent} ہے، جو اس سے کم نہیں ہے۔`,
    limited: ({ percent, highest }) =>
      `2013 کے فرمان نمبر 43 کے مطابق ایسی صورت میں اضافہ زیادہ سے زیادہ ${percent} ہو سکتا ہے، اس لیے کرایہ سالانہ زیادہ سے زیادہ ${highest} ہو سکتا ہے۔`,
    none: ({ highest }) =>
      `2013 کے فرمان نمبر 43 کے مطابق ایسی صورت میں کوئی اضافہ نہیں ہو سکتا، اس لیے کرایہ سالانہ ${highest} ہی رہتا ہے۔`,
    asked: ({ asked }) => `آپ نے ${asked} طلب کیے ہیں۔`,
    offer: ({ highest }) => `میں ${highest} پر بخوشی تجدید کے لیے تیار ہوں۔ براہ کرم اس کی تحریری تصدیق کر دیں۔`,
    close: ({ tenant }) => `خیر اندیش،\n${tenant}`,
  },
};

const DECIMALS = 3;

function wordsOf(letter: RentLetter, locale: Locale, { blanks }: Template): Words {
  const tag = LOCALE_INFO[locale].format;
  const percentage = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: DECIMALS });
  const day = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const name = (key: 'landlord' | 'home' | 'tenant') => isolate(letter[key].trim() || `[${blanks[key]}]`);
  const amount = (value: number) => isolate(writeDirhams(value, locale));
  return {
    landlord: name('landlord'),
    home: name('home'),
    tenant: name('tenant'),
    date: letter.renewal === null ? '' : isolate(day.format(new Date(`${letter.renewal}T12:00:00Z`))),
    rent: amount(letter.rent),
    index: amount(letter.index),
    below: isolate(percentage.format(letter.belowIndex / 100)),
    percent: isolate(percentage.format(letter.percent / 100)),
    highest: amount(letter.highestRent),
    asked: letter.asked === null ? '' : amount(letter.asked),
  };
}

/** A reply to a rent increase by the rent law (Decree 43 of 2013), as paragraphs in a language of the user's choice. */
export function writeRentLetter(letter: RentLetter, locale: Locale): string[] {
  const template = TEMPLATES[locale];
  const words = wordsOf(letter, locale, template);
  const law = letter.percent > 0 ? template.limited(words) : template.none(words);
  return [
    template.greeting(words),
    letter.renewal === null ? template.subject(words) : template.renewal(words),
    `${letter.belowIndex > 0 ? template.below(words) : template.notBelow(words)} ${law}${letter.asked === null ? '' : ` ${template.asked(words)}`}`,
    template.offer(words),
    template.close(words),
  ];
}
