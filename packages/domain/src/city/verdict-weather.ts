import { type Action, type AnswerSpan, type CityState, yesSpans } from './can-i.ts';
import { answersThrough } from './can-i-rules.ts';
import { solarNoon } from './day-part.ts';
import { minuteOfHour } from './live/live-outlook.ts';
import { isMildMonth, isWarmSea, type MinuteSpan, usualDay } from './usual-day.ts';
import type { Reason, Verdict, VerdictDay, VerdictKind } from './verdict.ts';
import { firstOf, make, type Rule } from './verdict-parts.ts';

const isByValues = ({ basis }: AnswerSpan) => basis === 'live' || basis === 'stale';

/** Verdicts never depend on offices. */
const stateOf = (day: VerdictDay): CityState => ({ ...day, offices: { weekly: null, ramadan: null } });

/** The parts of a verdict within some minutes. The first keeps its id. */
function within(verdict: Verdict, spans: readonly MinuteSpan[]): Verdict[] {
  return spans
    .flatMap(({ from, until }) => {
      const start = Math.max(from, verdict.from);
      const end = Math.min(until, verdict.until ?? until);
      return start < end ? [{ ...verdict, from: start, until: end }] : [];
    })
    .map((part, at) => (at === 0 ? part : { ...part, id: `${verdict.id}-${part.from}` }));
}

/** The sea and the promenades, by the forecast of the hours ahead and otherwise in the hours in which the sun is low. */
export const outside: Rule = (day) => {
  const state = stateOf(day);
  const [swim, walk] = [answersThrough('swim', state), answersThrough('walk', state)];
  return [
    ...usually(day, swim, walk),
    ...byForecast(day, 'swim', swim),
    ...byForecast(day, 'walk', walk),
    ...shadeByForecast(day, swim, walk),
    ...(day.live?.warnings ?? []).map(({ from, until }, at) =>
      make(`warning-${at}`, { kind: 'warning', advice: 'wait', from, until, weight: 200, reasons: [] }),
    ),
  ];
};

/** By the means of the month, in the minutes of which providers say nothing. */
function usually(day: VerdictDay, swim: readonly AnswerSpan[], walk: readonly AnswerSpan[]): Verdict[] {
  const { month } = day;
  if (!month) return [];
  const { sunrise, sunset } = day.sun;
  const noon = solarNoon(day.sun);
  const isMild = isMildMonth(month);
  const { morningEnd, shade } = usualDay(day.sun, month);
  const sea: Reason = { code: 'usualSea', value: Math.round(month.seaTemperatureC) };
  const low: Reason = { code: 'usualLow', value: Math.round(month.meanMinC) };
  const high: Reason = { code: 'usualHigh', value: Math.round(month.meanMaxC) };
  const place = firstOf(day, 'walk');
  const swimIn = (part: string, from: number, until: number) =>
    make(`swim-${part}`, { kind: 'swim', advice: 'go', from, until, weight: 70, reasons: [sea] });
  const walkIn = (part: string, from: number, until: number, reason: Reason) =>
    make(`walk-${part}`, { kind: 'walk', advice: 'go', from, until, weight: 62, place, reasons: [reason] });
  const byMonth = ({ basis }: AnswerSpan) => basis === 'normal';
  const [toSwim, toWalk] = [yesSpans(swim.filter(byMonth)), yesSpans(walk.filter(byMonth))];
  const toRest = walk.filter(({ basis, answer }) => basis === 'normal' && answer !== 'yes');
  return [
    ...(isWarmSea(month.seaTemperatureC) ? within(swimIn('morning', sunrise, morningEnd), toSwim) : []),
    ...(isWarmSea(month.seaTemperatureC) && isMild ? within(swimIn('afternoon', noon + 180, sunset - 40), toSwim) : []),
    ...within(walkIn('morning', sunrise - 15, morningEnd, low), toWalk),
    ...(isMild ? within(walkIn('afternoon', noon + 150, sunset + 90, high), toWalk) : []),
    ...(shade
      ? within(
          make('shade', {
            advice: 'wait',
            ...shade,
            weight: 75,
            reasons: [isMild ? { code: 'usualUv', value: month.uvIndexTypicalMax } : high],
          }),
          joined(toRest),
        )
      : []),
  ];
}

const WEIGHTS = { swim: 70, walk: 62 } as const;

/** Where the values of providers speak for something and nothing against it. */
function byForecast(day: VerdictDay, kind: 'swim' | 'walk', answers: readonly AnswerSpan[]): Verdict[] {
  const isGood = (span: AnswerSpan) => isByValues(span) && span.answer === 'yes' && !span.isCareful;
  return joined(answers.filter(isGood)).map(({ from, until }) =>
    make(`${kind}-live-${from}`, {
      kind,
      advice: 'go',
      from,
      until,
      weight: WEIGHTS[kind],
      place: kind === 'walk' ? firstOf(day, 'walk') : null,
      reasons: reasonsOf(day, kind, { from, until }),
    }),
  );
}

/** The sea of the first hour, or the highest felt temperature of all. */
function reasonsOf(day: VerdictDay, kind: 'swim' | 'walk', span: MinuteSpan): Reason[] {
  const hours = (day.live?.hours ?? []).filter((hour) => {
    const minute = minuteOfHour(hour, day.date);
    return minute + 60 > span.from && minute < span.until;
  });
  const known = (value: number | null | undefined): value is number => typeof value === 'number';
  if (kind === 'swim') {
    const sea = hours.map(({ seaC }) => seaC).find(known);
    return sea === undefined ? [] : [{ code: 'liveSea', value: sea }];
  }
  const felt = hours.map(({ feltC }) => feltC).filter(known);
  return felt.length === 0 ? [] : [{ code: 'liveFelt', value: Math.max(...felt) }];
}

/** Heat or strong sun by the values of providers, while neither a walk nor the sea is advisable. */
function shadeByForecast(day: VerdictDay, swim: readonly AnswerSpan[], walk: readonly AnswerSpan[]): Verdict[] {
  const { sunrise, sunset } = day.sun;
  const swimmable = yesSpans(swim);
  const harsh = walk.filter(
    (span) =>
      isByValues(span) &&
      span.answer !== 'yes' &&
      span.from >= sunrise &&
      span.until <= sunset &&
      span.reasons.some(({ code }) => code === 'heat' || code === 'uv') &&
      !swimmable.some(({ from, until }) => from < span.until && span.from < until),
  );
  return joined(harsh).map(({ from, until }) =>
    make(`shade-live-${from}`, {
      kind: 'shade',
      advice: 'wait',
      from,
      until,
      weight: 75,
      reasons: reasonsOf(day, 'walk', { from, until }),
    }),
  );
}

/** Spans in a row as one. */
function joined(spans: readonly MinuteSpan[]): MinuteSpan[] {
  return spans.reduce<MinuteSpan[]>((runs, { from, until }) => {
    const last = runs.at(-1);
    return last?.until === from ? [...runs.slice(0, -1), { from: last.from, until }] : [...runs, { from, until }];
  }, []);
}

/** What is outdoors although it needs no long walk: not while the forecast or a warning speaks against being outside. */
const OUTDOORS = new Set<VerdictKind>(['sunrise', 'sunset', 'seafront']);

/** Verdicts with the minutes taken out in which the answers speak against them. */
export function withinAnswers(verdicts: readonly Verdict[], day: VerdictDay): Verdict[] {
  const state = stateOf(day);
  const answers = (action: Action) => answersThrough(action, state);
  const outdoors = joined(
    answers('walk').filter((span) => span.answer === 'yes' || span.basis === 'normal' || span.basis === 'none'),
  );
  const roads = yesSpans(answers('drive'));
  return verdicts.flatMap((verdict) => {
    if (OUTDOORS.has(verdict.kind)) return within(verdict, outdoors);
    return verdict.kind === 'drive' ? within(verdict, roads) : [verdict];
  });
}
