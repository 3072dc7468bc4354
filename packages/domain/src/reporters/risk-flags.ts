export const RISKS = [
  'named-person',
  'minor',
  'court',
  'religion',
  'national-symbols',
  'promotion',
  'medical-legal',
  'number-without-source',
] as const;
export type Risk = (typeof RISKS)[number];

/** Word boundaries of all four scripts; `\b` knows Latin letters only. */
const word = (alternatives: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'iu');

/** Words that call for a second look. They flag a text for the person who reviews it; they decide nothing. */
const WORDS: Record<Exclude<Risk, 'named-person' | 'number-without-source'>, RegExp> = {
  minor: word(
    'child|children|minor|minors|teenager|schoolboy|schoolgirl|\\d{1,2}-year-old|طفل|طفلة|أطفال|قاصر|قاصرين|बच्चा|बच्ची|बच्चे|नाबालिग|بچہ|بچی|بچے|نابالغ',
  ),
  court: word(
    'court|courts|prosecutor|prosecutors|prosecution|trial|accused|convicted|sentenced|arrested|محكمة|المحكمة|محاكم|النيابة|متهم|المتهم|حُكم|अदालत|अभियोजन|आरोपी|गिरफ़्तार|दोषी|عدالت|استغاثہ|ملزم|گرفتار|مجرم',
  ),
  religion: word(
    'mosque|prayer|prayers|Ramadan|Eid|Islam|Islamic|Muslim|church|temple|Quran|مسجد|صلاة|الصلاة|رمضان|عيد|إسلام|الإسلام|قرآن|القرآن|كنيسة|मस्जिद|नमाज़|रमज़ान|ईद|इस्लाम|मंदिर|क़ुरान|نماز|عید|اسلام|مندر|قرآن',
  ),
  'national-symbols': word(
    'flag|anthem|emblem|ruler|crown prince|royal family|sheikh|sheikha|علم الدولة|العلم|النشيد|الشعار|حاكم|ولي العهد|الشيخ|الشيخة|झंडा|राष्ट्रगान|शासक|युवराज|शेख़|शेख|پرچم|قومی ترانہ|حکمران|ولی عہد|شیخ|شیخہ',
  ),
  promotion: word(
    'sponsored|discount|offer|offers|promo|promotion|book now|buy now|best price|limited time|exclusive|برعاية|خصم|عرض|عروض|احجز الآن|حصري|प्रायोजित|छूट|ऑफ़र|अभी बुक|विशेष ऑफ़र|اسپانسر|رعایت|آفر|ابھی بک',
  ),
  'medical-legal': word(
    'treatment|diagnosis|medicine|dose|vaccine|doctor|hospital|law|legal|lawyer|visa|fine|fines|علاج|دواء|جرعة|لقاح|طبيب|مستشفى|قانون|محام|تأشيرة|غرامة|इलाज|दवा|टीका|डॉक्टर|अस्पताल|क़ानून|वकील|वीज़ा|जुर्माना|علاج|دوا|ویکسین|ڈاکٹر|ہسپتال|قانون|وکیل|ویزا|جرمانہ',
  ),
};

const TITLED = word(
  'Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Sheikha?|HH|Eng\\.?|Professor|السيد|السيدة|الدكتور|الدكتورة|الشيخ|الشيخة|المهندس|श्री|श्रीमती|डॉ\\.?|शेख़?|جناب|محترمہ|ڈاکٹر|شیخ|شیخہ',
);
/** Two capitalised words beside a verb of speech: how English news names a person. */
const SPEAKER =
  /\p{Lu}\p{Ll}+(?: (?:Al|bin|bint))? \p{Lu}\p{Ll}+,? (?:said|says|told|announced|added)|(?:said|says|added) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** What a person has to look at in a text, by its words. */
export function risksOf(text: string): Risk[] {
  const named: Risk[] = TITLED.test(text) || SPEAKER.test(text) ? ['named-person'] : [];
  const others = (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((risk) => WORDS[risk].test(text));
  return [...named, ...others];
}
