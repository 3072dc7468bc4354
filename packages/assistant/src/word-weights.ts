import type { GuideText } from './answer-guide.ts';
import type { Evidence } from './find-evidence.ts';
import { readWords } from './lexicon/find-senses.ts';
import type { Question } from './read-question.ts';
import { wordWeight } from './sense-weights.ts';

/** The stems of each word without a sense, by word. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

export function otherWords({ others }: Pick<Question, 'others'>): OtherWords {
  return new Map(others.map((word) => [word, readWords(word).map(({ stem }) => stem)]));
}

/** The weight of each word without a sense, by the texts that contain it. */
export function wordWeights({ others }: Question, { texts }: Pick<Evidence, 'texts'>): Map<string, number> {
  // Reading all texts is the main cost of a question, so it is skipped without such words.
  const all = others.length > 0 ? texts.map(({ text }) => stemsOfText(text)) : [];
  return new Map(
    Array.from(otherWords({ others }), ([word, stems]) => {
      return [word, wordWeight(all.filter((known) => hasOne(known, stems)).length)];
    }),
  );
}

const stemsInTexts = new WeakMap<GuideText, ReadonlySet<string>>();

/** The stems of a title, of all sentences and of their headings. */
export function stemsOfText(text: GuideText): ReadonlySet<string> {
  const known = stemsInTexts.get(text);
  if (known) return known;
  const stems = stemsOf([text.title, ...text.sentences.map((one) => `${one.heading ?? ''} ${one.text}`)].join(' '));
  stemsInTexts.set(text, stems);
  return stems;
}

/** The stems of a text, each once. */
export function stemsOf(text: string): Set<string> {
  return new Set(readWords(text).map(({ stem }) => stem));
}

/** Whether a text has one of the stems of a word. */
export function hasOne(known: ReadonlySet<string>, stems: readonly string[]): boolean {
  return stems.some((stem) => known.has(stem));
}
