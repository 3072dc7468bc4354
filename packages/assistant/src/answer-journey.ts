import { clockOf, dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { fareFact } from '@dalil/domain/journeys/fare.ts';
import type { Change, Ride } from '@dalil/domain/journeys/find-path.ts';
import { planJourney, type JourneyTime, type RailJourney } from '@dalil/domain/journeys/plan-journey.ts';
import { signOf, type Station } from '@dalil/domain/journeys/stations.ts';
import { paidGates, type Taxi, TAXI_PRICES, taxiPricesOf, taxiSum } from '@dalil/domain/journeys/taxi.ts';
import type { AnswerSentence } from './answer.ts';
import type { GuideFact } from './answer-guide.ts';
import { stateFact } from './compose.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import { addBlock, citeFact, citeText, citeTool, claim, type Draft, linkingSentence } from './draft.ts';
import { asksForWay, journeyEnds, type NamedEnd } from './journey-ends.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { Ending } from './refer.ts';
import { writeDistance } from './tools/distance-tool.ts';
import type { AnswerInput } from './run-tools.ts';
import { writeDay, writeUnit } from './write-dates.ts';

const HOURS = { metro: ['metro.hours'], tram: ['tram.hours.weekday', 'tram.hours.sunday'] } as const;
const FACTS = [
  ...HOURS.metro,
  ...HOURS.tram,
  ...([1, 2, 3] as const).map((zones) => fareFact('silver', zones)),
  ...TAXI_PRICES,
] as const;

type Context = {
  draft: Draft;
  facts: readonly GuideFact[];
  /** The citations of what is computed: the tool and the ends. */
  numbers: readonly number[];
  from: NamedEnd;
  to: NamedEnd;
  at: JourneyTime;
};

/**
 * CHAT-2: the way by metro and tram between two ends that a question names, with its fare and hours; at night when it runs again, and
 * the taxi; what a taxi costs, where that is asked. Null if the question asks for neither, or does not name two ends.
 */
export async function answerJourney(input: AnswerInput): Promise<Ending | null> {
  const { question, questionInput, guide, draft } = input;
  const isTaxi = question.senses.has('taxi') && question.questionSenses.has('price');
  if (!isTaxi && !asksForWay(question.text)) return null;
  const ends = await journeyEnds(input);
  if (!ends) return null;
  const facts = (await guide.facts(FACTS, draft.locale)).filter(({ value }) => value !== null);
  const at = timeOf(question, questionInput.now);
  const rows = (ids: readonly string[]) =>
    facts.flatMap(({ id, type, value }) => (ids.includes(id) && type === 'schedule' ? (value as ScheduleRow[]) : []));
  const { journey, taxi } = planJourney({
    from: ends.from.end,
    to: ends.to.end,
    at,
    hours: { metro: rows(HOURS.metro), tram: rows(HOURS.tram) },
  });
  const texts = [ends.from.text, ends.to.text].filter((text) => text !== null);
  const numbers = [citeTool(draft, 'journey', null, '/traffic'), ...texts.map((text) => citeText(draft, text))];
  const context: Context = { draft, facts, numbers, ...ends, at };
  if (isTaxi) {
    // What it costs answers.
    addBlock(draft, 'paragraph', taxiSentences(taxi, context).toReversed());
  } else if (journey.kind === 'rail') {
    sayRail(journey, taxi, context);
  } else if (journey.kind === 'foot') {
    const values = { from: ends.from.title, to: ends.to.title, minutes: minutesOf(journey.minutes, draft) };
    say(draft.messages.journey.foot, values, context);
  } else {
    for (const [far, { title }] of [
      [journey.from, ends.from],
      [journey.to, ends.to],
    ] as const) {
      if (!far) continue;
      const distance = writeDistance(far.metres, draft);
      say(draft.messages.journey.none, { title, station: signOf(far.station, draft.locale), distance }, context);
    }
    addBlock(draft, 'paragraph', taxiSentences(taxi, context));
  }
  return { outcome: 'answered', confidence: COMPUTED_CONFIDENCE };
}

/** The time that a question names; without one, now. */
function timeOf({ time }: Question, now: Date): JourneyTime {
  const today = dubaiDate(now);
  if (time === null || time.span !== 'day') return { date: today, minute: dubaiMinute(now) };
  if (time.minute !== null) return { date: time.from, minute: time.minute };
  return time.from === today && time.part === null
    ? { date: today, minute: dubaiMinute(now) }
    : { date: time.from, minute: null };
}

function sentence(message: string, values: Readonly<Record<string, string>>, { numbers }: Context): AnswerSentence {
  return claim(formatMessage(message, values), numbers);
}

function say(message: string, values: Readonly<Record<string, string>>, context: Context): void {
  addBlock(context.draft, 'paragraph', [sentence(message, values, context)]);
}

function sayRail(journey: RailJourney, taxi: Taxi, context: Context): void {
  const { draft } = context;
  const isClosed = journey.state === 'closed' && journey.opens !== null;
  if (isClosed) {
    addBlock(draft, 'paragraph', [...closedSentences(journey, context), ...taxiSentences(taxi, context)]);
    addBlock(draft, 'paragraph', [linkingSentence(draft.messages.journey.running)]);
  }
  addBlock(draft, 'paragraph', [waySentence(journey, context), ...fareSentences(journey, context)]);
  addBlock(draft, 'list', [
    ...walkSentences(journey, context),
    ...(isClosed ? [] : [...serviceSentences(journey, context), ...taxiSentences(taxi, context)]),
  ]);
}

function waySentence(journey: RailJourney, context: Context): AnswerSentence {
  const { draft } = context;
  const words = draft.messages.journey;
  const sign = (station: Station | undefined) => (station ? signOf(station, draft.locale) : '');
  const values = ({ line, stations, towards }: Ride) => ({
    line: words.lines[line],
    from: sign(stations[0]),
    towards: towards.map(sign).join(words.or),
    to: sign(stations.at(-1)),
  });
  const moves = journey.legs.filter((leg): leg is Ride | Change => leg.type !== 'walk');
  const rides = moves.map((leg, at) => {
    if (leg.type === 'change') return '';
    const change = moves[at - 1];
    if (change?.type !== 'change' || at === 1) return formatMessage(words.ride, values(leg));
    return formatMessage(change.from.id === change.to.id ? words.change : words.cross, values(leg));
  });
  const changes = journey.changes === 0 ? words.direct : writeUnit(journey.changes, words.changes, draft.locale);
  const { from, to } = journey.minutes;
  return sentence(words.way, { rides: rides.join(''), changes, least: String(from), most: String(to) }, context);
}

function minutesOf(minutes: number, { locale, messages }: Draft): string {
  return writeUnit(minutes, messages.journey.minutes, locale);
}

/** The walks at both ends; also the footbridge, where one of two stations that were named is on its other side. */
function walkSentences(journey: RailJourney, context: Context): AnswerSentence[] {
  const { draft, from, to } = context;
  const words = draft.messages.journey;
  const walk = (at: 'start' | 'end', station: Station, minutes: number | null): AnswerSentence => {
    const { title } = at === 'start' ? from : to;
    const values = { title, station: signOf(station, draft.locale) };
    if (minutes === null) return sentence(words.near, values, context);
    const message = at === 'start' ? words.walkFrom : words.walkTo;
    return sentence(message, { ...values, minutes: minutesOf(minutes, draft) }, context);
  };
  return journey.legs.flatMap((leg, at): AnswerSentence[] => {
    if (leg.type === 'walk') return [walk(leg.at, leg.station, leg.minutes)];
    if (leg.type === 'change' && at === 0) return [walk('start', leg.to, leg.minutes)];
    if (leg.type === 'change' && at === journey.legs.length - 1) return [walk('end', leg.from, leg.minutes)];
    return [];
  });
}

function fareSentences({ zoneCount }: RailJourney, context: Context): AnswerSentence[] {
  const { draft, facts } = context;
  const words = draft.messages.journey;
  if (zoneCount.lacks !== null) return [sentence(words.noFare[zoneCount.lacks], {}, context)];
  const { tier } = zoneCount;
  const fact = tier === null ? undefined : facts.find(({ id }) => id === fareFact('silver', tier));
  if (!fact || typeof fact.value !== 'number') return [];
  const values = {
    fare: writeDirhams(fact.value, draft.locale),
    zones: writeUnit(zoneCount.zones.length, words.zones, draft.locale),
  };
  return [claim(formatMessage(words.fare, values), [...context.numbers, citeFact(draft, fact)])];
}

function citeHours(modes: readonly ('metro' | 'tram')[], { draft, facts }: Context): number[] {
  return modes.flatMap((mode) =>
    facts.filter(({ id }) => HOURS[mode].some((one) => one === id)).map((fact) => citeFact(draft, fact)),
  );
}

function serviceSentences(journey: RailJourney, context: Context): AnswerSentence[] {
  const { draft, numbers } = context;
  const words = draft.messages.journey;
  const said = journey.service.flatMap(({ mode, date, hours }): AnswerSentence[] => {
    if (!hours) return [];
    const values = {
      date: writeDay(date, draft.locale),
      mode: words.modes[mode],
      first: hours.first,
      last: lastOf(hours.last),
    };
    return [claim(formatMessage(words.service, values), [...numbers, ...citeHours([mode], context)])];
  });
  return journey.state === 'late' ? [...said, sentence(words.late, {}, context)] : said;
}

/** Midnight as the end of a day. */
const lastOf = (clock: string): string => (clock === '00:00' ? '24:00' : clock);

function closedSentences({ service }: RailJourney, context: Context): AnswerSentence[] {
  const { draft, at, numbers } = context;
  const words = draft.messages.journey;
  const closed = service.flatMap(({ mode, date, hours, minutesLeft }): AnswerSentence[] => {
    if (minutesLeft !== null || hours === null || at.minute === null) return [];
    const opens = { date: writeDay(date, draft.locale), opens: hours.first };
    const values = { time: clockOf(at.minute), mode: words.modes[mode], ...opens };
    return [claim(formatMessage(words.closed, values), [...numbers, ...citeHours([mode], context)])];
  });
  return [...closed, linkingSentence(words.until)];
}

/** The kilometres, and what they cost by the tariff; where that cannot be said, the starting fare. */
function taxiSentences(taxi: Taxi, context: Context): AnswerSentence[] {
  const { draft, facts } = context;
  const { kilometres, flagfalls, gates } = taxi;
  const factOf = (id: string) => facts.find((one) => one.id === id);
  const length = sentence(
    draft.messages.journey.taxi,
    { least: String(kilometres.from), most: String(kilometres.to) },
    context,
  );
  const sum = taxiSum(taxi, (id) => {
    const value = factOf(id)?.value;
    return typeof value === 'number' ? value : null;
  });
  if (sum === null) {
    const stated = flagfalls.flatMap((id) => factOf(id) ?? []);
    return [length, ...stated.map((fact) => claim(stateFact(fact, draft), [citeFact(draft, fact)]))];
  }
  const values = {
    least: writeDirhams(sum.from, draft.locale),
    most: writeDirhams(sum.to, draft.locale),
    gates: String(paidGates(gates ?? [])),
  };
  const cited = taxiPricesOf(taxi).flatMap((id) => factOf(id) ?? []);
  const numbers = [...context.numbers, ...cited.map((fact) => citeFact(draft, fact))];
  return [length, claim(formatMessage(draft.messages.journey.taxiSum, values), numbers)];
}
