import { expect, test } from 'vitest';
import { minuteOf } from '../city/clock-time.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { faresOf } from './fare.ts';
import { GOLDEN_ACROSS_TOWN } from './golden-across-town.ts';
import { GOLDEN, MONDAY } from './golden-journeys.ts';
import { type Journey, type JourneyEnd, planJourney, type RailJourney } from './plan-journey.ts';
import { stationOf, STATIONS } from './stations.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const METRO: ScheduleRow[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'sat'], from: '05:00', to: '24:00' },
  { days: ['fri'], from: '05:00', to: '01:00' },
  { days: ['sun'], from: '08:00', to: '24:00' },
];
const TRAM: ScheduleRow[] = [
  { days: [...DAYS], from: '06:00', to: '01:00' },
  { days: ['sun'], from: '09:00', to: '01:00' },
];
const PRICES: Record<string, number> = {
  'nol.fare.silver.one-zone': 3,
  'nol.fare.silver.two-zones': 5,
  'nol.fare.silver.three-zones': 7.5,
  'nol.fare.gold.one-zone': 6,
  'nol.fare.gold.two-zones': 10,
  'nol.fare.gold.three-zones': 15,
  'nol.fare.red.one-zone': 4,
  'nol.fare.red.two-zones': 6,
  'nol.fare.red.three-zones': 8.5,
};

const place = (lat: number, lon: number, precisionMetres = 100): JourneyEnd => ({
  position: { lat, lon },
  precisionMetres,
});
const PLACES: Record<string, JourneyEnd> = {
  'The Dubai Mall': place(25.1975, 55.279),
  'Burj Khalifa': place(25.1972, 55.2744),
  'Dubai Gold Souk': place(25.2703, 55.2972, 300),
  'Expo City': place(24.9612, 55.15, 300),
  'Dubai Frame': place(25.2355, 55.3003),
  'Museum of the Future': place(25.2192, 55.282),
  'Mall of the Emirates (place)': place(25.1181, 55.2006),
  'Burj Al Arab': place(25.1412, 55.1853),
  'Terminal 3 (place)': place(25.2465, 55.361, 300),
  'JBR (area)': place(25.0775, 55.1333, 500),
  'Dubai Marina (area)': place(25.0785, 55.14, 500),
};

function end(name: string): JourneyEnd {
  const station = stationOf(name);
  const found = station ? { station } : PLACES[name];
  if (!found) throw new Error(`no end ${name}`);
  return found;
}

function plan(from: string, to: string, date: string, clock: string | null) {
  const at = { date, minute: clock === null ? null : minuteOf(clock) };
  return planJourney({ from: end(from), to: end(to), at, hours: { metro: METRO, tram: TRAM } });
}

function railOf(journey: Journey): RailJourney {
  if (journey.kind !== 'rail') throw new Error(`not by rail: ${journey.kind}`);
  return journey;
}

/** The legs in short: `red airport-terminal-1 12 burj-khalifa-dubai-mall (expo-2020, life-pharmacy)`. */
function legsOf({ legs }: RailJourney): string[] {
  return legs.map((leg) => {
    if (leg.type === 'walk') return `walk ${leg.minutes ?? 'unknown'}`;
    if (leg.type === 'change') return leg.from.id === leg.to.id ? `change ${leg.from.id}` : `cross to ${leg.to.id}`;
    const { line, stations, towards } = leg;
    const ends = towards.map(({ id }) => id).join(', ');
    return `${line} ${stations[0]?.id} ${stations.length - 1} ${stations.at(-1)?.id} (${ends})`;
  });
}

test.each([...GOLDEN, ...GOLDEN_ACROSS_TOWN])(
  'ROUTE-1 from %s to %s at %s',
  (from, to, clock, legs, minutes, zones, silver) => {
    const journey = railOf(plan(from, to, MONDAY, clock).journey);
    expect(legsOf(journey)).toEqual(legs);
    expect([journey.minutes.from, journey.minutes.to]).toEqual(minutes);
    expect(journey.zoneCount.zones).toEqual(zones);
    expect(faresOf(journey.zoneCount, (id) => PRICES[id] ?? null).silver).toBe(silver);
    expect(journey.changes).toBe(legs.filter((leg) => /^(?:change|cross)/.test(leg)).length);
    expect(journey.state).toBe('running');
  },
);

test('ROUTE-1 Expo City to BurJuman on a Friday morning: no change, and no fare, because a zone is not known', () => {
  const { journey } = plan('Expo City', 'burjuman', '2026-12-04', '09:00');
  const rail = railOf(journey);
  expect(legsOf(rail)).toEqual(['walk 8', 'red expo-2020 22 burjuman (centrepoint)']);
  expect(rail.minutes).toEqual({ from: 66, to: 74 });
  expect(rail.zoneCount).toEqual({ zones: [2, 6], isWhole: false, tier: null, lacks: 'zone' });
  expect(rail.service).toMatchObject([
    { mode: 'metro', hours: { first: '05:00', last: '01:00', isLastNextDay: true } },
  ]);
});

test('ROUTE-1 Terminal 3 to JBR at 02:00 on a Sunday: the metro is closed, and what is said is the taxi', () => {
  const { journey, taxi } = plan('Terminal 3 (place)', 'JBR (area)', '2026-11-29', '02:00');
  const rail = railOf(journey);
  expect(rail.state).toBe('closed');
  // On Sundays the metro begins at 08:00 and the tram, which is needed too, at 09:00.
  expect(rail.opens).toEqual({ date: '2026-11-29', time: '09:00' });
  expect(taxi).toMatchObject({ flagfalls: ['taxi.flagfall.airport'], isFreePassage: true });
  // 27 km in a straight line, 33 by road.
  expect(taxi.kilometres.from).toBeGreaterThanOrEqual(30);
  expect(taxi.kilometres.to).toBeLessThanOrEqual(40);
});

test('ROUTE-1 in the night before a working day the metro begins at 05:00; on Friday it runs until 01:00', () => {
  const night = railOf(plan('airport-terminal-1', 'burjuman', MONDAY, '02:00').journey);
  expect(night).toMatchObject({ state: 'closed', opens: { date: MONDAY, time: '05:00' } });
  const late = railOf(plan('airport-terminal-1', 'burjuman', '2026-11-28', '00:20').journey);
  expect(late.state).toBe('running');
  expect(late.service[0]).toMatchObject({ date: '2026-11-27', minutesLeft: 40 });
  // After the end of service of Saturday the next is that of Sunday.
  const ended = railOf(plan('airport-terminal-1', 'burjuman', '2026-11-29', '00:10').journey);
  expect(ended.opens).toEqual({ date: '2026-11-29', time: '08:00' });
});

test('ROUTE-1 a journey that may not end before the service does is said to be late', () => {
  expect(railOf(plan('centrepoint', 'expo-2020', MONDAY, '22:30').journey).state).toBe('running');
  expect(railOf(plan('centrepoint', 'expo-2020', MONDAY, '22:45').journey).state).toBe('late');
});

test('ROUTE-1 without a minute, on holidays and without hours nothing is said to run or to be closed', () => {
  expect(railOf(plan('union', 'dmcc', MONDAY, null).journey).state).toBeNull();
  expect(railOf(plan('union', 'dmcc', '2026-12-02', '02:00').journey)).toMatchObject({ state: null, opens: null });
  const at = { date: MONDAY, minute: 600 };
  const ends = { from: end('union'), to: end('dmcc') };
  expect(railOf(planJourney({ ...ends, at, hours: { metro: [], tram: [] } }).journey).state).toBeNull();
});

test('ROUTE-1 an area has stations near it and no time on foot', () => {
  const rail = railOf(plan('Dubai Marina (area)', 'Dubai Gold Souk', MONDAY, '11:00').journey);
  expect(legsOf(rail)).toEqual([
    'walk unknown',
    'red sobha-realty 14 burjuman (centrepoint)',
    'change burjuman',
    'green burjuman 3 al-ras (e-and)',
    'walk 7',
  ]);
});

test('ROUTE-1 who can walk is told to, and an end without a station names the nearest', () => {
  expect(plan('burj-khalifa-dubai-mall', 'Burj Khalifa', MONDAY, '11:00').journey).toEqual({
    kind: 'foot',
    minutes: 12,
  });
  const { journey, taxi } = plan('Burj Al Arab', 'union', MONDAY, '23:00');
  expect(journey).toMatchObject({ kind: 'none', from: { station: { id: 'mall-of-the-emirates' } }, to: null });
  expect(taxi).toMatchObject({ flagfalls: ['taxi.flagfall.night'] });
});

test('ROUTE-1 every station is on a line, and from each the others are reached the same way each time', () => {
  for (const { id } of STATIONS) {
    if (id === 'union') continue;
    const [one, again] = [plan('union', id, MONDAY, '11:00'), plan('union', id, MONDAY, '11:00')];
    expect(['rail', 'foot']).toContain(one.journey.kind);
    expect(again).toEqual(one);
  }
});
