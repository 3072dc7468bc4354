import file from '@dalil/search/words/meanings.json' with { type: 'json' };
import { bucketOf, featuresOf, normalizeText, wordsOf } from './text-features.ts';

let meanings: ReadonlyMap<string, readonly string[]> | undefined;
const MAX_MEANINGS = 2;

/** By word as typed in Arabic, Hindi or Urdu, also in Latin letters and in dialects: what it means in English. */
function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, string[]>();
  for (const line of file.words) {
    const [meaning = '', ...written] = line.split(' ');
    for (const word of written) {
      const [key, ...others] = wordsOf(normalizeText(word));
      if (key === undefined || others.length > 0) continue;
      const known = read.get(key) ?? [];
      if (known.length < MAX_MEANINGS) read.set(key, [...known, meaning]);
    }
  }
  return read;
}

/**
 * The features of a text, and as words of the text also what its words mean in English, so that a topic learned in one language
 * and script is known in the others. Safety is decided without: there every word counts as it is written.
 */
export function topicFeaturesOf(text: string): Map<number, number> {
  meanings ??= readMeanings();
  const counts = featuresOf(text);
  for (const word of wordsOf(normalizeText(text))) {
    for (const part of (meanings.get(word) ?? []).flatMap((meaning) => meaning.split('_'))) {
      const bucket = bucketOf(`w${part}`);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
  }
  return counts;
}
