import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { MonthNormals } from '../answer-guide.ts';
import { addBlock, citeClimate, claim, linkingSentence } from '../draft.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { AnswerMessages } from '../messages/answer-messages.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeMonth, writeNumber } from '../write-dates.ts';
import { hasAny, isOnlyAbout, type Tool } from './tool.ts';

const WEATHER: readonly Sense[] = ['weather', 'temperature', 'rain', 'humidity', 'sea-temperature', 'uv', 'forecast'];
const BESIDE: readonly Sense[] = [
  'swim',
  'beach',
  'heat',
  'desert',
  'dress',
  'date-today',
  'child',
  'family',
  'fog',
  'dhuhr',
  'asr',
  'fajr',
  'fare',
  'cheap',
];
/** Questions about what to do are for the texts. “How much” in Hindi and Urdu requests both a price and a measure. */
const OTHER: readonly Sense[] = ['steps', 'phone', 'documents', 'suggest', 'near', 'must', 'age', 'pay'];

const BECAUSE_OF_IT: readonly Sense[] = ['museum', 'indoor', 'mall', 'restaurant', 'place', 'souk', 'car'];

/** Allows for the background a user gives with a question about the weather. */
const STORY = 1.2;

type Measure = keyof AnswerMessages['climate'];

/** The usual weather of a month. It is never a forecast, and the answer states that when one was requested. */
export const climateTool: Tool = async ({ question, questionInput, guide, draft }) => {
  const { senses, questionSenses, time } = question;
  if (
    !hasAny(senses, WEATHER) ||
    hasAny(questionSenses, OTHER) ||
    !isOnlyAbout(question, [...WEATHER, ...BESIDE], STORY)
  )
    return null;
  // “It rains: which museum?” requests a place, “it is flooded: shall I drive?” requests advice.
  if (hasAny(senses, BECAUSE_OF_IT) && !hasAny(questionSenses, ['when', 'what-is', 'count'])) return null;
  if (
    questionSenses.has('best') ||
    senses.has('best-time') ||
    (questionSenses.has('may') && !hasAny(senses, ['weather', 'temperature', 'sea-temperature']))
  )
    return null;
  const normals = await guide.climate(draft.locale);
  const months = time ? monthsOf(time.from, time.to) : seasonOf(senses, dubaiDate(questionInput.now));
  const found = months.flatMap((month) => normals?.months.find((one) => one.month === month) ?? []);
  if (!normals || found.length === 0) return null;
  const isLive = senses.has('forecast') || time?.span === 'day' || time?.span === 'weekend' || time?.span === 'week';
  const number = citeClimate(draft, normals);
  if (isLive) addBlock(draft, 'notice', [linkingSentence(draft.messages.noLive)]);
  const sentences = found.flatMap((month) =>
    measuresOf(senses).map((measure) => tell(month, measure, draft.messages, draft.locale)),
  );
  addBlock(draft, 'paragraph', [
    ...sentences.map((text) => claim(text, [number])),
    linkingSentence(draft.messages.climate.note),
  ]);
  return isLive ? 'partly' : 'answered';
};

function seasonOf(senses: ReadonlySet<Sense>, today: string): number[] {
  if (senses.has('summer')) return [7];
  if (senses.has('winter')) return [1];
  return [monthOf(today)];
}

function monthsOf(from: string, to: string): number[] {
  const [first, last] = [monthOf(from), monthOf(to)];
  return first === last ? [first] : [first, last];
}

function measuresOf(senses: ReadonlySet<Sense>): Measure[] {
  const measures: Measure[] = [];
  if (hasAny(senses, ['sea-temperature', 'swim'])) measures.push('sea');
  if (hasAny(senses, ['rain', 'forecast'])) measures.push('rainDays');
  if (senses.has('humidity')) measures.push('humidity');
  if (senses.has('uv')) measures.push('uv');
  if (measures.length === 0 || hasAny(senses, ['weather', 'temperature', 'heat'])) measures.unshift('temperatures');
  return measures;
}

function tell(
  month: MonthNormals,
  measure: Measure,
  messages: AnswerMessages,
  locale: Parameters<typeof writeMonth>[1],
): string {
  return formatMessage(messages.climate[measure], {
    month: writeMonth(month.month, locale),
    max: writeNumber(month.meanMaxC, locale),
    min: writeNumber(month.meanMinC, locale),
    sea: writeNumber(month.seaTemperatureC, locale),
    days: writeNumber(month.rainDays, locale),
    humidity: writeNumber(month.meanHumidityPercent, locale),
    uv: writeNumber(month.uvIndexTypicalMax, locale),
  });
}
