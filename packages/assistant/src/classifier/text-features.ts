/** A feature is a bucket number of this many bits. With 2^20 buckets about four in a hundred unknown features meet a known one. */
export const BUCKET_BITS = 20;
const MIN_GRAM_LENGTH = 2;
const MAX_GRAM_LENGTH = 5;

/** Vowel marks, the Arabic lengthening stroke and the Devanagari dot below are typed or not. */
const OPTIONAL_MARKS = /[\u064b-\u065f\u0670\u0640\u093c]/gu;

/**
 * A text without the differences that mean nothing: case, vowel marks, keyboards of neighbouring languages, which number it is,
 * and letters typed three times or more.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(OPTIONAL_MARKS, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll(/[یىئ]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ہھۃة]/gu, 'ه')
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/(.)\1{2,}/gu, '$1$1');
}

/** The bucket of a feature: FNV-1a with its high bits mixed in, the same on every machine. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - BUCKET_BITS);
}

/** The words of a normalized text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * The features of a text, each with its count: words, pairs of words, and the runs of 2 to 5 letters within a word and its edges.
 */
export function featuresOf(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (feature: string) => {
    const bucket = bucketOf(feature);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  };
  const words = wordsOf(normalizeText(text));
  for (const [at, word] of words.entries()) {
    add(`w${word}`);
    if (at > 0) add(`w${words[at - 1]} ${word}`);
    const letters = Array.from(` ${word} `);
    for (let length = MIN_GRAM_LENGTH; length <= MAX_GRAM_LENGTH; length += 1) {
      for (let from = 0; from + length <= letters.length; from += 1) {
        add(`c${letters.slice(from, from + length).join('')}`);
      }
    }
  }
  return counts;
}

/** Added to the squared length of a text, so that a word or two weigh less than a sentence. */
const SHORT_TEXT = 10;

/** The weight of each feature in a text: repeats count less, and long texts weigh as much as short ones. */
export function weighFeatures(counts: ReadonlyMap<number, number>): Map<number, number> {
  const weights = new Map<number, number>();
  let square = SHORT_TEXT;
  for (const [bucket, count] of counts) {
    const weight = 1 + Math.log(count);
    weights.set(bucket, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square);
  for (const [bucket, weight] of weights) weights.set(bucket, weight / length);
  return weights;
}
