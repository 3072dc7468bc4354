import type { Locale } from '@dalil/domain/language/locale.ts';
import { SUBJECTS } from './subject-senses.ts';

/** What a question can request. It determines which kind of sentence or value answers it. */
export const QUESTION_SENSES = [
  'price',
  'hours',
  'phone',
  'documents',
  'steps',
  'duration',
  'age',
  'count',
  'limit',
  'where',
  'when',
  'who',
  'website',
  'may',
  'must',
  'what-is',
  'best',
  'near',
  'distance',
  'is-open',
  'way',
  'suggest',
  'difference',
  'whats-on',
  'clock',
  'pay',
] as const;

export const WEEKDAY_SENSES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const MONTH_SENSES = [
  'january',
  'february',
  'march',
  'april',
  'may-month',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Days and times. */
export const TIMES = [
  'now',
  'live',
  'today',
  'tomorrow',
  'yesterday',
  'day-beside',
  'day-after-tomorrow',
  'tonight',
  'morning',
  'noon',
  'afternoon',
  'evening',
  'night',
  'weekend',
  'week',
  'month',
  'year',
  'day',
  'next',
  'this',
  'last',
  'after',
  'before',
  'until',
  ...WEEKDAY_SENSES,
  ...MONTH_SENSES,
  'summer',
  'winter',
] as const;

/** Things that a tool or rule of the engine knows by name. */
export const TOPICS = [
  'prayer',
  'fajr',
  'dhuhr',
  'asr',
  'maghrib',
  'isha',
  'hanafi',
  'sunrise',
  'sunset',
  'hijri',
  'date-today',
  'ramadan',
  'eid',
  'holiday',
  'event',
  'weather',
  'temperature',
  'rain',
  'humidity',
  'sea-temperature',
  'uv',
  'forecast',
  'live-traffic',
  'salik',
  'parking',
  'rent',
  'increase',
  'rent-index',
  'peak',
  'free',
  'dirham',
  'restaurant',
  'cafe',
  'place',
  'landlord',
  'assistant',
  'here',
] as const;

export type Sense =
  | (typeof QUESTION_SENSES)[number]
  | (typeof TIMES)[number]
  | (typeof TOPICS)[number]
  | (typeof SUBJECTS)[number];
export const SENSES: readonly Sense[] = [...QUESTION_SENSES, ...TIMES, ...TOPICS, ...SUBJECTS];

/** The writing of a text: one of the languages, or another language in Latin letters. */
export type Writing = Locale | 'romanised';

/**
 * The words of one writing: the forms of each sense, function words, and common words (separated by spaces) that give background to a
 * question without stating its subject.
 */
export type Lexicon = {
  forms: ReadonlyMap<Sense, readonly string[]>;
  functionWords: readonly string[];
  commonWords: string;
};

/** Reads `sense: form, form` line by line. */
export function readForms(table: string): Map<Sense, readonly string[]> {
  const forms = new Map<Sense, readonly string[]>();
  for (const line of table.split('\n')) {
    const [sense = '', words = ''] = line.split(':');
    if (sense.trim() === '') continue;
    const list = words.split(',').map((word) => word.trim());
    forms.set(
      sense.trim() as Sense,
      list.filter((word) => word !== ''),
    );
  }
  return forms;
}
