import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../guide/calendar-day.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import { dayPartAt, dayTitles, middleOf } from './day-part.ts';
import { AUGUST, dayOf, hours } from './factories.ts';
import { openingSegments } from './opening-segments.ts';
import { openingState } from './opening-state.ts';
import { prayerTimes, sunTimes } from './prayer-times.ts';
import { bestAt, bestThroughDay, type VerdictDay } from './verdict.ts';
import { verdictsOn } from './verdict-rules.ts';

const idsAt = (day: VerdictDay, time: string) => bestAt(verdictsOn(day), minuteOf(time)).map(({ id }) => id);

const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const RAMADAN = '2027-02-16';
const NATIONAL_DAY = '2026-12-02';

describe('ROUTE-1 the best to do at an hour', () => {
  test('before sunset the sunset comes first, with its place, its minute and its end; driving is for later', () => {
    const best = bestAt(verdictsOn(dayOf(THURSDAY)), minuteOf('17:16'));
    const { sunset } = sunTimes(THURSDAY);
    expect(best[0]).toMatchObject({
      kind: 'sunset',
      advice: 'go',
      place: 'kite-beach',
      until: sunset + 20,
      reasons: [{ code: 'sunset', minute: sunset }],
    });
    expect(best.at(-1)).toMatchObject({
      kind: 'peak',
      advice: 'wait',
      until: minuteOf('20:00'),
      reasons: [{ code: 'toll', value: 6 }, { code: 'parkingPeak' }],
    });
    expect(best).toHaveLength(4);
  });

  test('three things to do are named beside what to leave for later, and a second of one kind rather than none', () => {
    const best = bestAt(verdictsOn(dayOf(THURSDAY)), minuteOf('12:30'));
    const toDo = best.filter(({ advice }) => advice === 'go');
    expect(toDo.map(({ place }) => place)).toEqual(['museum', 'gallery']);
    expect(best.at(-1)).toMatchObject({ kind: 'shade', advice: 'wait' });
    const evening = bestAt(verdictsOn(dayOf(THURSDAY)), minuteOf('18:30'));
    expect(evening.map(({ advice }) => advice)).toEqual(['go', 'go', 'go', 'wait']);
  });

  test('after midnight the verdicts of the evening before still hold', () => {
    const verdicts = verdictsOn(dayOf(FRIDAY));
    const at = (time: string) =>
      bestAt(verdicts, minuteOf(time)).map(({ kind, advice, until }) => [kind, advice, until]);
    expect(at('01:30')).toEqual([
      ['drive', 'go', minuteOf('06:00')],
      ['food', 'go', minuteOf('02:00')],
      ['seafront', 'go', sunTimes(FRIDAY).sunrise - 15],
      ['noMetro', 'wait', minuteOf('05:00')],
    ]);
    // Friday's metro runs until one on Saturday.
    const saturday = verdictsOn(dayOf('2026-11-28'));
    expect(bestAt(saturday, minuteOf('00:30')).map(({ kind, until }) => [kind, until])).toContainEqual([
      'metro',
      minuteOf('01:00'),
    ]);
    expect(bestAt(saturday, minuteOf('01:00')).map(({ kind }) => kind)).toContain('noMetro');
  });

  test('what is open past midnight is a good idea until then, and what never closes until the morning', () => {
    const verdicts = verdictsOn(dayOf(THURSDAY));
    const endOf = (place: string) =>
      bestAt(verdicts, minuteOf('22:30')).find((verdict) => verdict.place === place)?.until;
    expect(endOf('shawarma')).toBe(DAY_MINUTES + minuteOf('02:00'));
    expect(endOf('corniche')).toBe(DAY_MINUTES + sunTimes(THURSDAY).sunrise - 15);
  });

  test('a place whose hours are not known is never suggested as open, and none in its last hour', () => {
    const verdicts = verdictsOn(dayOf(THURSDAY));
    expect(verdicts.filter(({ place }) => place === 'unknown')).toEqual([]);
    const museum = verdicts.find(({ place }) => place === 'museum');
    expect(museum).toMatchObject({ from: minuteOf('10:00'), until: sunTimes(THURSDAY).sunset + 60 });
    expect(museum?.reasons).toContainEqual({ code: 'open', minute: minuteOf('20:00') });
  });

  test('on Friday around the sermon, and on no other day, waiting is advised', () => {
    expect(idsAt(dayOf(FRIDAY), '12:45').at(-1)).toBe('sermon');
    expect(idsAt(dayOf(FRIDAY), '13:30')).not.toContain('sermon');
    expect(idsAt(dayOf(THURSDAY), '12:45')).not.toContain('sermon');
    expect(verdictsOn({ ...dayOf(FRIDAY), sermon: null }).map(({ id }) => id)).not.toContain('sermon');
  });

  test('in Ramadan iftar and suhoor lead; hours, tariffs and metro times of ordinary weeks count for nothing', () => {
    const day = dayOf(RAMADAN);
    const { maghrib, fajr } = prayerTimes(RAMADAN);
    expect(bestAt(verdictsOn(day), maghrib - 30)[0]).toMatchObject({
      kind: 'iftar',
      reasons: [{ code: 'maghrib', minute: maghrib }],
    });
    expect(bestAt(verdictsOn(day), minuteOf('04:00'))[0]).toMatchObject({ kind: 'suhoor', until: fajr });
    const kinds = new Set(verdictsOn(day).map(({ kind }) => kind));
    for (const kind of ['indoors', 'parking', 'drive', 'peak', 'metro'] as const)
      expect(kinds.has(kind), kind).toBe(false);
  });

  test('on a public holiday parking is free all day, and nothing is said of tolls and places', () => {
    const verdicts = verdictsOn(dayOf(NATIONAL_DAY));
    expect(verdicts.find(({ kind }) => kind === 'parking')).toMatchObject({
      from: 0,
      reasons: [{ code: 'freeHoliday' }],
    });
    expect(verdicts.filter(({ kind }) => kind === 'peak' || kind === 'indoors')).toEqual([]);
  });

  test('on Sunday the reason for free parking is the day', () => {
    const sunday = addDays(THURSDAY, 7 - weekdayOf(THURSDAY));
    const verdict = bestAt(verdictsOn(dayOf(sunday)), minuteOf('23:00')).find(({ kind }) => kind === 'parking');
    expect(verdict?.reasons).toEqual([{ code: 'freeSunday' }]);
  });

  test('a month decides what the sun allows: the beach at noon is for later, in August for the whole day', () => {
    expect(bestAt(verdictsOn(dayOf(THURSDAY)), minuteOf('12:00')).at(-1)).toMatchObject({
      kind: 'shade',
      reasons: [{ code: 'usualUv', value: 6 }],
    });
    const august = verdictsOn(dayOf('2026-08-13', AUGUST));
    expect(bestAt(august, minuteOf('15:30'))[0]).toMatchObject({ kind: 'indoors' });
    expect(bestAt(august, minuteOf('15:30')).at(-1)).toMatchObject({
      kind: 'shade',
      reasons: [{ code: 'usualHigh', value: 41 }],
    });
    expect(august.some(({ id }) => id === 'swim-afternoon')).toBe(false);
    const unknown = verdictsOn(dayOf(THURSDAY, null)).map(({ kind }) => kind);
    expect(unknown).not.toContain('swim');
  });
});

test.each([THURSDAY, FRIDAY, RAMADAN, NATIONAL_DAY])(
  'ROUTE-1 the verdicts of %s held for the whole day are those of each minute',
  (date) => {
    const verdicts = verdictsOn(dayOf(date));
    const shown = bestThroughDay(verdicts, DAY_MINUTES);
    for (let minute = 0; minute < DAY_MINUTES; minute += 7) {
      const ids = shown
        .filter(({ spans }) => spans.some(({ from, until }) => from <= minute && minute < until))
        .map(({ verdict }) => verdict.id);
      expect(ids, `${minute}`).toEqual(bestAt(verdicts, minute).map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(date === RAMADAN ? -1 : 0);
    }
  },
);

test('ROUTE-1 the segments of a day have the opening state of each of their minutes', () => {
  const late = hours('16:00', '01:00', { closures: [{ from: '2026-11-27', to: '2026-11-27' }] });
  for (const date of [THURSDAY, FRIDAY, RAMADAN, NATIONAL_DAY]) {
    const segments = openingSegments(late, date);
    expect([segments[0]?.from, segments.at(-1)?.until]).toEqual([0, DAY_MINUTES]);
    for (let minute = 0; minute < DAY_MINUTES; minute += 11) {
      const segment = segments.find(({ from, until }) => from <= minute && minute < until);
      expect(segment?.state, `${date} ${minute}`).toEqual(openingState(late, date, minute));
    }
  }
});

test.each([
  ['2026-11-26', ['night', 'night', 'morning', 'midday', 'midday', 'evening', 'evening', 'night']],
  ['2026-06-21', ['night', 'morning', 'morning', 'midday', 'midday', 'midday', 'evening', 'evening']],
])('ROUTE-1 the parts of %s follow the sun, not the clock', (date, parts) => {
  const sun = sunTimes(date);
  const times = ['03:00', '04:45', '08:00', '11:30', '15:30', '16:30', '19:00', '21:00'];
  expect(times.map((time) => dayPartAt(sun, minuteOf(time)))).toEqual(parts);
  for (const part of ['morning', 'midday', 'evening', 'night'] as const) {
    expect(dayPartAt(sun, middleOf(part, sun))).toBe(part);
  }
});

test('ROUTE-1 a day has a title at every minute, and that of the sunset says when it is', () => {
  const sun = sunTimes(THURSDAY);
  const titles = dayTitles(sun);
  for (let minute = 0; minute < DAY_MINUTES; minute += 5) {
    expect(
      titles.filter(({ from, until }) => from <= minute && minute < until),
      `${minute}`,
    ).toHaveLength(1);
  }
  expect(titles.find(({ id }) => id === 'sunset')).toEqual({
    id: 'sunset',
    from: sun.sunset - 75,
    until: sun.sunset,
    at: sun.sunset,
  });
});
