import type { GuideText } from './answer-guide.ts';
import type { Evidence } from './find-evidence.ts';
import { readWords } from './lexicon/find-senses.ts';
import type { Question } from './read-question.ts';
import { wordWeight } from './sense-weights.ts';

/** The weight of each word without a sense, by the texts that have it. */
export function wordWeights({ others }: Question, { texts }: Pick<Evidence, 'texts'>): Map<string, number> {
  const all = texts.map(({ text }) => stemsOfText(text));
  return new Map(
    others.map((word) => {
      const stems = readWords(word).map(({ stem }) => stem);
      return [word, wordWeight(all.filter((known) => stems.some((stem) => known.has(stem))).length)];
    }),
  );
}

const stemsInTexts = new WeakMap<GuideText, ReadonlySet<string>>();

function stemsOfText(text: GuideText): ReadonlySet<string> {
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

/** Whether a text has a word, by the stems it is compared by. */
export function hasWord(stems: ReadonlySet<string>, word: string): boolean {
  return readWords(word).some(({ stem }) => stems.has(stem));
}
