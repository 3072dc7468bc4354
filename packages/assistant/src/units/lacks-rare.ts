import type { Locale } from '@dalil/domain/language/locale.ts';
import { askedTerms } from '@dalil/search/asked-terms.ts';
import { isCityAbroad } from '../other-cities.ts';
import { isVeryNear, type Ranking } from './rank-units.ts';
import type { Unit } from './unit.ts';

/** A word that hardly any unit is asked for with says what a question is about. */
const RARE = 5.65;
/** How a word sounds is no word of its own, a number is compared as one, and any day may be meant of a week. */
const NO_WORD = /^~|\p{N}|day$/u;
const LATIN = /^[a-z]+$/u;

/** A rare English word is seldom a form that the guide does not know, so a unit that lacks it has to be nearer. */
const NEAR_IN_ENGLISH = 1.7;

/**
 * Whether a unit lacks the word that a question is about: what it says is about something else, however alike the rest is, unless it is
 * very near in meaning. In other languages than English only words with a known meaning count, in Latin letters none: the rest may be
 * forms and spellings that the guide does not know.
 */
export function lacksRare(ranking: Ranking, unit: Unit, locale: Locale, least = RARE): boolean {
  const { weights, isRomanised } = ranking;
  const { titles, texts, asked, text } = unit;
  const ranked = ranking.units.find((one) => one.unit === unit);
  if (ranked && isVeryNear(ranking, ranked, locale === 'en' ? NEAR_IN_ENGLISH : undefined)) return false;
  const words = [...weights].filter(
    ([term]) => !NO_WORD.test(term) && !isCityAbroad(term) && !ranking.origin.has(term),
  );
  if (isRomanised || (locale !== 'en' && words.every(([term]) => LATIN.test(term)))) return false;
  const rare = words.filter(([term, weight]) => weight >= least && (locale === 'en' || LATIN.test(term)));
  if (rare.length === 0) return false;
  const met = new Set([...titles, ...texts, ...asked, ...(text?.details ?? [])].flatMap((one) => [...askedTerms(one)]));
  return rare.some(([term]) => !met.has(term) && !isCompoundOf(term, met));
}

const SHORTEST_PART = 3;

/** Whether a word is written of two others: a nightclub is a club at night. */
function isCompoundOf(term: string, met: ReadonlySet<string>): boolean {
  for (let at = SHORTEST_PART; at <= term.length - SHORTEST_PART; at += 1) {
    if (met.has(term.slice(0, at)) && met.has(term.slice(at))) return true;
  }
  return false;
}

/** The share of the weight of the heaviest word that a page has to meet to be near a question. */
const HEAVY_SHARE = 0.6;
/** So heavy a word is one of few pages. */
const HEAVY = 4.5;

/** Whether a unit has a heavy word of the question. One with only a light word in common is about something else. */
export function sharesHeavy({ weights }: Pick<Ranking, 'weights'>, { titles, texts, asked }: Unit): boolean {
  const words = [...weights].filter(([term]) => !NO_WORD.test(term) && !isCityAbroad(term));
  const most = Math.max(0, ...words.map(([, weight]) => weight));
  const met = new Set([...titles, ...texts, ...asked].flatMap((one) => [...askedTerms(one)]));
  return (
    words.length === 0 || words.some(([term, weight]) => weight >= Math.min(HEAVY, HEAVY_SHARE * most) && met.has(term))
  );
}
