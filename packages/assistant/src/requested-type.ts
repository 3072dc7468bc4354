import type { FactType } from '@dalil/domain/guide/fact.ts';
import type { Intent } from './classifier/labels.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Question } from './read-question.ts';
import type { ScoredFact } from './score-facts.ts';
import { MIN_COVERAGE } from './sense-weights.ts';

type Attribute = 'price' | 'hours' | 'contact';

/** The types of values that can state an attribute. */
const TYPES: Record<Attribute, readonly FactType[]> = {
  price: ['money', 'percent', 'number', 'duration', 'text'],
  hours: ['schedule', 'time', 'duration', 'number', 'text'],
  contact: ['phone', 'code', 'text'],
};
const OF_INTENT: Partial<Record<Intent, Attribute>> = {
  price: 'price',
  hours: 'hours',
  schedule: 'hours',
  contact: 'contact',
};
/** What a question requests besides: "what does it cost and until when does it run". */
const OF_SENSE: Partial<Record<Sense, Attribute>> = {
  price: 'price',
  hours: 'hours',
  clock: 'hours',
  'is-open': 'hours',
  when: 'hours',
  phone: 'contact',
};

/**
 * Whether a value of this type states something else than what is requested: the hours in place of a price, a fare or the date of an
 * opening in place of the hours. `intent` is null where it is not clear; then no type is ruled out.
 */
export function isOtherType(type: FactType, intent: Intent | null, senses: ReadonlySet<Sense>): boolean {
  const requested = intent && OF_INTENT[intent];
  if (!requested) return false;
  // A timetable can be one of dates.
  if (intent === 'schedule' && type === 'date') return false;
  return [requested, ...[...senses].flatMap((sense) => OF_SENSE[sense] ?? [])].every(
    (attribute) => !TYPES[attribute].includes(type),
  );
}

/** The facts that can state what is requested. Next to a sum, a price is not one in words: how a fare is paid, where a bus goes. */
export function withoutOtherTypes(
  facts: readonly ScoredFact[],
  intent: Intent | null,
  { questionSenses }: Pick<Question, 'questionSenses'>,
): ScoredFact[] {
  const fitting = facts.filter(({ fact }) => !isOtherType(fact.type, intent, questionSenses));
  const isSum = ({ fact, coverage }: ScoredFact) => fact.type === 'money' && coverage >= MIN_COVERAGE;
  if (intent !== 'price' || !fitting.some(isSum)) return fitting;
  return fitting.filter(({ fact }) => fact.type !== 'text');
}

/** Whether times are requested: "When do the supermarkets open" is not answered by a list of them. */
export function isAboutTimes(intent: Intent | null, senses: ReadonlySet<Sense>): boolean {
  return intent === 'hours' && (senses.has('when') || senses.has('hours'));
}
