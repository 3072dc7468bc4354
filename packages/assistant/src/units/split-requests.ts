import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { classifyTopic } from '../classifier/classify.ts';
import { askedTerms } from '@dalil/search/asked-terms.ts';
import { readQuantities } from '../read-quantities.ts';
import { certaintyOfFirst, rankUnits } from './rank-units.ts';
import { unitName } from './unit.ts';

/** Where one request may end and another begin: marks, and the words that join in the four languages and in Latin letters. */
const JOINTS =
  /[?؟.!;؛।۔\n]+|,|،|(?<!\p{L})(?:and also|and|also|plus|then|aur|or|n|w|wa|kaman|ba3dein|और|तथा|साथ ही|और हाँ|اور|نیز|و|وكم|وكذلك|كمان)(?!\p{L})| (?=و(?:كم|بكم|هل|متى|أين|اين|وين|كيف|شو|ايش)\s)/giu;
const LEAST_TERMS = 2;
const MAX_SPLITS = 4;
/** Both parts are understood this well, so that a phrase such as "salt and pepper" stays together. */
const SURE_PART = 0.65;

/** The two requests of a message that asks for two things, each as written. Null where it asks for one. */
export async function splitRequests(
  text: string,
  guide: AnswerGuide,
  locale: Locale,
): Promise<readonly [string, string] | null> {
  // Several numbers belong to one sum: "my rent is 80,000 and the index 100,000".
  if (readQuantities(text).length > 1) return null;
  const joints = [...text.matchAll(JOINTS)].map((match) => [match.index, match.index + match[0].length] as const);
  const splits = joints
    .map(([end, start]) => [text.slice(0, end).trim(), text.slice(start).trim()] as const)
    .filter((parts) => parts.every((part) => askedTerms(part).length >= LEAST_TERMS))
    .slice(0, MAX_SPLITS);
  let best: { parts: readonly [string, string]; certainty: number } | null = null;
  for (const parts of splits) {
    const [one, other] = await Promise.all(
      parts.map((part) => rankUnits({ text: part, before: null, topics: classifyTopic(part) }, guide, locale)),
    );
    const [first, second] = [one?.units[0]?.unit, other?.units[0]?.unit];
    if (!one || !other || !first || !second || unitName(first) === unitName(second)) continue;
    const certainty = Math.min(certaintyOfFirst(one), certaintyOfFirst(other));
    if (certainty >= Math.max(SURE_PART, best?.certainty ?? 0)) best = { parts, certainty };
  }
  return best?.parts ?? null;
}
