import { DAY_MINUTES, clockOf, dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { overTwoDays, parkingWindows, salikWindows, tariffAt, type TariffWindow } from '@dalil/domain/city/tariff.ts';
import { addDays, mondayOf } from '@dalil/domain/guide/calendar-day.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { EventOnDays, GuideFact } from '../answer-guide.ts';
import { addBlock, citeFact, citeTool, claim, type Draft } from '../draft.ts';
import { type Sense, WEEKDAY_SENSES } from '../lexicon/senses.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeDay } from '../write-dates.ts';
import { hasAny, type Tool } from './tool.ts';

const FACTS = {
  salik: ['salik.schedule', 'salik.peak.price', 'salik.off-peak.price', 'salik.ramadan.schedule'],
  parking: ['parking.paid.hours', 'parking.peak.hours', 'parking.free-days', 'parking.ramadan.hours'],
} as const;
/** The prices of street parking, which depend on the zone besides the time. */
const PARKING_PRICES = {
  peak: ['parking.premium.peak-price', 'parking.standard.peak-price'],
  charged: ['parking.lowest.price'],
} as const;

const WEEK_DAYS = 7;
const DAYS: readonly Sense[] = ['today', 'tomorrow', 'tonight', 'yesterday', 'day-after-tomorrow', ...WEEKDAY_SENSES];

/** The Monday after a day. */
const nextMonday = (date: string): string => addDays(mondayOf(date), WEEK_DAYS);

/** The price of Salik or street parking at a time of day, and until when it is valid. */
export const tariffTool: Tool = async ({ question, questionInput, guide, draft }) => {
  const { senses, questionSenses, time } = question;
  const about = senses.has('salik') ? 'salik' : senses.has('parking') ? 'parking' : null;
  if (about === null || hasAny(questionSenses, ['steps', 'phone', 'pay', 'where', 'documents', 'limit', 'count']))
    return null;
  const isNow =
    senses.has('now') || senses.has('live') || (time !== null && time.minute === null && senses.has('tonight'));
  if (time === null || time.span !== 'day' || (time.minute === null && !isNow)) return null;
  const asked = time.from;
  const minute = time.minute ?? (asked === dubaiDate(questionInput.now) ? dubaiMinute(questionInput.now) : 12 * 60);
  const facts = await guide.facts(FACTS[about], draft.locale);
  const eventsFrom = (date: string) => guide.events(date, addDays(date, 1), draft.locale);
  const ofAsked = tariffAt(windowsOf(about, asked, facts, await eventsFrom(asked)), minute).current;
  // Who asks of a weekday means an ordinary one, so a holiday is named beside the next ordinary one. Who names no day means a
  // working day.
  const isUnnamed = about === 'salik' && !isNow && !hasAny(senses, DAYS) && asked === dubaiDate(questionInput.now);
  const isOfWeekday = isUnnamed || hasAny(senses, WEEKDAY_SENSES);
  const next = isUnnamed ? nextMonday(asked) : addDays(asked, WEEK_DAYS);
  const ofNext = isOfWeekday ? tariffAt(windowsOf(about, next, facts, await eventsFrom(next)), minute).current : null;
  const isOther = isUnnamed ? ofAsked?.price !== ofNext?.price : ofAsked?.kind === 'unknown';
  const isNext = isOther && ofNext !== null && ofNext.kind !== 'unknown';
  const date = isNext ? next : asked;
  const window = isNext ? ofNext : ofAsked;
  if (!window) return null;
  const values = { date: writeDay(date, draft.locale), time: clockOf(minute), price: priceOf(window, draft) };
  const cited = facts.filter(({ id, value }) => value !== null && id === FACTS[about][0]);
  const numbers = [
    citeTool(draft, 'tariffs', null, about === 'salik' ? '/traffic' : '/today'),
    ...cited.map((fact) => citeFact(draft, fact)),
  ];
  const sentences = [claim(formatMessage(draft.messages.tariff[sentenceOf(about, window)], values), numbers)];
  if (window.kind !== 'unknown' && window.to - window.from < DAY_MINUTES) {
    sentences.push(claim(formatMessage(draft.messages.tariff.from, { time: clockOf(window.to) }), numbers));
  }
  if (isNext && ofAsked) {
    const values = { date: writeDay(asked, draft.locale), time: clockOf(minute), price: priceOf(ofAsked, draft) };
    sentences.push(claim(formatMessage(draft.messages.tariff[sentenceOf(about, ofAsked)], values), numbers));
  }
  const price = facts.find(({ id, value }) => id.endsWith('.price') && value === window.price);
  const free =
    window.kind === 'free' ? facts.find(({ id, text }) => id === 'parking.free-days' && text !== null) : undefined;
  const ofZones =
    about === 'parking' && (window.kind === 'peak' || window.kind === 'charged')
      ? await guide.facts(PARKING_PRICES[window.kind], draft.locale)
      : [];
  const stated = [price, free, ...ofZones].filter((fact) => fact !== undefined && fact.text !== null);
  sentences.push(
    ...stated.flatMap((fact) =>
      fact
        ? [
            claim(formatMessage(draft.messages.fact, { label: fact.label, value: fact.text ?? '' }), [
              citeFact(draft, fact),
            ]),
          ]
        : [],
    ),
  );
  addBlock(draft, 'paragraph', sentences);
  return window.kind === 'unknown' ? 'unknown' : 'answered';
};

function priceOf({ price }: TariffWindow, { locale }: Draft): string {
  return price === null ? '' : writeDirhams(price, locale);
}

function sentenceOf(about: 'salik' | 'parking', { kind, price }: TariffWindow) {
  if (kind === 'unknown') return 'unknown';
  if (about === 'salik') return kind === 'free' || price === 0 ? 'salikFree' : 'salikPrice';
  return kind === 'free' ? 'parkingFree' : kind === 'peak' ? 'parkingPeak' : 'parkingCharged';
}

/** As the day page computes them: nothing is known in Ramadan and on holidays that depend on the moon sighting. */
function windowsOf(
  about: 'salik' | 'parking',
  date: string,
  facts: readonly GuideFact[],
  events: readonly EventOnDays[],
): TariffWindow[] {
  const rows = (id: string): readonly ScheduleRow[] | null => {
    const fact = facts.find((one) => one.id === id);
    return fact?.type === 'schedule' && fact.value !== null ? (fact.value as ScheduleRow[]) : null;
  };
  const onDay = (day: string) => {
    const holidays = events.filter(
      ({ data, occurrences }) =>
        data.type === 'public-holiday' && occurrences.some(({ start, end }) => start <= day && day <= end),
    );
    const isUncertain = isRamadan(day) || holidays.some(({ data }) => data.recurrence.rule === 'hijri');
    const read = (id: string) => (isUncertain ? null : rows(id));
    if (about === 'salik') return salikWindows(holidays.length > 0 ? null : read('salik.schedule'), day);
    return parkingWindows(read('parking.paid.hours'), read('parking.peak.hours'), day, holidays.length > 0);
  };
  return overTwoDays(onDay(date), onDay(addDays(date, 1)));
}
