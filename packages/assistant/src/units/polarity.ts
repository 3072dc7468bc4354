import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { FactVerdict } from '@dalil/domain/guide/fact.ts';

/**
 * Which of two opposite things a text asks or states: that something is allowed, or that it is forbidden or punished. `unclear` has
 * words for both, or denies one of them. Null for a text about neither.
 */
export type Polarity = 'permits' | 'forbids' | 'unclear';

/** Words that deny something before or behind the word for it: "no fine", "मना नहीं". */
const DENIED =
  /\b(?:not?|isnt|arent|never|without|mish|mu|mafi|ma fi) (?:an? |any |really )?(?:illegal|forbidden|banned|prohibited|crime|offen[cs]e|problem|issue|trouble|fines?|penalty|mamnoo?3|haram|mushkila?)\b|\b(?:koi|koyi) (?:masla|problem|jurmana|fine|dikkat)\b.{0,12}\b(?:nahi[n]?|nai)\b|\b(?:mana|problem|jurmana|illegal|masla|dikkat) (?:to )?(?:nahi[n]?|nai)\b|(?:ليس|ليست|مش|مو|ما في|ما فيه|ما عليه|بدون|لا يوجد|لا توجد) (?:ب?ممنوع|محظور|حرام|غرامة|مخالفة|مشكلة|جريمة)|(?:मना|गैरकानूनी|ग़ैरकानूनी|जुर्म|अपराध|समस्या|दिक्कत|जुर्माना) (?:तो )?(?:नहीं|नही)|(?:منع|غیر قانونی|جرم|مسئلہ|جرمانہ) (?:تو )?نہیں/u;
const NOT_ALLOWED =
  /\b(?:not|isnt|arent|never) (?:legal|allowed|permitted|ok|okay|fine)\b|\b(?:allowed|legal|permitted|ijazat) (?:nahi[n]?|nai)\b|(?:غير|ليس|مش|مو) (?:مسموح|قانوني|جائز)|لا يجوز|लीगल नहीं|(?:इजाज़त|इजाजत|अनुमति) नहीं|اجازت نہیں/u;
const FORBIDS =
  /\b(?:illegal|unlawful|forbidden|banned?|prohibited|against (?:the )?(?:law|rules)|outlawed|crimes?|offen[cs]es?|criminal|punish\w*|punishable|penalt\w*|fined|a fine|any fines?|fines? for|be problems?|a problem|any problem|trouble|arrested|jailed|deported|haram|ma?mnoo?3?|jurm|jurmana|saza|ghair ?qanooni|gair ?kanooni|mana|pabandi|mukhalaf[ae]|gharam[ae])\b|ممنوع|محظور|يحظر|يمنع|حرام|غير قانوني|مخالف|غرام[ةه]|جريمة|يعاقب|عقوب|عقاب|مشكلة|मना(?:ही)?(?=\s|$|है)|ग़ैरक़ानूनी|ग़ैरकानूनी|गैरकानूनी|गैर-कानूनी|प्रतिबंध|पाबंदी|पाबन्दी|जुर्म|अपराध|सज़ा|सजा|दंड|جرم|جرمان|سزا|منع|ممنوع|غیر قانونی|پابندی|خلاف قانون|قانون کے خلاف/u;
const PERMITS =
  /\b(?:allowed|legal|permitted|lawful|ok|okay|fine to|fine if|masmoo?7|masmuh|yajooz|yjooz|ijazat|ijaazat)\b|مسموح|يجوز|جائز|(?<!غير )قانوني|इजाज़त|इजाजत|अनुमति|(?<!ग़ैर|गैर|गैर-)कानूनी|(?<!ग़ैर)क़ानूनी|اجازت|(?<!غیر )قانونی/u;
/** What a sentence of the guide says of what one may do. */
const MAY = /\b(?:may|can|free to)\b|يمكن|يجوز|يسمح|तक सकते|सकते|सकता|सकती|سکتے|سکتا|سکتی/u;
/** A sentence on what follows from an offence. */
const PUNISHES =
  /\b(?:fine|fines|points|impound\w*|prison|jail|offence)\b|غرامة|نقاط|نقطة|حجز|السجن|जुर्माना|अंक|ज़ब्त|जेल|क़ैद|جرمان|پوائنٹ|ضبط|قید/u;

const plainly = (text: string) => text.toLowerCase().replaceAll(/[’']/gu, '').replaceAll(/\s+/gu, ' ');

/** What a question asks for. */
export function polarityOf(text: string): Polarity | null {
  const plain = plainly(text);
  if (DENIED.test(plain)) return 'unclear';
  const isNotAllowed = NOT_ALLOWED.test(plain);
  const rest = isNotAllowed ? plain.replace(NOT_ALLOWED, ' ') : plain;
  const forbids = isNotAllowed || FORBIDS.test(rest);
  const permits = PERMITS.test(rest);
  if (forbids && permits) return 'unclear';
  return forbids ? 'forbids' : permits ? 'permits' : null;
}

/** A sum that a question names is what it asks about: "is the fine 400" is no question for whether there is one. */
const SUM = /\d/u;

/**
 * The verdict of a fact for a question. It answers whether something is allowed; where a fact states what an offence costs, "no" says
 * that it is not, and "yes" that this follows. Null where no yes or no is certain.
 */
export function turnedVerdict(verdict: FactVerdict, sentence: string, question: string): FactVerdict | null {
  const asked = polarityOf(question);
  if (asked === 'unclear') return null;
  const said = plainly(sentence);
  const isPenalty = PUNISHES.test(said);
  if (asked === 'forbids') {
    if (verdict === 'depends') return 'depends';
    if (isPenalty && SUM.test(normalizeDigits(question))) return null;
    if (verdict === 'no') return 'yes';
    if (isPenalty) return 'yes';
    return MAY.test(said) || PERMITS.test(said) ? 'no' : null;
  }
  return asked === 'permits' && verdict === 'yes' && isPenalty && !MAY.test(said) ? null : verdict;
}

/** The yes or no with which a text answers its title, for a question that may ask for the opposite. Null where neither is certain. */
export function turnedOpening(said: 'yes' | 'no', title: string, question: string): 'yes' | 'no' | null {
  const asked = polarityOf(question);
  const own = polarityOf(title);
  if (asked === 'unclear' || own === 'unclear') return null;
  if ((asked === 'forbids') === (own === 'forbids')) return said;
  return said === 'yes' ? 'no' : 'yes';
}
