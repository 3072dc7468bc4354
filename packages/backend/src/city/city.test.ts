import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { tariffAt } from '@dalil/domain/city/tariff.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { DayView, TrafficView, WeatherView } from './city-views.ts';

/** A day with peak and free hours. Sundays have their own rules. */
const SATURDAY = new Date('2026-11-21T08:00:00Z');

const { database, site } = await openTestSite({ hasContent: true });

beforeAll(async () => {
  site.clock.now = SATURDAY;
}, 60_000);

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

test('ROUTE-1 today is the day in Dubai, with its Hijri date, sun, prayers and tariffs', async () => {
  const day = await json<DayView>('/days/today');
  expect(day).toMatchObject({ date: '2026-11-21', previous: '2026-11-20', next: '2026-11-22', isRamadan: false });
  expect(day.hijri).toEqual({ year: 1448, month: 6, day: 11 });
  expect(day.moments.map(({ minute }) => minute)).toEqual(
    day.moments.map(({ minute }) => minute).toSorted((a, b) => a - b),
  );
  expect(tariffAt(day.tariffs.salik, 740)).toMatchObject({ current: { price: 4 }, next: { from: 960, price: 6 } });
  expect(day.nextHoliday).toMatchObject({ id: 'national-day', date: '2026-12-02', days: 11, isExpected: false });
});

test('ROUTE-1 the next Ramadan is the month itself, not an evening prayer, a market of Ramadan or Easter', async () => {
  for (const [date, next] of [
    ['2026-11-21', '2027-02-08'],
    ['2027-03-20', '2028-01-28'],
  ]) {
    const { nextRamadan } = await json<DayView>(`/days/${date}`);
    expect(nextRamadan).toMatchObject({ id: 'ramadan', date: next, isExpected: true });
  }
});

test('ROUTE-1 in Ramadan no tariff is shown, and the official sources are named', async () => {
  const day = await json<DayView>('/days/2027-02-15');
  expect(day.isRamadan).toBe(true);
  expect(day.tariffs.salik).toEqual([{ from: 0, to: 2880, kind: 'unknown', price: null }]);
  expect(day.tariffs.parking).toEqual([{ from: 0, to: 2880, kind: 'unknown', price: null }]);
  const salik = day.facts.find(({ id }) => id === 'salik.ramadan.schedule');
  expect(salik?.text).toBeNull();
  expect(salik?.source.url).toMatch(/^https:/);
});

test('ROUTE-1 on National Day street parking is free and nothing is said of Salik; on an expected Eid of neither', async () => {
  const national = await json<DayView>('/days/2026-12-02');
  expect(national.holidays).toMatchObject([{ id: 'national-day', isExpected: false }]);
  expect([
    tariffAt(national.tariffs.parking, 600).current?.kind,
    tariffAt(national.tariffs.salik, 600).current?.kind,
  ]).toEqual(['free', 'unknown']);
  const eid = await json<DayView>('/days/2027-05-17');
  expect(eid.holidays).toMatchObject([{ id: 'eid-al-adha', isExpected: true }]);
  expect(tariffAt(eid.tariffs.parking, 600).current?.kind).toBe('unknown');
});

test('ROUTE-1 the midday break stands in the summer days only, Friday prayer on Fridays', async () => {
  const summer = await json<DayView>('/days/2027-07-15');
  const hours = summer.moments.filter(({ kind }) => kind === 'breakStart' || kind === 'breakEnd');
  expect(hours.map(({ minute }) => clockOf(minute))).toEqual(['12:30', '15:00']);
  const winter = await json<DayView>('/days/2026-11-20');
  expect(winter.moments.some(({ kind }) => kind === 'breakStart')).toBe(false);
  expect(winter.facts.find(({ id }) => id === 'friday.prayer')?.text).toContain('12:45');
  expect(summer.facts.some(({ id }) => id === 'friday.prayer')).toBe(false);
});

test('ROUTE-1 a day has its dated events in the order of their times, the hours of the metro and of offices', async () => {
  const day = await json<DayView>('/days/2026-11-26?locale=ar');
  expect(day.metro?.length).toBeGreaterThan(0);
  expect(day.offices.weekly?.[0]).toMatchObject({ from: '07:30', to: '15:30' });
  expect(day.events.length).toBeGreaterThan(0);
  // Six dated events, and three weekly programmes beside them.
  expect(day.events.length).toBeLessThanOrEqual(9);
  const times = day.events.map(({ startTime }) => startTime ?? '99');
  expect(times).toEqual(times.toSorted());
  expect(day.facts.filter(({ id, text }) => id === 'fuel.special-95' && text === null)).toEqual([]);
});

test('ROUTE-1 what changed is a fact with its source that begins to hold, or ended the day before', async () => {
  const first = await json<DayView>('/days/2026-01-02');
  expect(first.changes).toContainEqual(
    expect.objectContaining({
      isBeginning: true,
      date: '2026-01-02',
      fact: expect.objectContaining({ id: 'friday.prayer' }),
    }),
  );
  expect(first.changes.length).toBeLessThanOrEqual(5);
  for (const { fact } of first.changes) expect(fact.source.url).toMatch(/^https:/);
  expect((await json<DayView>('/days/2026-11-21')).changes).toEqual([]);
});

test.each(['2019-12-31', '2041-01-01', '2026-02-30', 'tomorrow', '2026-1-1'])(
  'ROUTE-1 the day %s is rejected',
  async (date) => {
    const response = await site.get(`/days/${date}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  },
);

test('ROUTE-1 the days at the edge of the known years have one neighbour', async () => {
  expect((await json<DayView>('/days/2020-01-01')).previous).toBeNull();
  expect((await json<DayView>('/days/2040-12-31')).next).toBeNull();
});

test('ROUTE-1 a road that is slow at weekends only says so', async () => {
  const { roads } = await json<TrafficView>('/traffic');
  const segments = roads.flatMap((road) => road.segments);
  expect(segments.filter(({ isWeekend }) => isWeekend)).toMatchObject([
    { id: 'jumeirah-beach', peaks: ['16:00-20:00'] },
  ]);
});

test('ROUTE-1 in Ramadan getting about names whom to ask first', async () => {
  const late = createTestApi(database.db, { now: () => new Date('2027-02-15T12:00:00+04:00') });
  const traffic = (await (await late.get('/traffic')).json()) as TrafficView;
  expect(traffic.factGroups.salik[0]).toMatchObject({ id: 'salik.ramadan.schedule', text: null });
  expect(traffic.factGroups.parking[0]).toMatchObject({ id: 'parking.ramadan.hours', text: null });
});

test.each(LOCALES)('I18N-1 the climate and the network are described in %s', async (locale) => {
  const weather = await json<WeatherView>(`/weather?locale=${locale}`);
  expect(weather).toMatchObject({ locale, month: 11, isMiddayBreak: false });
  expect(weather.months).toHaveLength(12);
  expect(weather.uvBands).toHaveLength(4);
  const traffic = await json<TrafficView>(`/traffic?locale=${locale}`);
  expect(traffic.locale).toBe(locale);
  expect(traffic.gates).toHaveLength(10);
  expect(traffic.routes.find(({ id }) => id === 'red')?.lines[0]?.stops.length).toBeGreaterThan(20);
  expect(traffic.factGroups.hours[0]?.text).toContain('05:00');
});

test('ROUTE-1 the lines of buses, boats and trains have their stops in order, and say where they do not run', async () => {
  const { routes, facts } = await json<TrafficView>('/traffic');
  const route = (id: string) => routes.find((one) => one.id === id);
  expect(route('buses-dubai-abu-dhabi')).toMatchObject({ mode: 'bus', href: '/government/buses-dubai-abu-dhabi' });
  const e102 = route('buses-dubai-abu-dhabi')?.lines.find(({ code }) => code === 'E102');
  expect(e102?.stops.map(({ name }) => name)).toEqual([
    'Al Jafiliya',
    'Ibn Battuta',
    'Zayed International Airport (Abu Dhabi)',
    'Musaffah (Abu Dhabi)',
  ]);
  expect(route('hatta-express')?.lines.at(-1)).toMatchObject({ code: 'H04' });
  const circle = route('hatta-express')?.lines.at(-1)?.stops ?? [];
  expect(circle.at(-1)).toEqual(circle[0]);
  expect(route('abra')?.lines[0]?.name).toContain('–');
  expect(
    [route('etihad-rail'), route('monorail'), route('winter-buses'), route('gold')].map((one) => one?.status),
  ).toEqual(['running', 'suspended', 'seasonal', 'announced']);
  const known = new Set(facts.map(({ id }) => id));
  const shown = routes.flatMap(({ fee, time }) => [...(fee ?? []), ...(time ?? [])]);
  expect(shown.filter((node) => node.type === 'fact' && !known.has(node.id))).toEqual([]);
});

test('ROUTE-1 the hours of metro and tram come as rows by which the last train is computed', async () => {
  const { service } = await json<TrafficView>('/traffic');
  expect(service.metro.find(({ days }) => days.includes('fri'))?.to).toBe('01:00');
  expect(service.tram.flatMap(({ days }) => days).toSorted()).toEqual([
    'fri',
    'mon',
    'sat',
    'sun',
    'thu',
    'tue',
    'wed',
  ]);
});
