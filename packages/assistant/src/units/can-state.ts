import type { FactType } from '@dalil/domain/guide/fact.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import type { Intent } from '../classifier/labels.ts';
import type { Unit } from './unit.ts';

/** The types of facts that can state what an intent asks for. A text can if it has a number in it. */
const STATED_BY: Partial<Record<Intent, readonly FactType[]>> = {
  price: ['money', 'percent', 'number'],
  penalty: ['money', 'number', 'percent', 'duration'],
  contact: ['phone', 'code'],
  hours: ['schedule', 'time', 'date', 'duration'],
  date: ['date', 'time', 'schedule', 'duration'],
};
const DIGIT = /\d/u;
const CLOCK = /\d{1,2}[:.]\d{2}|\b24\b/u;
/** What the words of a text need to have to state these. */
const IN_WORDS: Partial<Record<Intent, RegExp>> = { price: DIGIT, contact: DIGIT, hours: CLOCK };

/** Whether a unit can state what is asked for: a waiting time is no price. */
export function canState({ fact, text }: Unit, intent: Intent): boolean {
  const isStatedIn = (words: string) => IN_WORDS[intent]?.test(normalizeDigits(words)) ?? true;
  if (fact === null) {
    if (text?.kind !== 'question' && text?.kind !== 'service') return text !== null;
    return (
      (intent !== 'hours' && intent !== 'price') ||
      isStatedIn(text.sentences.map((sentence) => sentence.text).join(' '))
    );
  }
  const types = STATED_BY[intent];
  if (!types || types.includes(fact.type)) return true;
  return fact.type === 'text' && isStatedIn(fact.text ?? '');
}

/** Values that are meant first where several are about as likely: the fine before the points. */
const FIRST_BY: Partial<Record<Intent, FactType>> = {
  price: 'money',
  penalty: 'money',
  contact: 'phone',
  hours: 'schedule',
};
const ABOUT_AS_LIKELY = 0.5;

/** The units that can state what is asked for, those of the type that is meant first among the likeliest. */
export function fittingUnits<Ranked extends { unit: Unit; probability: number }>(
  ranked: readonly Ranked[],
  intent: Intent,
): Ranked[] {
  const fitting = ranked.filter(({ unit }) => canState(unit, intent));
  const least = ABOUT_AS_LIKELY * (fitting[0]?.probability ?? 0);
  const isMeant = ({ unit, probability }: Ranked) =>
    Number(probability >= least && unit.fact !== null && unit.fact.type === FIRST_BY[intent]);
  return fitting.toSorted((a, b) => isMeant(b) - isMeant(a));
}
