import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';

/** A phrase by its stems, and what it stands for. */
export type Phrase<Meaning> = { meaning: Meaning; stems: readonly string[] };

export const stemsIn = (text: string): string[] => splitWords(text).map((word) => stemWord(word.text));

/** The longest first, so that a dental clinic is no clinic of any sort. */
export function phrasesOf<Meaning extends string>(
  tables: readonly Readonly<Record<Meaning, readonly string[]>>[],
): Phrase<Meaning>[] {
  return tables
    .flatMap((table) =>
      Object.entries<readonly string[]>(table).flatMap(([meaning, phrases]) =>
        phrases.map((phrase) => ({ meaning: meaning as Meaning, stems: stemsIn(phrase) })),
      ),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length);
}

/** The phrases that a text has, each once, and its other words. */
export function takePhrases<Meaning>(
  text: string,
  phrases: readonly Phrase<Meaning>[],
): { found: Phrase<Meaning>[]; others: string[] } {
  let others = splitWords(text).map((word) => word.text);
  const found: Phrase<Meaning>[] = [];
  for (const phrase of phrases) {
    const stems = others.map((word) => stemWord(word));
    const at = stems.findIndex((_, from) => phrase.stems.every((stem, offset) => stems[from + offset] === stem));
    if (at < 0) continue;
    found.push(phrase);
    others = others.toSpliced(at, phrase.stems.length);
  }
  return { found, others };
}
