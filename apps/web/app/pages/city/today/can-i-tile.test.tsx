import { ACTIONS } from '@dalil/domain/city/can-i.ts';
import { answersThrough } from '@dalil/domain/city/can-i-rules.ts';
import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { AUGUST, someHours, stateOf } from '@dalil/domain/city/factories.ts';
import { packHours, readOutlook } from '@dalil/domain/city/live/live-outlook.ts';
import { dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HourContext } from '../../../features/hour/hour.tsx';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import type { Day } from '../../../queries/city.ts';
import { expectAccessible } from '../../../ui/accessibility-check.ts';
import { CanITile } from './can-i-tile.tsx';
import type { DayAnswers } from './use-answers.ts';

afterEach(cleanup);

const DATE = '2026-11-26';
const FETCHED = dubaiInstant(`${DATE}T09:00`).toISOString();
const OUTLOOK: NonNullable<DayAnswers['outlook']> = {
  hour: `${DATE}T09:00`,
  fetched: { weather: FETCHED, sea: FETCHED, air: FETCHED, warnings: null },
  source: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' },
  shown: [],
  columns: packHours(someHours(DATE).slice(9)),
  warnings: [],
  traffic: null,
};
const STATE = stateOf(DATE, null, AUGUST);
const DAY = { ...STATE, climate: STATE.month } as unknown as Day;

async function open(time: string, outlook: DayAnswers['outlook'] = OUTLOOK, locale: Locale = 'en') {
  const live = outlook ? readOutlook(outlook, DATE, dubaiInstant(`${DATE}T${time}`)) : null;
  const of = Object.fromEntries(ACTIONS.map((action) => [action, answersThrough(action, { ...STATE, live })]));
  const minute = minuteOf(time);
  const answers = { of, live, outlook } as DayAnswers;
  const { container } = await renderInPage(
    <HourContext value={{ date: DATE, minute, middle: minute }}>
      <CanITile day={DAY} answers={answers} audience="tourist" />
    </HourContext>,
    { locale, path: '/today' },
  );
  for (const hidden of container.querySelectorAll('[data-off]')) hidden.remove();
  return container;
}

const cards = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/[\u2068\u2069]/g, ''));

test('ROUTE-1 each question has its answer, its reasons and its end or the next window, from values with their source', async () => {
  const container = await open('09:20');
  const [swim, run, , , drive, office] = cards();
  expect(swim).toMatch(/^Swim in the seaYessea 27 °C · waves 0.3 mUntil 17:28/);
  expect(run).toMatch(/^Run outdoorsYesfeels like 26 °C/);
  expect(drive).toMatch(/^Drive across townBetter waitSalik AED\s6 a gateNext: 10:00 to 16:00/);
  expect(office).toMatch(/^Visit a federal officeYesusual hours until 15:30Until 15:30/);
  expect(container.textContent).toContain('Our calculation, not an official warning.');
  expect(container.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain('Weather values of 09:00. Open-Meteo.com');
  await expectAccessible(container);
});

test('ROUTE-1 stale values are marked, old ones give way to what is usual, and that is said', async () => {
  expect((await open('13:00')).textContent).toContain('the source has not answered since');
  cleanup();
  const old = await open('22:00');
  expect(old.textContent).toContain('No live values: what is usual in November.');
  expect(old.textContent).not.toContain('feels like');
  cleanup();
  await open('07:30', { ...OUTLOOK, columns: null, fetched: { ...OUTLOOK.fetched, weather: null } });
  expect(cards()[0]).toMatch(/^Swim in the seaUsually yessea usually 33 °C in November/);
});

test('ROUTE-1 full roads are a reason not to drive, with their source, and no end is promised', async () => {
  const traffic = {
    fetchedAt: dubaiInstant(`${DATE}T09:55`).toISOString(),
    source: { name: 'TomTom', url: 'https://www.tomtom.com/' },
    roads: 16,
    slow: 9,
    heavy: 6,
  };
  const { textContent } = await open('10:00', { ...OUTLOOK, traffic });
  expect(textContent).toContain('Roads measured at \u206809:55\u2069. Data: TomTom');
  expect(cards().find((card) => card?.startsWith('Drive'))).toMatch(
    /Better wait.*heavy traffic on 6 of the measured roads.*When the roads clear is not known/,
  );
  cleanup();
  const later = await open('10:30', { ...OUTLOOK, traffic });
  expect(later.textContent).not.toContain('measured');
});

test('ROUTE-1 after midnight the sea is dark, and a warning wins over the calculation', async () => {
  await open('01:30');
  expect(cards()[0]).toMatch(/No.*dark; only at beaches with lights and guards/);
  cleanup();
  const warnings = [
    { severity: 'Severe' as const, beginsAt: null, endsAt: dubaiInstant(`${DATE}T12:00`).toISOString() },
  ];
  await open('10:00', { ...OUTLOOK, warnings, fetched: { ...OUTLOOK.fetched, warnings: FETCHED } });
  expect(cards().filter((card) => card?.includes('official warning in force'))).toHaveLength(5);
});

test.each(['ar', 'hi', 'ur'] as const)('I18N-1 ROUTE-1 the answers are in %s', async (locale) => {
  const { textContent } = await open('09:20', OUTLOOK, locale);
  expect(textContent?.replaceAll(/Open-Meteo\.com|°C/g, '')).not.toMatch(/[A-Za-z]{2,}/);
});
