import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { isInEvening } from '@dalil/domain/guide/event-listing.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import type { AnswerGuide, EventOnDays, GuideText } from './answer-guide.ts';
import { addBlock, addCards, citeEvent, claim, describeChoice, type Draft, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { datedSentence, programmeSentence } from './programme-sentence.ts';
import type { QuestionTime } from './read-time.ts';
import type { Ending } from './refer.ts';
import { isOnlyProgramme, programmeTime, requestedProgramme } from './requested-programme.ts';
import { wishesIn } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny } from './tools/tool.ts';
import { writeDay } from './write-dates.ts';

/** They ask for something else of a programme, or of places. */
const OTHER: readonly Sense[] = ['price', 'phone', 'documents', 'may', 'must', 'steps', 'is-open', 'what-is', 'way'];
const LISTED = { brief: 3, balanced: 5, detailed: 8 } as const;
/** Without a day the days of a week are meant. */
const AHEAD = 6;
const IN_AREA_METRES = 2500;
const CONFIDENCE = 90;
const OTHERS_CONFIDENCE = 65;

/**
 * CHAT-2: the programmes of a type on a day, with time and venue: "ladies night tonight", "brunch on saturday in the marina". Where none
 * is known of the area, or on the days, that is said, and what comes nearest follows. Null for a question about something else.
 */
export async function answerProgrammes(input: AnswerInput): Promise<Ending | null> {
  const { question, questionInput, guide, draft } = input;
  const requested = requestedProgramme(question.text);
  const named = requested && programmeTime(requested, question.locale, questionInput.now);
  if (!named || questionInput.about || hasAny(question.questionSenses, OTHER)) return null;
  const { time } = named;
  const today = dubaiDate(questionInput.now);
  if (time !== null && time.to < today) return null;
  const { areas, isOther } = meant(input.named, requested.stems);
  if (isOther) return null;
  const days = { from: later(time?.from ?? today, today), to: time?.to ?? addDays(today, AHEAD) };
  const ofType = async (from: string, to: string) =>
    (await guide.events(from, to, draft.locale)).filter(
      ({ data, occurrences }) => data.type === requested.type && occurrences.length > 0,
    );
  const then = ofPart(await ofType(days.from, days.to), time);
  const found = then.length > 0 ? then : await ofType(today, addDays(today, AHEAD));
  draft.reasons.delete('time_assumed');
  const dates = spanInWords(days, draft);
  if (found.length === 0) return isOnlyProgramme(requested) ? sayNone(dates, draft) : null;
  if (then.length === 0) return listOthers(found, formatMessage(draft.messages.noProgrammes, { dates }), input);
  const [area] = areas.length === 0 ? [] : await guide.texts(areas, draft.locale);
  if (!area) return list(found, input, { outcome: 'answered', confidence: CONFIDENCE, byUnit: true });
  const inside = await thoseIn(area, found, guide, draft);
  if (inside.length > 0) return list(inside, input, { outcome: 'answered', confidence: CONFIDENCE, byUnit: true });
  return listOthers(found, formatMessage(draft.messages.noProgrammesIn, { area: area.title, dates }), input);
}

/** The areas, and whether the question names something else: a place or an event by more than what it is. */
function meant(named: readonly NamedItem[], naming: ReadonlySet<string>): { areas: NamedItem[]; isOther: boolean } {
  const areas = named.filter(({ kind }) => kind === 'neighbourhood');
  const isOther = named.some(
    ({ kind, stems }) => kind !== 'neighbourhood' && ![...stems].every((stem) => naming.has(stem)),
  );
  return { areas, isOther };
}

/** Those of the evening, if it is meant and has any. */
function ofPart(events: readonly EventOnDays[], time: QuestionTime | null): readonly EventOnDays[] {
  if (time?.part !== 'evening' && time?.part !== 'night') return events;
  const inEvening = events.filter(({ data, occurrences }) =>
    occurrences.some((one) => isInEvening(one, one.start, data.type)),
  );
  return inEvening.length > 0 ? inEvening : events;
}

/** Those held in an area: by their neighbourhood, by the position of their place, or by the words of their venue. */
export async function thoseIn(
  area: GuideText,
  events: readonly EventOnDays[],
  guide: AnswerGuide,
  { locale }: Draft,
): Promise<EventOnDays[]> {
  const ids = [...new Set(events.flatMap(({ data }) => data.placeId ?? []))];
  const places = await guide.texts(
    ids.map((id) => ({ kind: 'place', id })),
    locale,
  );
  const near = new Set(
    places
      .filter(({ position, place }) => {
        const isNear = area.position && position && metresBetween(area.position, position) <= IN_AREA_METRES;
        return isNear || place?.neighbourhoods.includes(area.id);
      })
      .map(({ id }) => id),
  );
  const name = normalizeWords(area.title);
  return events.filter(
    ({ data, venue, neighbourhoods }) =>
      near.has(data.placeId ?? '') ||
      neighbourhoods.includes(area.id) ||
      ` ${normalizeWords(venue ?? '')} `.includes(` ${name} `),
  );
}

/** What is no place either: another evening that was found by some of the words would be no answer. */
function sayNone(dates: string, draft: Draft): Ending {
  addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.noneOfKind, { dates }))]);
  return { outcome: 'unknown', confidence: 0 };
}

function listOthers(events: readonly EventOnDays[], remark: string, input: AnswerInput): Ending {
  addBlock(input.draft, 'paragraph', [linkingSentence(remark)]);
  return list(events, input, { outcome: 'partly', confidence: OTHERS_CONFIDENCE, byUnit: true });
}

function list(events: readonly EventOnDays[], { question, questionInput, draft }: AnswerInput, ending: Ending): Ending {
  const { preferences } = questionInput;
  const listed = events
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'))
    .slice(0, LISTED[preferences.responseStyle]);
  const wishes = wishesIn(question.text);
  if (wishes.includes('children')) addBlock(draft, 'notice', [linkingSentence(draft.messages.whetherForChildren)]);
  const unpriced = listed.filter(({ data }) => !data.prices && data.isTypicallyFree !== true);
  const isPriceAsked = wishes.includes('cheap') || question.amounts.length > 0;
  const names = unpriced.map(({ title }) => title).join(draft.messages.listJoin);
  const unknown = linkingSentence(formatMessage(draft.messages.priceUnknown, { names }));
  if (isPriceAsked && unpriced.length > 0) addBlock(draft, 'notice', [unknown]);
  addBlock(
    draft,
    'list',
    listed.map((event) => claim(sentenceOf(event, draft), [citeEvent(draft, event)])),
  );
  addCards(
    draft,
    listed.map(({ id }) => ({ kind: 'event' as const, id })),
  );
  if (events.length > listed.length) describeChoice('chosenNext', preferences, draft);
  return ending;
}

function sentenceOf(event: EventOnDays, draft: Draft): string {
  const [first] = event.occurrences;
  const weekly = programmeSentence(event, draft);
  if (weekly !== null || !first) return weekly ?? event.title;
  return datedSentence(event, spanInWords({ from: first.start, to: first.end }, draft), first, draft);
}

export function spanInWords({ from, to }: { from: string; to: string }, { locale, messages }: Draft): string {
  const first = writeDay(from, locale);
  return from === to ? first : formatMessage(messages.dateRange, { from: first, to: writeDay(to, locale) });
}

const order = ({ occurrences: [first] }: EventOnDays) => `${first?.start} ${first?.startTime ?? '24'}`;
const later = (a: string, b: string) => (a > b ? a : b);
