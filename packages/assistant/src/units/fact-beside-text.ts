import type { FactVerdict } from '@dalil/domain/guide/fact.ts';
import type { GuideFact } from '../answer-guide.ts';
import type { Question } from '../read-question.ts';
import type { RankedUnit } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';
import { asksYesNo } from './asks-yes-no.ts';
import { byCountry, verdictOfFact } from './verdict-of-fact.ts';

/** The fact that decides is among so many units. */
const AMONG = 5;
/** A fact is on the same matter if the text states it or it has the topic, and its own questions are so like this one. */
const ALIKE = 0.5;
const STATED_ALIKE = 0.3;
const LEAST = 0.02;
/** A list of countries decides for the one that is named, though other units match the words better. */
const LISTS_AMONG = 12;
const LIST_ALIKE = 0.2;
/** Of the topic that the question surely has. */
const SURE_TOPIC = 0.8;

const featureOf = ({ row }: RankedUnit, name: (typeof UNIT_FEATURES)[number]) => row[UNIT_FEATURES.indexOf(name)] ?? 0;

/** A fact with what it says to a question for a yes or a no. */
export type Deciding = { fact: GuideFact; verdict: FactVerdict };

/**
 * The yes or no to a question that a text answers best: pages and services have no verdict, but a fact on the same matter may decide.
 * Null where none does.
 */
export function factBesideText(ranked: readonly RankedUnit[], question: Question): Deciding | null {
  const [first] = ranked;
  const stated = new Set(first?.unit.text?.sentences.flatMap(({ facts }) => facts));
  for (const one of ranked.slice(0, AMONG)) {
    const { fact } = one.unit;
    if (!fact || fact.text === null) continue;
    const isStated = stated.has(fact.id);
    if (!isStated && !isOfTopic(one)) continue;
    if (one.probability < LEAST || featureOf(one, 'likeness') < (isStated ? STATED_ALIKE : ALIKE)) continue;
    const verdict = verdictOfFact(fact, question, true);
    if (verdict) return { fact, verdict };
  }
  return null;
}

const isOfTopic = (one: RankedUnit) => featureOf(one, 'topic') >= SURE_TOPIC;

/** The unit of the list that has or has not the country of a question. */
export function listOfCountries(ranked: readonly RankedUnit[], question: Question): RankedUnit | null {
  if (!asksYesNo(question.text)) return null;
  const decides = (one: RankedUnit) =>
    one.unit.fact !== null &&
    featureOf(one, 'likeness') >= LIST_ALIKE &&
    byCountry(one.unit.fact, question.text) !== null;
  return ranked.slice(0, LISTS_AMONG).find(decides) ?? null;
}
