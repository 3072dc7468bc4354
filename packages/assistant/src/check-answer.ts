import { normalizeWord } from './number-words.ts';
import { isDateName, isKnown, knownValues, statedValues } from './written-values.ts';

/** Reasons to strike a sentence of a model. */
export const STRIKE_REASONS = [
  'uncited',
  'unknown_citation',
  'made_up_number',
  'made_up_name',
  'made_up_address',
  'not_in_source',
  'markup',
] as const;
export type StrikeReason = (typeof STRIKE_REASONS)[number];

/** A sentence as the model wrote it, without marks, and the ids it cites, for example `fact/visa-overstay`. */
export type DraftSentence = { text: string; cited: readonly string[] };
export type CheckedSentence = DraftSentence & { strikeReason: StrikeReason | null };

/** The items that the tools returned for this answer, by id. A sentence may cite only these. */
export type CitedItems = ReadonlyMap<string, string>;

/** A sentence that shares a smaller part of its words with its sources states something else. */
const MIN_SHARED = 0.4;
/** A verdict, or text after a colon or a dash, has to share more than half. */
const MOSTLY = 0.51;
const CLAUSE = /[:;—–(]\s+|\s-\s/u;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu;
const MARKUP = /<\s*[/!a-z]|&[a-z#0-9]+;|\]\(|(?:javascript|vbscript|data):/iu;
/** Identifiers from code: `limit_secret`, `isAdmin`, `uid=*`. No sentence of a guide contains them. */
const CODE = /\p{L}_\p{L}|\p{Ll}\p{Lu}\p{Ll}|\p{L}=|[{}\\|`]/u;
const LATIN_WORD = /(?<![\p{L}\p{M}.])[A-Za-z]{3,}/gu;
/** Well-known names that need no source, and words that English capitalizes. */
const KNOWN_NAMES = new Set('dubai uae united arab emirates emirate aed am pm i salik nol dewa ejari'.split(' '));

/** Invisible characters, and characters that change the display order. */
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;
/** This many consecutive words of the instructions are not a coincidence. */
const REPEATED = 5;

/**
 * Words that decide the meaning of a sentence, in four languages. A source without a word of the same kind does not support the
 * sentence. No answer can state `done`, because answering performs no action.
 */
const VERDICTS: Record<string, string> = {
  free: 'free gratis مجاني مجانا مجانية मुफ़्त निःशुल्क مفت',
  allowed: 'allowed legal permitted may can مسموح قانوني قانونية يجوز يمكن अनुमति क़ानूनी कानूनी वैध اجازت قانونی جائز',
  forbidden: 'forbidden illegal prohibited banned not ممنوع محظور मना प्रतिबंधित نہیں ممنوع منع',
  ended: 'abolished cancelled canceled revoked void closed ألغي الغي ملغاة إلغاء रद्द बंद منسوخ بند ختم',
  none: 'no never nothing without zero لا بدون صفر कोई शून्य नहीं बिना کوئی صفر نہیں بغیر',
  done: 'approved deleted published unpublished renamed removed sent rated hacked تم حذف मिटा हटा कर दिया حذف مٹا دیے',
  all: 'all always every everything everywhere anywhere forever دائما للأبد كل हमेशा हर सब ہمیشہ ہر سب',
  half: 'half double twice نصف ضعف आधा दोगुना آدھا دوگنا',
};

const KIND_OF_WORD = new Map(
  Object.entries(VERDICTS).flatMap(([kind, words]) => words.split(' ').map((word) => [normalizeWord(word), kind])),
);

/** CHAT-2: each sentence of a draft with the reason to strike it, or null. */
export function checkAnswer(draft: readonly DraftSentence[], items: CitedItems): CheckedSentence[] {
  return draft.map((sentence) => ({ ...sentence, strikeReason: checkSentence(sentence, items) }));
}

/**
 * Whether a sentence passes the check. It must cite items that the tools returned. Every number, date, time, price, telephone
 * number, address, name and verdict in it must come from these items, and many of its other words too. Text of the model's
 * instructions is not an answer.
 */
export function checkSentence({ text, cited }: DraftSentence, items: CitedItems, stated = ''): StrikeReason | null {
  if (MARKUP.test(text)) return 'markup';
  if (repeats(text, stated)) return 'not_in_source';
  if (cited.length === 0) return 'uncited';
  if (cited.some((id) => !items.has(id))) return 'unknown_citation';
  const source = cited.map((id) => items.get(id) ?? '').join('\n');
  if ((text.match(HIDDEN) ?? []).some((letter) => !source.includes(letter))) return 'markup';
  const known = knownValues(source);
  for (const value of statedValues(text)) {
    if (!isKnown(value, known)) return value.kind === 'address' ? 'made_up_address' : 'made_up_number';
  }
  const words = new Set(wordsOf(source));
  if (namesIn(text).some((name) => !words.has(name) && !KNOWN_NAMES.has(name) && !isDateName(name)))
    return 'made_up_name';
  if (CODE.test(text) && !CODE.test(source)) return 'markup';
  if (isForeign(text) && (text.match(LATIN_WORD) ?? []).some((word) => !words.has(normalizeWord(word))))
    return 'made_up_name';
  const clauses = text.split(CLAUSE).slice(1);
  const isStated = isShared(text, source) && clauses.every((clause) => isShared(clause, source, MOSTLY));
  return isStated && isVerdictShared(text, source) ? null : 'not_in_source';
}

/** Whether the text is written in a non-Latin script, where a Latin word is a name. */
function isForeign(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);
}

/** The kinds of verdicts among the words. */
function verdictsIn(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => KIND_OF_WORD.get(word) ?? []));
}

/** Whether one sentence of the source states the same verdicts about the same things. */
function isVerdictShared(text: string, source: string): boolean {
  const verdicts = [...verdictsIn(wordsOf(text))];
  if (verdicts.length === 0) return true;
  return source.split(/[.!?।۔؟\n]+/u).some((line) => {
    const passed = verdictsIn(wordsOf(line));
    return verdicts.every((verdict) => passed.has(verdict)) && isShared(text, line, MOSTLY);
  });
}

/** Whether a sentence repeats the model's instructions. */
function repeats(text: string, stated: string): boolean {
  const all = ` ${wordsOf(stated).join(' ')} `;
  const words = stated === '' ? [] : wordsOf(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + REPEATED);
    return run.length === REPEATED && all.includes(` ${run.join(' ')} `);
  });
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => normalizeWord(word).replace(/['’]s$/u, ''));
}

/** Capitalized words that do not begin the sentence, and words in capitals only. In Latin script these are names. */
function namesIn(text: string): string[] {
  const names = Array.from(text.matchAll(WORD)).filter(
    ({ 0: word, index }) =>
      /^\p{Lu}{3}/u.test(word) || (/^\p{Lu}/u.test(word) && !/(?:^|[.!?:;“"'(]\s*)$/u.test(text.slice(0, index))),
  );
  return names.flatMap(([word]) => wordsOf(word));
}

/** The beginning of a word, shared by its inflected forms. Null for short words, which all texts share. */
function stemOf(word: string): string | null {
  const isLatin = /^[a-z]/u.test(word);
  const bare = isLatin ? word : word.replace(/^(?:وال|بال|لل|ال)/u, '');
  if (bare.length < (isLatin ? 4 : 3)) return null;
  return bare.slice(0, isLatin ? 4 : 3);
}

function isShared(text: string, source: string, min = MIN_SHARED): boolean {
  const stems = wordsOf(text).flatMap((word) => stemOf(word) ?? []);
  if (stems.length === 0) return true;
  const known = new Set(wordsOf(source).flatMap((word) => stemOf(word) ?? []));
  const shared = stems.filter((stem) => known.has(stem)).length;
  return shared >= Math.max(1, Math.ceil(stems.length * min));
}
