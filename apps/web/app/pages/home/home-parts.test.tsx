import { skylineHour } from '@dalil/domain/artwork/skyline-hour.ts';
import { DAY_MINUTES, minuteOf } from '@dalil/domain/city/clock-time.ts';
import { bestThroughDay } from '@dalil/domain/city/verdict.ts';
import { verdictsOn } from '@dalil/domain/city/verdict-rules.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DayStrip } from '../../features/day-line/day-strip.tsx';
import { HourContext } from '../../features/hour/hour.tsx';
import { HOUR_SCRIPT } from '../../features/hour/hour-script.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { BestNow } from './best-now.tsx';
import { Hero } from './hero.tsx';
import { NeighbourhoodMap } from './neighbourhood-map.tsx';
import { NextEvents } from './next-events.tsx';
import { Shortcuts } from './shortcuts.tsx';
import type { HomeDay } from './use-home-hour.ts';

afterEach(cleanup);

const ALL = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const NONE = { ramadan: null, holidays: null, season: null, closures: [] };
const DAY: HomeDay = {
  nextFajr: 1763,
  nextSunrise: 1845,
  date: '2026-11-26',
  sun: { sunrise: 404, sunset: 1048 },
  prayers: { fajr: 322, dhuhr: 729, asr: 911, maghrib: 1051, isha: 1130 },
  tariffs: {
    salik: [
      { from: 0, to: 960, kind: 'charged', price: 4 },
      { from: 960, to: 1200, kind: 'peak', price: 6 },
      { from: 1200, to: 2880, kind: 'charged', price: 4 },
    ],
    parking: [
      { from: 0, to: 480, kind: 'free', price: null },
      { from: 480, to: 1320, kind: 'charged', price: null },
      { from: 1320, to: 1920, kind: 'free', price: null },
    ],
  },
  month: { meanMaxC: 30.5, meanMinC: 20.1, seaTemperatureC: 28, uvIndexTypicalMax: 6, comfort: 'excellent' },
  live: null,
  metro: null,
  sermon: null,
  places: [
    { id: 'museum', role: 'indoors', hours: { weekly: [{ days: [...ALL], from: '10:00', to: '20:00' }], ...NONE } },
  ],
};
const SUGGESTED = [
  {
    ...DAY.places[0],
    id: 'museum',
    href: '/tourism/museum',
    locale: 'en',
    title: 'Etihad Museum',
    role: 'indoors',
    hours: null,
  },
] as const;
const BEST = bestThroughDay(verdictsOn(DAY), DAY_MINUTES);

const at = (time: string | null, children: ReactNode) => {
  const minute = time === null ? null : minuteOf(time);
  return <HourContext value={{ date: DAY.date, minute, middle: minuteOf('17:16') }}>{children}</HourContext>;
};
const isShown = (element: HTMLElement) => element.closest('[data-off]') === null && element.dataset['now'] !== 'off';
const shownItems = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter(isShown)
    .map((item) => item.textContent);

test('ROUTE-1 at an hour the list has what is best then, with its reason and its end, and leads to it', async () => {
  await renderInPage(at('11:00', <BestNow best={BEST} suggested={[...SUGGESTED]} />), { path: '/' });
  const [museum, shade] = shownItems(screen.getByRole('list'));
  expect(museum).toContain('See something indoors');
  expect(museum).toContain('Etihad Museum');
  expect(museum?.replaceAll(/[\u2068\u2069]/g, '')).toContain('until 20:00');
  expect(shade?.replaceAll(/[\u2068\u2069]/g, '')).toContain('after 15:06');
  expect(screen.getAllByRole('link', { name: /Etihad Museum/ })[0]?.getAttribute('href')).toBe('/tourism/museum');
});

test('ROUTE-1 before the clock is known the list holds the whole day; the script of the page shows the minute', async () => {
  const { container } = await renderInPage(
    <div data-hours-of={DAY.date}>{at(null, <BestNow best={BEST} suggested={[...SUGGESTED]} />)}</div>,
    { path: '/' },
  );
  expect(shownItems(screen.getByRole('list'))[0]).toContain('Watch the sun go down');
  const RealDate = Date;
  const noon = RealDate.parse('2026-11-26T11:00:00+04:00');
  const run = new Function('Date', HOUR_SCRIPT) as (clock: unknown) => void;
  run(
    Object.assign(
      function (this: unknown, given?: number) {
        return new RealDate(given ?? noon);
      },
      { now: () => noon },
    ),
  );
  const on = [...container.querySelectorAll('li[data-now="on"]')].map((item) => item.textContent);
  expect(on.join()).toContain('See something indoors');
  expect(on.join()).not.toContain('Watch the sun go down');
  expect(document.documentElement.dataset['hour']).toBe('known');
});

test('ROUTE-1 the script says nothing about now on a page of another day', async () => {
  await renderInPage(<div data-hours-of="2026-11-20">{at(null, <BestNow best={BEST} suggested={[]} />)}</div>, {
    path: '/',
  });
  (new Function(HOUR_SCRIPT) as () => void)();
  expect(document.documentElement.dataset['hour']).toBe('other');
  delete document.documentElement.dataset['hour'];
});

test.each([
  ['en', '16 Jumada II 1448 AH'],
  ['ar', '16 جمادى الآخرة 1448 هـ'],
  ['hi', '16 जुमादा-अस-सानी 1448 हिजरी'],
  ['ur', '16 جمادی الثانی 1448 ہجری'],
] as const)('I18N-1 the Hijri day in %s has our own month names', async (locale, date) => {
  const hero = <Hero day={DAY} hijri={{ year: 1448, month: 6, day: 16 }} part="evening" weather={null} />;
  await renderInPage(at('17:16', hero), { locale, path: '/' });
  expect(screen.getByText(date)).toBeDefined();
});

test('ROUTE-1 the title names the hour, and the mean of the month is said to be none of today’s values', async () => {
  const hero = <Hero day={DAY} hijri={{ year: 1448, month: 6, day: 16 }} part="evening" weather={null} />;
  const { container } = await renderInPage(at('17:16', hero), { path: '/' });
  const titles = [...container.querySelectorAll<HTMLElement>('h1 > span')].filter(isShown);
  expect(titles.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual(['Sunset at 17:28']);
  const normal = [...container.querySelectorAll<HTMLElement>('.home-hero-normal > p')].filter(isShown);
  expect(normal.map(({ textContent }) => textContent)).toEqual(['20–31°usual']);
});

const OUTLOOK = {
  hour: '2026-11-26T17:00',
  fetched: { weather: '2026-11-26T13:05:00.000Z', sea: null, air: null, warnings: null },
  source: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' },
  shown: [
    { at: '2026-11-26T17:00', temperatureC: 27, feltC: 28, isForecast: false },
    { at: '2026-11-26T18:00', temperatureC: 26, feltC: 26, isForecast: true },
  ],
  columns: null,
  warnings: [],
  traffic: null,
};

test.each([
  ['17:16', 2, '27°Feels like 28° · 17:05, Open-Meteo.com'],
  ['18:16', 2, '26°Feels like 26° · forecast for 18:00, Open-Meteo.com'],
  ['19:16', 2, '20–31°usual'],
  ['17:16', 13, '20–31°usual'],
])('ROUTE-1 at %s, %i hours after the provider answered, the hero shows %s', async (time, hours, text) => {
  const now = new Date(Date.parse(OUTLOOK.fetched.weather) + hours * 3_600_000);
  const hero = <Hero day={DAY} hijri={null} part="evening" weather={{ outlook: OUTLOOK, now }} />;
  const { container } = await renderInPage(at(time, hero), { path: '/' });
  const shown = [...container.querySelectorAll<HTMLElement>('.home-hero-normal > p')].filter(isShown);
  expect(shown.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([text]);
});

test('ROUTE-1 the line of the day names the next three points with the time until the first', async () => {
  const { container } = await renderInPage(at('17:16', <DayStrip {...DAY} />), { path: '/' });
  const text = shownItems(screen.getByRole('list')).map((item) => item?.replace(/in \d h \d+ min$/, ''));
  expect(text).toEqual(['Maghrib17:31 in 15 min', 'Isha18:50 ', 'Free parking22:00 ']);
  await expectAccessible(container);
  cleanup();
  await renderInPage(at('23:10', <DayStrip {...DAY} />), { path: '/' });
  expect(shownItems(screen.getByRole('list'))).toEqual([
    'Fajr05:23 in 6 h 13 min',
    expect.stringContaining('Sunrise06:45'),
  ]);
});

test('ROUTE-1 shortcuts have the value of the minute where one is known, and no number without its fact', async () => {
  await renderInPage(at('21:00', <Shortcuts day={DAY} emergency={null} />), { path: '/' });
  expect(screen.queryByText(/Emergency/)).toBeNull();
  const shown = screen
    .getAllByText(/until|Isha|Lines/)
    .filter(isShown)
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''));
  expect(shown).toEqual(['Charged until 22:00', 'Lines, fares and hours']);
});

test('ROUTE-1 without a dated event the section of events is left out', async () => {
  const { container } = await renderInPage(<NextEvents events={[]} today="2026-11-26" />, { path: '/' });
  expect(container.querySelector('section')).toBeNull();
});

test('ID-5 the twelve neighbourhoods lead to their pages', async () => {
  const neighbourhoods = NEIGHBOURHOODS.map((id) => ({ id, position: { lat: 25.2, lon: 55.3 }, placeCount: 2 }));
  await renderInPage(<NeighbourhoodMap neighbourhoods={neighbourhoods} />, { locale: 'ar', path: '/' });
  const links = within(within(screen.getByRole('region')).getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(12);
  expect(links[4]?.getAttribute('href')).toBe('/ar/content/deira');
});

test.each([
  [404, 6.4],
  [1048, 17.6],
  [726, 12],
])('ROUTE-1 the drawn sun rises and sets with the real one: minute %i', (minute, hour) => {
  expect(skylineHour(minute, DAY.sun)).toBeCloseTo(hour, 1);
});
