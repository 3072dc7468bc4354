import { foldWord } from './number-words.ts';
import { isDateName, isKnown, knownValues, statedValues } from './written-values.ts';

/** Why a sentence of a model may not stand. */
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

/** A sentence as the model wrote it, without its marks, and the ids it names, `fact/visa-overstay`. */
export type DraftSentence = { text: string; cited: readonly string[] };
export type CheckedSentence = DraftSentence & { strikeReason: StrikeReason | null };

/** What the tools returned in this answer, by id: all that a sentence may rest on. */
export type CitedItems = ReadonlyMap<string, string>;

/** A sentence that shares fewer of its words with its sources says something else. */
const LEAST_SHARED = 0.2;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu;
const MARKUP = /<\s*[/!a-z]|&[a-z#0-9]+;|\]\(|javascript:/iu;
/** Names readers know without a source, and words that English writes with a capital. */
const KNOWN_NAMES = new Set('dubai uae united arab emirates emirate aed am pm i salik nol dewa ejari'.split(' '));

/** CHAT-2: each sentence of a draft with the reason to strike it, or null. */
export function checkAnswer(draft: readonly DraftSentence[], items: CitedItems): CheckedSentence[] {
  return draft.map((sentence) => ({ ...sentence, strikeReason: checkSentence(sentence, items) }));
}

/**
 * Whether a sentence may stand: it names items that the tools returned, and every number, date, time, price, telephone
 * number, address and name in it is theirs, and some of its other words too.
 */
export function checkSentence({ text, cited }: DraftSentence, items: CitedItems): StrikeReason | null {
  if (MARKUP.test(text)) return 'markup';
  if (cited.length === 0) return 'uncited';
  if (cited.some((id) => !items.has(id))) return 'unknown_citation';
  const source = cited.map((id) => items.get(id) ?? '').join('\n');
  const known = knownValues(source);
  for (const value of statedValues(text)) {
    if (!isKnown(value, known)) return value.kind === 'address' ? 'made_up_address' : 'made_up_number';
  }
  const words = new Set(wordsOf(source));
  if (namesIn(text).some((name) => !words.has(name) && !KNOWN_NAMES.has(name) && !isDateName(name)))
    return 'made_up_name';
  return isShared(text, source) ? null : 'not_in_source';
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => foldWord(word).replace(/['’]s$/u, ''));
}

/** Words with a capital that do not begin the sentence: in Latin script, names. */
function namesIn(text: string): string[] {
  const names = Array.from(text.matchAll(WORD)).filter(
    ({ 0: word, index }) => /^\p{Lu}/u.test(word) && !/(?:^|[.!?:;“"'(]\s*)$/u.test(text.slice(0, index)),
  );
  return names.flatMap(([word]) => wordsOf(word));
}

/** The beginning of a word, which its forms have in common; nothing of short words, which all texts share. */
function stemOf(word: string): string | null {
  const isLatin = /^[a-z]/u.test(word);
  const bare = isLatin ? word : word.replace(/^(?:وال|بال|لل|ال)/u, '');
  if (bare.length < (isLatin ? 4 : 3)) return null;
  return bare.slice(0, isLatin ? 4 : 3);
}

function isShared(text: string, source: string): boolean {
  const stems = wordsOf(text).flatMap((word) => stemOf(word) ?? []);
  if (stems.length === 0) return true;
  const known = new Set(wordsOf(source).flatMap((word) => stemOf(word) ?? []));
  const shared = stems.filter((stem) => known.has(stem)).length;
  return shared >= Math.max(1, Math.ceil(stems.length * LEAST_SHARED));
}
