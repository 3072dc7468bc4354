import { storedStrings } from './plain-words.ts';
import { type CheckedItem, type Found, textsOf } from './rule.ts';

/** A word that ends where a fact begins, or begins where one ends. */
const GLUED = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)?\{\{[^{}]+\}\}([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)?/gu;
/** Arabic writes "and", "so", "with", "for" and "like" without a space before the next word. */
const ARABIC_PREFIX = /^[وفبلك]{1,2}$/u;

/** A fact without a space to its word: users would read "costsAED 6". */
export function checkGluedFacts(item: CheckedItem): Found[] {
  return textsOf(item).flatMap(([locale, text]): Found[] => {
    const glued = storedStrings(text)
      .flatMap((part) => [...part.matchAll(GLUED)])
      .filter(([, before, after]) => (before !== undefined && !ARABIC_PREFIX.test(before)) || after !== undefined)
      .map(([found]) => found);
    const [first] = glued;
    if (first === undefined) return [];
    return [{ locale, subject: 'glued', evidence: [...new Set(glued)].slice(0, 5).join(' · ') }];
  });
}
