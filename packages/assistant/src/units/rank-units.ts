import type { Locale } from '@dalil/domain/language/locale.ts';
import { hasRomanised } from '@dalil/search/meanings.ts';
import { wordsIn } from '@dalil/search/split-words.ts';
import { askedTerms } from '@dalil/search/asked-terms.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { classify } from '../classifier/classify.ts';
import { countriesIn } from '../named-country.ts';
import type { TopicReading } from '../read-topic.ts';
import { readAsked } from './asked-question.ts';
import { adjust } from './adjust.ts';
import { predictTrees } from './boosted-trees.ts';
import { certaintyInputs, certaintyOf } from './certainty.ts';
import { findUnits } from './find-units.ts';
import model from './rank-model.json' with { type: 'json' };
import { nearnessOf } from './text-encoder.ts';
import type { Unit } from './unit.ts';
import { featuresOfUnits, UNIT_FEATURES } from './unit-features.ts';

export type RankedUnit = {
  unit: Unit;
  /** Its features (`unit-features.ts`). */
  row: Float64Array;
  /** How near its own questions are to the question in meaning: the nearest one and all together, -2 to 2. */
  nearness: number;
  /** That it answers the question, 0 to 1. */
  probability: number;
};

/** Units, the likeliest first, and the terms of the question. */
export type Ranking = {
  units: readonly RankedUnit[];
  terms: number;
  /** What each term of the question weighs: the rarer in the guide, the more. */
  weights: ReadonlyMap<string, number>;
  /** Whether the question is in another language in Latin letters. */
  isRomanised: boolean;
  /** Whether it has too few terms to be the question of one unit: "bus fare". */
  isGeneral: boolean;
  /** Whether it was read with the one before it. */
  isContinued: boolean;
  /** The terms of the country that something or somebody is from, which is not what the question is about. */
  origin: ReadonlySet<string>;
};

export const NO_RANKING: Ranking = {
  units: [],
  terms: 0,
  weights: new Map(),
  isRomanised: false,
  isGeneral: false,
  isContinued: false,
  origin: new Set(),
};

/** A unit that meets so little of a question, in whatever words, answers another one. */
const LEAST_COVER = 0.25;
const UNMET_CERTAINTY = 0.1;
const ALL_COVER = UNIT_FEATURES.indexOf('all cover');
/** A unit that is less near in meaning answers another question: hardly any that answers is, of messages on other matters a half. */
const LEAST_NEARNESS = 1.1;

/** How sure it is that the first of these units answers the question, 0 to 1. */
export function certaintyOfFirst(ranking: Ranking): number {
  const [first] = ranking.units;
  if (!first) return 0;
  const certainty = mayBeNear(ranking)
    ? certaintyOf(model.certaintyByNearness, [...inputsOfFirst(ranking), ...nearnessOfFirst(ranking)])
    : certaintyOf(model.certainty, inputsOfFirst(ranking));
  if (isVeryNear(ranking, first)) return Math.max(certainty, NEAR_CERTAINTY);
  const isOfOther = (first.row[ALL_COVER] ?? 0) < LEAST_COVER || isFar(first);
  return isOfOther ? Math.min(certainty, UNMET_CERTAINTY) : certainty;
}

/** Of questions with a unit as near and likely as this first 85 % are answered by it; of messages on other matters 3 % have one. */
const VERY_NEAR = 1.5;
const LIKELY = 0.5;
const ABOUT_AS_NEAR = 0.1;
const NEAR_CERTAINTY = 0.55;

/** Whether a unit is so near the question in meaning that it answers whatever words it lacks. */
export function isVeryNear(ranking: Ranking, one: RankedUnit, least = VERY_NEAR): boolean {
  const { unit, nearness, probability } = one;
  return (
    mayBeNear(ranking) &&
    nearness >= least &&
    probability >= LIKELY &&
    ranking.units.every((other) => isSameMatter(other.unit, unit) || other.nearness <= nearness + ABOUT_AS_NEAR)
  );
}

/**
 * Whether nearness tells how sure it is: of a general question many units are near, a place or an event is asked for by its name, and a
 * message that follows another says a part of what is meant.
 */
export function mayBeNear({ units: [first], isGeneral, isContinued }: Ranking): boolean {
  return first !== undefined && !isNamed(first) && !isGeneral && !isContinued;
}

/** What the certainty is learned from. */
export function inputsOfFirst(ranking: Ranking): number[] {
  const [first] = ranking.units;
  if (!first) return [];
  const probabilities = [first, ...othersOf(ranking).slice(0, 1)].map(({ probability }) => probability);
  return certaintyInputs(probabilities, first.row, ranking.terms);
}

/** How near the first unit is to the question in meaning, and by how much it is nearer than any unit on another matter. */
export function nearnessOfFirst(ranking: Ranking): number[] {
  const nearness = ranking.units[0]?.nearness ?? 0;
  return [nearness, nearness - Math.max(LEAST_NEARNESS, ...othersOf(ranking).map((one) => one.nearness))];
}

/** A fact and the text that states it say the same: neither makes the other less sure. */
function othersOf({ units }: Ranking): readonly RankedUnit[] {
  const [first] = units;
  return first ? units.filter(({ unit }) => unit !== first.unit && !isSameMatter(first.unit, unit)) : [];
}

const isNamed = ({ unit: { kind } }: RankedUnit) => kind === 'place' || kind === 'event';

function isFar(one: RankedUnit): boolean {
  return !isNamed(one) && one.nearness < LEAST_NEARNESS;
}

/** Of messages on other matters a half is no nearer to any unit, of questions that a unit answers one in eleven. */
const FAR = 1.2;
/** Fewer units say nothing: words find at least these in a whole guide. */
const MANY = 12;

/** Whether no unit is near the question in meaning, so that what has some of its words is on another matter. */
export function isFarFromAll({ units }: Ranking): boolean {
  return units.length >= MANY && units.every(({ nearness }) => nearness < FAR);
}

export function isSameMatter(one: Unit, other: Unit): boolean {
  const states = ({ text }: Unit, { fact }: Unit) =>
    fact !== null && (text?.sentences.some(({ facts }) => facts.includes(fact.id)) ?? false);
  return states(one, other) || states(other, one);
}

/** A question of so few terms is a general one: "bus fare". */
const GENERAL_TERMS = 3;
/** Words that say something, besides how they sound. Two of them are "bus fare" as well. */
const GENERAL_WORDS = 2;
const HEAVY = 2;
const SOUND = '~';
const SURE_TOPIC = 0.8;
const ABOUT_AS_LIKELY = 0.3;
const [OF_TOPIC, PLACE] = [UNIT_FEATURES.indexOf('topic'), UNIT_FEATURES.indexOf('place in topic')];

/** Puts the most general of the likely units of a sure topic first. A topic lists what is general before what is special. */
function generalFirst(ranked: readonly RankedUnit[]): readonly RankedUnit[] {
  const least = ABOUT_AS_LIKELY * (ranked[0]?.probability ?? 0);
  const placeOf = ({ row, probability }: RankedUnit) =>
    probability >= least && (row[OF_TOPIC] ?? 0) >= SURE_TOPIC ? (row[PLACE] ?? 0) : Number.POSITIVE_INFINITY;
  const [general] = ranked.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!general || placeOf(general) === Number.POSITIVE_INFINITY) return ranked;
  return [general, ...ranked.filter((one) => one !== general)];
}

const FROM = /\bfrom (?:the )?([a-z]+(?: [a-z]+)?)/iu;

function originIn(text: string): ReadonlySet<string> {
  const [, words] = FROM.exec(text) ?? [];
  return words !== undefined && countriesIn(words).size > 0 ? new Set(askedTerms(words)) : new Set();
}

/** This much nearer in meaning than the likeliest unit, one is meant if it is about as likely. */
const NEAREST = 1.6;
const NEARER = 0.09;
const NEARER_LIKELY = 0.5;

function nearestFirst(ranked: readonly RankedUnit[]): readonly RankedUnit[] {
  const [first] = ranked;
  if (!first || isNamed(first)) return ranked;
  const isMeant = (one: RankedUnit) =>
    !isNamed(one) &&
    one.nearness >= NEAREST &&
    one.nearness >= first.nearness + NEARER &&
    one.probability >= NEARER_LIKELY * first.probability;
  const scoreOf = ({ nearness, probability }: RankedUnit) => nearness + probability;
  const [nearest] = ranked.filter(isMeant).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return nearest ? [nearest, ...ranked.filter((one) => one !== nearest)] : ranked;
}

/** CHAT-2: the units of the guide that may answer a question. `before` is the question it follows, or null. */
export async function rankUnits(
  { text, before, topics }: { text: string; before: string | null; topics: TopicReading },
  guide: AnswerGuide,
  locale: Locale,
): Promise<Ranking> {
  const asked = await readAsked(text, before, guide.store);
  const units = await findUnits(text, asked, topics, guide, locale);
  const words = [...asked.terms].filter(([term, weight]) => weight >= HEAVY && !term.startsWith(SOUND)).length;
  const isGeneral = words <= GENERAL_WORDS;
  const isWhole = !isGeneral && before === null;
  const rows = featuresOfUnits(units, { asked, topics, intents: classify(text).intents, isWhole });
  const ranked = units
    .map((unit, at): RankedUnit => {
      const row = rows[at] ?? new Float64Array();
      const nearness = nearnessInTalk(text, before, unit);
      const probability = adjust(model.adjustment, predictTrees(model.trees, row), row, { isGeneral, nearness });
      return { unit, row, nearness, probability };
    })
    .toSorted((a, b) => b.probability - a.probability);
  const { terms } = asked;
  return {
    units:
      terms.size <= GENERAL_TERMS || words <= 1
        ? generalFirst(ranked)
        : isGeneral || before !== null
          ? ranked
          : nearestFirst(ranked),
    terms: terms.size,
    weights: terms,
    isRomanised: hasRomanised(wordsIn(text)),
    isGeneral,
    isContinued: before !== null,
    origin: originIn(text),
  };
}

/** A question that follows another one says a part of what is meant, and both together say too much of the earlier one. */
function nearnessInTalk(text: string, before: string | null, { asked }: Unit): number {
  const nearness = nearnessOf(text, asked);
  return before === null ? nearness : (nearness + nearnessOf(`${before} ${text}`, asked)) / 2;
}

/** A unit that is less likely is not near. */
const LEAST_NEAR = 0.05;
const LEAST_CERTAINTY = 0.15;

/** The units that are near a question, if any is. */
export function likelyUnits(ranking: Ranking): readonly RankedUnit[] {
  if (certaintyOfFirst(ranking) < LEAST_CERTAINTY) return [];
  return ranking.units.filter(({ probability }) => probability >= LEAST_NEAR);
}
