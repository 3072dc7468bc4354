/** Words that say nothing about which event it is. */
const COMMON = new Set(
  'a an and at for from in live of on the to with by dubai uae event events دبي الامارات في من مع दुबई में का की और دبئی میں کا کی اور'.split(
    ' ',
  ),
);
const YEAR = /^(?:19|20)\d\d$/;
/** Of all words of two titles, how many are in both where they name the same event. */
const MOST = 0.75;

/** The words of a title or a place that tell it from others: without accents, years and common words. */
export function titleWords(text: string): Set<string> {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase();
  const all = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !COMMON.has(word) && !YEAR.test(word));
  return new Set(telling.length > 0 ? telling : all);
}

/** The share of the words of both that both have, 0 to 1. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** Whether one has all words of the other. */
export function isPartOf(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  return smaller.size > 0 && [...smaller].every((word) => larger.has(word));
}

/** Whether two titles name the same thing: nearly the same words, or two words at least that the other has too. */
export function areSimilar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return sharedWords(a, b) >= MOST || (Math.min(a.size, b.size) >= 2 && isPartOf(a, b));
}
