import { type Commute, readCommutes } from '@dalil/domain/city/commute.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import type { Traffic, TrafficNow } from '../../queries/city.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { CommuteSection } from './commute-section.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const FETCHED_AT = '2026-11-26T04:00:00.000Z';
const segment = (id: string, peaks: string[] = []) => ({
  id,
  name: `Segment ${id}`,
  cause: null,
  peaks,
  isWeekend: false,
});
const TRAFFIC = {
  locale: 'en',
  roads: [{ id: 'road', code: 'E11', name: 'A Road', segments: [segment('a', ['07:00-09:00']), segment('b')] }],
} as unknown as Traffic;

function measured(): TrafficNow {
  const road = { freeKmh: 100, speedKmh: 40, isClosed: false, flow: 'heavy' as const };
  return {
    fetchedAt: FETCHED_AT,
    freshUntil: '2026-11-26T04:15:00.000Z',
    state: 'fresh',
    source: { name: 'TomTom', url: 'https://www.tomtom.com/', licence: null, credits: null },
    value: {
      roads: [
        { ...road, id: 'a', delaySeconds: 600 },
        { ...road, id: 'b', delaySeconds: 0, isClosed: true, flow: 'closed' },
      ],
      incidents: null,
    },
  };
}

const WORK: Commute = { name: 'Work', segments: ['a'], days: ['thu'], leaveAt: 510, alertFrom: 10 };

type Given = { commutes?: Commute[]; now?: TrafficNow | null; minutes?: number; locale?: Locale };

async function open({ commutes = [], now = measured(), minutes = 5, locale = 'en' }: Given = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(FETCHED_AT) + minutes * 60_000 });
  if (commutes.length > 0) localStorage.setItem(STORAGE_KEYS.commutes, JSON.stringify(commutes));
  await renderInPage(<CommuteSection traffic={TRAFFIC} measured={now} />, { locale, path: '/traffic' });
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('ROUTE-1 a commute says the delay of now, the closed roads, its usual congestion and the departure', async () => {
  await open({ commutes: [{ ...WORK, segments: ['a', 'b', 'gone'] }] });
  const work = await card('Work');
  expect(work.getByText('You leave in 25 minutes')).toBeTruthy();
  expect(work.getByText('Now: 10 minutes longer than on free roads. Measured: 2 of 3.')).toBeTruthy();
  expect(work.getByText(/^Closed: .A Road: Segment b.$/)).toBeTruthy();
  expect(work.getByText(/^Usually congested when you leave: .A Road: Segment a.$/)).toBeTruthy();
});

test.each([
  { title: 'an old measurement', given: { minutes: 16 } },
  { title: 'none', given: { now: null } },
])('ROUTE-1 $title says nothing of the roads of now', async ({ given }) => {
  await open({ commutes: [WORK], ...given });
  expect((await card('Work')).getByText('No measurement of these roads now.')).toBeTruthy();
});

test('DATA-3 a commute is added, changed and removed on the device, and two are the most', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a commute' }));
  const save = await screen.findByRole('button', { name: 'Save on this device' });
  fireEvent.click(save);
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' School ' } });
  fireEvent.click(save);
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one road.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Segment b' }));
  fireEvent.change(screen.getByLabelText('You leave at'), { target: { value: '06:45' } });
  fireEvent.click(save);
  const school = await card('School');
  const stored = () => readCommutes(localStorage.getItem(STORAGE_KEYS.commutes) ?? '');
  expect(stored()).toEqual([
    { name: 'School', segments: ['b'], days: ['mon', 'tue', 'wed', 'thu', 'fri'], leaveAt: 405, alertFrom: 10 },
  ]);
  fireEvent.click(school.getByRole('button', { name: 'Change' }));
  fireEvent.change(screen.getByLabelText('Mark it from this delay'), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(stored()).toMatchObject([{ alertFrom: 30 }]);
  fireEvent.click((await card('School')).getByRole('button', { name: 'Remove' }));
  expect(stored()).toEqual([]);
  cleanup();
  await open({ commutes: [WORK, { ...WORK, name: 'Home' }] });
  await card('Home');
  expect(screen.queryByRole('button', { name: 'Add a commute' })).toBeNull();
});

test('DATA-3 a device that does not store says so, and the commute lasts as long as the page', async () => {
  await open({ commutes: [WORK] });
  fireEvent.click((await card('Work')).getByRole('button', { name: 'Change' }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Office' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(screen.getByRole('alert').textContent).toContain('does not allow storing');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click((await card('Office')).getByRole('button', { name: 'Remove' }));
});

test.each(['ar', 'hi', 'ur'] as const)('I18N-1 a commute and its form are in %s', async (locale) => {
  await open({ commutes: [{ ...WORK, name: '1', segments: ['gone'] }], locale });
  await card('1');
  fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await screen.findAllByRole('combobox');
  const texts = [
    screen.getByRole('region'),
    ...screen.getAllByRole('button'),
    ...document.querySelectorAll('form > *'),
  ];
  const words = texts.map((part) => part.textContent.replace(/Segment [ab]|A Road/g, '')).join(' ');
  expect(words).not.toMatch(/[A-Za-z]{3,}/);
});
