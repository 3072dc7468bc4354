import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { hanafiAsr, prayerTimes, sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import ar from '@dalil/domain/languages/ar/pages/city.json' with { type: 'json' };
import en from '@dalil/domain/languages/en/pages/city.json' with { type: 'json' };
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Day } from '../../queries/city.ts';
import { NowPanel } from './now-panel.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SATURDAY = '2026-11-21';
const PRICED: Day['tariffs'] = {
  salik: [
    { from: 0, to: 960, kind: 'charged', price: 4 },
    { from: 960, to: 1200, kind: 'peak', price: 6 },
  ],
  parking: [{ from: 0, to: DAY_MINUTES, kind: 'free', price: 0 }],
};
/** In Ramadan no tariff is known. */
const UNKNOWN: Day['tariffs'] = { salik: [], parking: [] };

const UNKNOWN_TARIFF = { en: en['city.tariff.unknown'], ar: ar['city.tariff.unknown'] };

/** A day with its real sun and prayers. */
function aDay(date: string, tariffs: Day['tariffs']): Day {
  const { sunrise: _printed, ...prayers } = prayerTimes(date);
  const tomorrow = addDays(date, 1);
  return {
    date,
    previous: null,
    next: null,
    hijri: { year: 1448, month: 6, day: 1 },
    sun: sunTimes(date),
    prayers,
    hanafiAsr: hanafiAsr(date),
    nextFajr: prayerTimes(tomorrow).fajr + DAY_MINUTES,
    nextSunrise: sunTimes(tomorrow).sunrise + DAY_MINUTES,
    moments: [],
    tariffs,
    isRamadan: tariffs === UNKNOWN,
    isMiddayBreak: false,
    holidays: [],
    nextHoliday: null,
    nextRamadan: null,
    climate: null,
    metro: null,
    offices: { weekly: null, ramadan: null },
    eventCount: 0,
    events: [],
    changes: [],
    facts: [],
  };
}

type Shown = { locale?: Locale; tariffs?: Day['tariffs'] };

async function open(minute: number, { locale = 'en', tariffs = PRICED }: Shown = {}): Promise<string> {
  await renderInPage(<NowPanel day={aDay(SATURDAY, tariffs)} minute={minute} />, { locale, path: '/today' });
  return screen.getByRole('region').textContent ?? '';
}

test('ROUTE-1 before noon the panel has the next prayer, the time until then, and the next change of the toll', async () => {
  const text = await open(720);
  expect(text).toMatch(/Dhuhr 12:08in 8 min/);
  expect(text).toContain('16:00');
});

test('ROUTE-1 after the last prayer of a day the next one is that of the morning', async () => {
  expect(await open(1380)).toMatch(/Fajr 05:\d\d/);
});

test('ROUTE-1 after midnight the panel has the night and the coming sunrise', async () => {
  const text = await open(90);
  expect(text).toContain('Late night');
  expect(text).toMatch(/Sunrise 06:\d\d/);
});

test.each(['en', 'ar'] as const)('I18N-1 ROUTE-1 without a known tariff none is invented in %s', async (locale) => {
  const text = await open(1080, { locale, tariffs: UNKNOWN });
  expect(text).not.toMatch(/AED|د\.إ|درهم|دراهم/);
  expect(screen.getAllByText(UNKNOWN_TARIFF[locale])).toHaveLength(2);
});

test('PROF-3 the time in the zone a user chose stands beside that of Dubai', async () => {
  localStorage.setItem(STORAGE_KEYS.preferences, JSON.stringify({ region: { timezone: 'Asia/Kolkata' } }));
  expect(await open(720)).toContain('India Standard Time');
});
