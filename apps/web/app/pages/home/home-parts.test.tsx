import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { DayHeading } from './day-heading.tsx';
import { MonthStrip } from './month-strip.tsx';
import { NeighbourhoodTiles } from './neighbourhood-tiles.tsx';

afterEach(cleanup);

const DAY = {
  today: '2026-11-20',
  hijri: { year: 1448, month: 6, day: 10 },
  sun: { sunrise: 399, sunset: 1050 },
  prayers: { fajr: 319, dhuhr: 728, asr: 911, maghrib: 1052, isha: 1130 },
};
const NOVEMBER = {
  locale: 'en',
  month: 11,
  meanMaxC: 30.5,
  meanMinC: 20.1,
  seaTemperatureC: 28,
  uvIndexTypicalMax: 6,
  comfortLabel: 'Excellent',
  advice: 'Comfortable almost all day.',
  asOf: '2025',
} as const;

test.each([
  ['en', '10 Jumada II 1448 AH'],
  ['ar', '10 جمادى الآخرة 1448 هـ'],
  ['hi', '10 जुमादा-अस-सानी 1448 हिजरी'],
  ['ur', '10 جمادی الثانی 1448 ہجری'],
] as const)('I18N-1 the Hijri day in %s has our own month names and says that it may differ', async (locale, date) => {
  await renderInPage(<DayHeading {...DAY} />, { locale, path: '/' });
  expect(screen.getByText(date)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).querySelector('time')?.dateTime).toBe('2026-11-20');
});

test('ROUTE-1 the home page has the day line of today', async () => {
  await renderInPage(<DayHeading {...DAY} />, { path: '/' });
  const points = within(screen.getByRole('list', { name: 'The day in Dubai' })).getAllByRole('listitem');
  expect(points.map((point) => point.querySelector('time')?.dateTime)).toContain('2026-11-20T12:08+04:00');
});

test('the month is given as averages of many years with their date, never as a reading', async () => {
  await renderInPage(<MonthStrip climate={NOVEMBER} />, { path: '/' });
  expect(screen.getByRole('heading', { name: 'November in Dubai' })).toBeDefined();
  expect(screen.getByText('Averages of many years, as of 2025. Not a forecast.')).toBeDefined();
  expect(screen.getByText('31 °C')).toBeDefined();
});

test('I18N-2 advice that is not translated yet is marked with its language', async () => {
  await renderInPage(<MonthStrip climate={NOVEMBER} />, { locale: 'ar', path: '/' });
  const advice = screen.getByText('Comfortable almost all day.');
  expect([advice.lang, advice.dir]).toEqual(['en', 'ltr']);
});

test('ID-5 the twelve neighbourhoods lead to their pages', async () => {
  const neighbourhoods = NEIGHBOURHOODS.map((id) => ({ id, position: { lat: 25.2, lon: 55.3 }, placeCount: 2 }));
  await renderInPage(<NeighbourhoodTiles neighbourhoods={neighbourhoods} />, { locale: 'ar', path: '/' });
  const links = within(within(screen.getByRole('region')).getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(12);
  expect(links[4]?.getAttribute('href')).toBe('/ar/content/deira');
  expect(screen.getAllByText('مكانان في الدليل')).toHaveLength(12);
});
