import { addDays, daysBetween } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { isDated, type Occurrence, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import {
  chooseProgrammes,
  eveningProgrammes,
  type Programme,
  programmesOn,
} from '@dalil/domain/guide/evening-programmes.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import { search } from '@dalil/search/search.ts';
import type { AnswerGuide, EventOnDays, GuideFact, GuideText } from '../answer-guide.ts';
import type { AnswerSentence } from '../answer.ts';
import {
  addBlock,
  addCards,
  citeEvent,
  citeFact,
  citeText,
  citeTool,
  claim,
  type Draft,
  linkingSentence,
  describeChoice,
} from '../draft.ts';
import { sensesOfText } from '../lexicon/find-senses.ts';
import type { Sense } from '../lexicon/senses.ts';
import { formatMessage } from '../messages/messages.ts';
import { programmeSentence } from '../programme-sentence.ts';
import type { DayPart } from '../read-time.ts';
import { asksYesNo } from '../units/asks-yes-no.ts';
import { writeDay, writeMonths } from '../write-dates.ts';
import { conceptsByPart } from './place-tool.ts';
import { hasAny, isOnlyAbout, type Tool, type ToolInput } from './tool.ts';

const HORIZON_DAYS = 400;
const DATE_FACTS = 10;
const HOLIDAY_BESIDE: readonly Sense[] = [
  'holiday',
  'eid',
  'ramadan',
  'weekend-days',
  'event',
  'date-today',
  'official-site',
  'labour',
  'working-hours',
];
/** Beside the events that are on that day only. */
const FEWEST_PROGRAMMES = 2;
/** From the first to the last day. */
const DAYS_OF_PROGRAMMES = 1;
const LISTED = { brief: 3, balanced: 5, detailed: 8 } as const;
const WHEN: readonly Sense[] = [
  'when',
  'hours',
  'next',
  'whats-on',
  'clock',
  'what-is',
  'date-today',
  'count',
  'duration',
];
const BESIDE: readonly Sense[] = [
  'event',
  'holiday',
  'eid',
  'ramadan',
  'weekend-days',
  'date-today',
  'child',
  'family',
  'free',
  'here',
  'leave',
];

/** What opens or runs at other hours then has answers of its own. */
const OF_HOLIDAYS: readonly Sense[] = [
  'salik',
  'parking',
  'working-hours',
  'metro',
  'school',
  'fasting',
  'mall',
  'restaurant',
  'bus',
  'prayer',
  'maghrib',
  'fajr',
];
/** No event is longer, besides seasons. */
const LONGEST_DAYS = 60;
const EVENT_TYPE = 'event-type/';
const MUSIC: ReadonlySet<string> = new Set(['tag/concert', 'tag/concerts', 'tag/music']);
/** Of a year, there are too many events of a type to be meant. */
const SPANS: readonly string[] = ['day', 'weekend', 'week', 'month'];

/** When a named event or a holiday takes place. */
export const eventDateTool: Tool = async (input) => {
  const { question, named, questionInput, guide, draft } = input;
  const { senses, questionSenses } = question;
  const events = named.filter(({ kind }) => kind === 'event');
  const isHoliday =
    hasAny(senses, ['eid', 'ramadan']) ||
    ((senses.has('holiday') || isOtherDay(input)) && isOnlyAbout(question, HOLIDAY_BESIDE));
  if (events.length === 0 && !isHoliday) return null;
  if (
    !(hasAny(senses, WHEN) || isOtherDay(input)) ||
    hasAny(questionSenses, ['may', 'price', 'phone', 'documents', 'steps', 'limit']) ||
    (questionSenses.has('where') && !questionSenses.has('when'))
  )
    return null;
  const ofEvents = events.length > 0 ? await guide.texts(events, draft.locale) : [];
  // The word may be part of the name: "the shopping festival" is no question about malls.
  const ofNames = new Set(ofEvents.flatMap(({ title }) => [...sensesOfText(title, draft.locale)]));
  if (OF_HOLIDAYS.some((sense) => senses.has(sense) && !ofNames.has(sense))) return null;
  // The shorter working hours in Ramadan are not a question about its date.
  if (senses.has('ramadan') && hasAny(senses, ['labour', 'salary']) && hasAny(questionSenses, ['duration', 'count']))
    return null;
  const today = dubaiDate(questionInput.now);
  const found = events.length > 0 ? ofEvents : await holidaysOf(input, today);
  const texts = found.filter(({ event }) => event?.type !== 'rule');
  const requested = texts.slice(0, events.length > 0 ? 2 : LISTED[questionInput.preferences.responseStyle]);
  const facts = await dateFacts(requested, guide, draft.locale);
  const stated = requested.flatMap((text) => [
    ...describeDates(text, text.event, firstDay(text.event, question, today), facts, draft),
    ...(events.length > 0 ? describeRule(text, draft) : []),
    ...(questionSenses.has('where') ? describeVenue(text, draft) : []),
  ]);
  const [only] = requested;
  const isIn = only ? (isDayOff(only.event, question) ?? isOnDays(only.event, question, today)) : null;
  const [first] = stated;
  if (!first) return null;
  if (isIn !== null) stated[0] = { ...first, text: `${draft.messages.verdicts[isIn ? 'yes' : 'no']} ${first.text}` };
  addBlock(draft, stated.length > 1 ? 'list' : 'paragraph', stated);
  addCards(
    draft,
    requested.map(({ id }) => ({ kind: 'event' as const, id })),
  );
  return 'answered';
};

/** Whether a named event is a day off. Null where the question does not ask for that. */
function isDayOff(event: EventData | null, { text, senses }: ToolInput['question']): boolean | null {
  if (!event || !asksYesNo(text) || !hasAny(senses, ['holiday', 'leave'])) return null;
  return event.type === 'public-holiday' || event.type === 'national-day';
}

/** The day from which dates are told: the one that is asked for, or today where nothing is known from then on. */
function firstDay(event: EventData | null, { time }: ToolInput['question'], today: string): string {
  const asked = time?.from ?? today;
  return event && !isDated(event, asked) && isDated(event, today) ? today : asked;
}

/** Whether an event is on in the days that a question for a yes or a no names. Null where it names none or the dates are not known. */
function isOnDays(event: EventData | null, { text, time }: ToolInput['question'], today: string): boolean | null {
  const isNamed = time !== null && !time.isAssumed && time.span !== 'year' && time.to > today;
  if (!event || !isNamed || !asksYesNo(text) || !isDated(event, today)) return null;
  return occurrencesOf(event, addDays(time.from, -LONGEST_DAYS), time.to).some(
    ({ start, end }) => start <= time.to && end >= time.from,
  );
}

/** Whether a day other than today was named. Then the question can mean a holiday without the word. */
function isOtherDay({ question: { time, senses }, questionInput }: ToolInput): boolean {
  return (
    time?.span === 'day' &&
    time.from !== dubaiDate(questionInput.now) &&
    hasAny(senses, ['holiday', 'labour', 'working-hours', 'leave'])
  );
}

/** The relevant holidays: those with a name (Eid, Ramadan), else the public ones, next first. */
async function holidaysOf({ question, guide, draft }: ToolInput, today: string): Promise<GuideText[]> {
  const isOther =
    !question.senses.has('next') &&
    question.time !== null &&
    (question.time.from !== today || question.time.to !== today);
  const from = isOther ? (question.time?.from ?? today) : today;
  const to = isOther && !question.subjects.has('eid') ? (question.time?.to ?? today) : addDays(today, HORIZON_DAYS);
  const isOneDay = isOther && from === to;
  const events = await guide.events(from, to, 'en');
  const name = (['eid', 'ramadan'] as const).find((sense) => question.subjects.has(sense));
  const meant = events.filter(({ title, data, occurrences }) => {
    if (occurrences.length === 0) return false;
    if (name)
      return (
        (data.type === 'public-holiday' || data.type === 'religious') &&
        sensesOfText(title, 'en').has(name) &&
        title.length < 20
      );
    return data.type === 'public-holiday' || (isOneDay && data.type !== 'rule');
  });
  const sorted = meant.toSorted((a, b) => ((a.occurrences[0]?.start ?? '') < (b.occurrences[0]?.start ?? '') ? -1 : 1));
  const texts = await guide.texts(
    sorted.map(({ id }) => ({ kind: 'event', id })),
    draft.locale,
  );
  return sorted.flatMap(({ id }) => texts.find((text) => text.id === id) ?? []);
}

/** The facts with dates of these events, so that a computed day that is also published cites the fact. */
async function dateFacts(
  texts: readonly GuideText[],
  guide: AnswerGuide,
  locale: Locale,
): Promise<readonly GuideFact[]> {
  const english = await guide.texts(
    texts.map(({ id }) => ({ kind: 'event', id })),
    'en',
  );
  const found = await Promise.all(
    english.map(({ title }) =>
      search(guide.store, guide.vocabulary, {
        query: title,
        kinds: ['fact'],
        isByWordsOnly: true,
        limit: DATE_FACTS,
        offset: 0,
      }),
    ),
  );
  const ids = [...new Set(found.flatMap(({ matches }) => matches.map(({ id }) => id)))];
  return (await guide.facts(ids, locale)).filter(({ type, value }) => type === 'date' && value !== null);
}

export function describeDates(
  text: GuideText,
  data: EventData | null,
  from: string,
  facts: readonly GuideFact[],
  draft: Draft,
): AnswerSentence[] {
  if (data === null) return [];
  const number = citeText(draft, text);
  if (!isDated(data, from)) {
    const months = writeMonths(data.usualMonths, draft.locale);
    return [claim(formatMessage(draft.messages.usualMonths, { title: text.title, months }), [number])];
  }
  const [next] = occurrencesOf(data, from, addDays(from, HORIZON_DAYS));
  if (!next) return [];
  const venue = text.sentences.find(({ role }) => role === 'venue')?.text ?? null;
  const weekly = programmeSentence({ title: text.title, data, venue }, draft);
  if (weekly !== null) return [claim(weekly, [number])];
  const published = facts.filter(({ value }) => value === next.start).map((fact) => citeFact(draft, fact));
  const tool = citeTool(draft, 'event-dates', null, '/events');
  return [claim(writeOccurrence(text.title, next, draft), [number, ...published, tool])];
}

/** When an event recurs, in the words of the guide: every other year, on no public holiday. */
function describeRule(text: GuideText, draft: Draft): AnswerSentence[] {
  // The weekdays of a programme are said already.
  if (text.event && isWeekly(text.event)) return [];
  return text.sentences
    .filter(({ role }) => role === 'when')
    .map((sentence) => claim(endSentence(sentence.text, text.locale), [citeText(draft, text)]));
}

function describeVenue(text: GuideText, draft: Draft): AnswerSentence[] {
  return text.sentences
    .filter(({ role }) => role === 'venue')
    .map((sentence) => claim(endSentence(sentence.text, text.locale), [citeText(draft, text)]));
}

export function writeOccurrence(
  title: string,
  { start, end, certainty, otherStart }: Occurrence,
  draft: Draft,
): string {
  const { locale, messages } = draft;
  if (certainty !== 'confirmed') draft.reasons.add('day_expected');
  const from = writeDay(start, locale);
  const dates = start === end ? from : formatMessage(messages.dateRange, { from, to: writeDay(end, locale) });
  const other = otherStart ? formatMessage(messages.otherStart, { date: writeDay(otherStart, locale) }) : '';
  return formatMessage(messages.dates, {
    title,
    dates,
    certainty: formatMessage(messages.certainty[certainty], { other }),
  });
}

/** The events on some days. */
export const eventsOnDaysTool: Tool = async (input) => {
  const { question, named, questionInput, guide, draft } = input;
  const { senses, questionSenses, time } = question;
  const types = typesAsked(input);
  // "Any sports in January" names no event, but a type of events and a time.
  const isOfType = types.size > 0 && time !== null && !time.isAssumed && SPANS.includes(time.span);
  const isAsked = hasAny(senses, ['event', 'whats-on']) || isOfType;
  if (senses.has('place') || !isAsked || named.some(({ kind }) => kind === 'event')) return null;
  if (hasAny(questionSenses, ['price', 'phone', 'documents', 'may', 'must', 'steps']) || !isOnlyAbout(question, BESIDE))
    return null;
  const today = dubaiDate(questionInput.now);
  const from = time?.from ?? today;
  const to = time?.to ?? addDays(today, 30);
  const on = (await guide.events(from, to, draft.locale)).filter(({ data }) => data.type !== 'rule');
  const ofType = on.filter((event) => types.has(event.data.type) && !(isWeekly(event.data) && isLong(from, to)));
  if (types.size > 0 && ofType.length === 0 && !hasAny(senses, ['event', 'whats-on'])) return null;
  const events = ofType.length > 0 ? ofType : on;
  const isFree = senses.has('free');
  const fitting = isFree ? events.filter(({ data }) => data.isTypicallyFree === true) : events;
  const once = fitting.filter(({ data, occurrences }) => occurrences.length > 0 && !isWeekly(data));
  const limit = LISTED[questionInput.preferences.responseStyle];
  const programmes = programmesOf(fitting, { from, to }, time?.part ?? null);
  const places = Math.max(limit - once.length, FEWEST_PROGRAMMES);
  const dated = [
    ...once.slice(0, limit - Math.min(programmes.length, FEWEST_PROGRAMMES)),
    ...chooseProgrammes(programmes, from, places).flatMap(({ id }) => fitting.find((event) => event.id === id) ?? []),
  ];
  const usual = fitting.filter(({ occurrences }) => occurrences.length === 0);
  const days =
    from === to
      ? writeDay(from, draft.locale)
      : formatMessage(draft.messages.dateRange, { from: writeDay(from, draft.locale), to: writeDay(to, draft.locale) });
  if (dated.length === 0)
    addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.noEvents, { dates: days }))]);
  const stated = [
    ...dated.slice(0, limit).map((event) => describeDated(event, draft)),
    ...usual.slice(0, Math.max(0, limit - dated.length)).map((event) => describeUsual(event, draft)),
  ];
  if (stated.length === 0) return 'unknown';
  addBlock(draft, 'list', stated);
  addCards(
    draft,
    [...dated, ...usual].slice(0, limit).map(({ id }) => ({ kind: 'event' as const, id })),
  );
  if (once.length + programmes.length + usual.length > limit)
    describeChoice('chosenNext', questionInput.preferences, draft);
  // "When is the rugby" names one event, which these may not be.
  const isOfOne = questionSenses.has('when') && question.others.length > 0;
  return dated.length > 0 && !isOfOne ? 'answered' : 'partly';
};

const isLong = (from: string, to: string) => daysBetween(from, to) > DAYS_OF_PROGRAMMES;

/** The types of events that a question names. A festival may be any event. */
function typesAsked(input: ToolInput): ReadonlySet<string> {
  const concepts = conceptsByPart(input).flatMap((part) => part.concepts);
  const types = concepts.filter((one) => one.startsWith(EVENT_TYPE)).map((one) => one.replace(EVENT_TYPE, ''));
  const isOfMusic = types.includes('live-music') || concepts.some((one) => MUSIC.has(one));
  return new Set([...types.filter((type) => type !== 'festival'), ...(isOfMusic ? ['live-music', 'show'] : [])]);
}

/** The weekly programmes of a day or a weekend, or of its evening. Of more days they would hide what is on only then. */
function programmesOf(
  events: readonly EventOnDays[],
  { from, to }: { from: string; to: string },
  part: DayPart | null,
): Programme[] {
  if (isLong(from, to)) return [];
  const on = part === 'evening' || part === 'night' ? eveningProgrammes : programmesOn;
  const found = [...new Set([from, to])].flatMap((day) => on(events, day));
  return [...new Map(found.map((programme) => [programme.id, programme])).values()];
}

function describeDated(event: EventOnDays, draft: Draft): AnswerSentence {
  const [first] = event.occurrences;
  const weekly = programmeSentence(event, draft);
  if (weekly !== null) return claim(weekly, [citeEvent(draft, event)]);
  const numbers = [citeEvent(draft, event), citeTool(draft, 'event-dates', null, '/events')];
  return claim(first ? writeOccurrence(event.title, first, draft) : event.title, numbers);
}

function describeUsual(event: EventOnDays, draft: Draft): AnswerSentence {
  const months = writeMonths(event.data.usualMonths, draft.locale);
  return claim(formatMessage(draft.messages.usualMonths, { title: event.title, months }), [citeEvent(draft, event)]);
}
