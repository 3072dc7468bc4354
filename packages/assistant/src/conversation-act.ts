import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { QuestionInput, Turn } from './answer.ts';
import { PHRASES } from './match-phrases.ts';

/**
 * What a message asks of the answer before it: to say it shorter, longer or in another language, to say how sure it is, or to try
 * again, because it was not what was asked.
 */
export type ConversationAct = { kind: 'shorter' | 'longer' | 'sure' | 'again' } | { kind: 'language'; locale: Locale };

/** A longer message is a question of its own. One that begins by doubting the answer may say why. */
const MAX_WORDS = 9;
const MAX_DOUBT = 14;

const SHORTER =
  /\b(?:shorter|short (?:answer|version)|in short|briefly|brief|tl ?dr|summari[sz]e|(?:be|more) concise|too long|one (?:line|sentence)|chh?ot[ae]|mukhtasar|sankshep|ikhtisar|mokhtasar|mo5tasar|b?ikhtisar)\b|باختصار|اختصر|اختصار|مختصر|أقصر|اقصر|छोटा|संक्षेप|कम शब्द|مختصر کر/iu;
const LONGER =
  /\b(?:tell me more|more (?:info|information|details?|please)|in (?:more )?detail|details please|explain(?: more)?|elaborate|go on|aur batao|aur bataiye|aur btao|thoda aur|detail me(?:in)?|tafseel|vistaar|zyada batao|ziyada batao|akthar|a?kthar|tafaseel|tafasil)\b|المزيد|أكثر تفصيل|تفاصيل اكثر|تفاصيل أكثر|زيدني|بالتفصيل|اشرح|और बताओ|और बताइए|और जानकारी|विस्तार|ज़्यादा बताओ|مزید|اور بتائ|اور بتاؤ|تفصیل/iu;
const SURE =
  /\b(?:are (?:you|u) sure|r u sure|you sure|u sure|sure about (?:that|this)|really|is (?:that|this) (?:right|true|correct|still true)|says who|where (?:did|do) (?:you|u) get (?:this|that)|(?:what(?:'?s| is) (?:your|the) )?source|pakka|pakki|sach me(?:in)?|yakeen|yaqeen|wa?qai|mutaakid|mota2aked|mt2ked|met2aked|akeed|akid)\b|متأكد|متاكد|أكيد|اكيد|هل هذا صحيح|مصدر|पक्का|सच में|यकीन|क्या यह सही|स्रोत|پکا|یقین|واقعی|کیا یہ درست|کیا یہ صحیح|ماخذ/iu;
/** A message that begins so doubts the answer, whatever reason follows. */
const DOUBT =
  /^\s*(?:are (?:you|u) sure|r u sure|(?:you|u) sure|sure about|pakka\b|pakki\b|sach me(?:in)?\b|akeed\b|mota2aked|متأكد|متاكد|أكيد|اكيد|पक्का|सच में|پکا|یقین|واقعی)/iu;
const AGAIN =
  /\b(?:(?:that'?s|thats|this is|its|it'?s) (?:not|wrong)|not what i (?:asked|meant|wanted)|wrong|incorrect|(?:that )?did ?n[o']?t help|doesn'?t help|not helpful|useless|i (?:don'?t|dont) understand|(?:you|u) (?:did ?n[o']?t|didnt) (?:answer|understand)|samajh na(?:h|hi|hin)? ?(?:aaya|aya|ayi)|samjha nahi|galat|ghalat|ye nahi poocha|yeh nahi pucha|mafhemt|ma fahamt|ma fhmt|mu hatha|mish haik|ghalat)\b|ما فهمت|مو هذا|مش هذا|ليس هذا|غلط|خطأ|خطا|لم أسأل|ما سألت|समझ नहीं|ग़लत|गलत|यह नहीं पूछा|ये नहीं पूछा|سمجھ نہیں|غلط|یہ نہیں پوچھا/iu;

/** How each language is called in all of them. */
const LANGUAGES: Readonly<Record<Locale, RegExp>> = inEveryLanguage((locale) => {
  const names = (PHRASES[locale]?.languageNames ?? '').split(', ').filter(Boolean);
  return new RegExp(`(?<!\\p{L})(?:ب|بال|ال)?(?:${names.join('|') || '$^'})(?!\\p{L})`, 'iu');
});
/** What surrounds the name of a language where a translation is asked for, and in none of the questions about languages. */
const IN_LANGUAGE =
  /\b(?:in|into|me|mein|mai|b|bil|bel|translate|reply|answer|say|speak|batao|bataiye|bolo|btao|please|pls)\b|^\s*\S+\s*$|ب(?:ال)|में|میں|ترجم|अनुवाद|ترجمہ/iu;
/** Words that may stand in an act of talk and add nothing to it. */
const FILLERS =
  /\b(?:no|nope|nah|ok|okay|hey|hmm+|pls|please|but|and|so|can|could|u|you|it|that|this|the|a|say|make|give|me|i|want|wanted|asked|meant|just|about|now|again|answer|reply|tell|jawab|jawaab|batao|bataiye|nahi|nahin|nai|na|mujhe|ji|bhai|karo|kar|do|dein|la2|la|laa)\b|لا|من فضلك|لو سمحت|ممكن|नहीं|मुझे|कृपया|जी|जवाब|उत्तर|दो|दीजिए|बताओ|में|نہیں|مجھے|براہ کرم|جی|جواب|دو|دیں|بتاؤ|میں|الجواب|الإجابة/giu;

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

/** The act of a message that only says something about the answer before it, and null for a question. */
export function readConversationAct(text: string): ConversationAct | null {
  const length = wordsIn(text).length;
  if (length <= MAX_DOUBT && DOUBT.test(text)) return { kind: 'sure' };
  if (length > MAX_WORDS) return null;
  const language = LOCALES.find((locale) => LANGUAGES[locale].test(text));
  if (language && IN_LANGUAGE.test(text) && isBare(text, [LANGUAGES[language], IN_LANGUAGE])) {
    return { kind: 'language', locale: language };
  }
  const acts = [
    ['shorter', SHORTER],
    ['longer', LONGER],
    ['sure', SURE],
    ['again', AGAIN],
  ] as const;
  const found = acts.find(([, words]) => words.test(text));
  return found && isBare(text, [found[1]]) ? { kind: found[0] } : null;
}

/** Few words are left besides those of the act: "no, the price" is a question, "that's wrong" is not. */
function isBare(text: string, acts: readonly RegExp[]): boolean {
  const rest = acts.reduce((left, words) => left.replace(new RegExp(words.source, 'giu'), ' '), text);
  return wordsIn(rest.replace(FILLERS, ' ')).length <= 1;
}

/** What comes before what is asked instead: "no thats not what i asked, i want the price". */
export const CORRECTION =
  /^\s*(?:(?:no|nope|nah|wrong|sorry)\b[\s,.!]*(?:(?:that'?s|thats|this is|it'?s|its) )?(?:not (?:what i (?:asked|meant|wanted)|that))?|(?:that'?s|thats|this is|it'?s|its) not what i (?:asked|meant|wanted)|not that)[\s,.:;!-]+(?:i (?:asked|meant?|said|want(?:ed)?|am asking)(?: for| about)?\s+)?|^\s*i meant?\s+|^\s*(?:لا|كلا)[\s،,]+(?:(?:قصدت|أقصد|اقصد|أريد|اريد|سألت عن)\s+)?|^\s*(?:नहीं|نہیں|nahi|nahin|nai)[\s,،।۔]+(?:(?:मुझे|مجھے|mujhe|mera matlab|میرا مطلب)\s+)?/iu;

/** A question without the words by which it corrects the one before: "the price". The whole text if it corrects nothing. */
export function withoutCorrection(text: string): string {
  const rest = text.replace(CORRECTION, '').trim();
  return wordsIn(rest).length > 0 ? rest : text;
}

/** The last turn that asked something, with those before it; null if none did. */
function lastQuestion(before: readonly Turn[]): { turn: Turn; before: readonly Turn[] } | null {
  const at = before.findLastIndex(({ question }) => readConversationAct(question) === null);
  const turn = before[at];
  return turn ? { turn, before: before.slice(0, at) } : null;
}

/** The question that an act repeats, as it is to be answered now. Null if the message is a question, or nothing was asked before. */
export function repeatedQuestion(
  input: QuestionInput,
): { act: ConversationAct; input: QuestionInput; locale: Locale | null } | null {
  const act = readConversationAct(input.question);
  const last = act && lastQuestion(input.before);
  if (!act || !last) return null;
  const responseStyle =
    act.kind === 'shorter' || act.kind === 'sure' ? 'brief' : act.kind === 'longer' ? 'detailed' : null;
  return {
    act,
    locale: act.kind === 'language' ? act.locale : null,
    input: {
      ...input,
      question: last.turn.question,
      before: last.before,
      preferences: { ...input.preferences, ...(responseStyle && { responseStyle }) },
    },
  };
}
