import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import type { Traffic, TrafficNow } from '../../../queries/city.ts';
import { MeasuredRoads } from './measured-roads.tsx';

afterEach(cleanup);

const FETCHED_AT = '2026-11-26T04:00:00.000Z';
const IDS = ['a', 'b', 'c'];
const segment = (id: string) => ({ id, name: `Segment ${id}`, cause: null, peaks: [], isWeekend: false });
const NAMED = {
  locale: 'en',
  roads: [{ id: 'road', code: 'E11', name: 'A Road', segments: IDS.map(segment) }],
} as unknown as Traffic;

function measured(incidents: TrafficNow['value']['incidents'] = null): TrafficNow {
  const road = { freeKmh: 100, delaySeconds: null, isClosed: false };
  return {
    fetchedAt: FETCHED_AT,
    freshUntil: '2026-11-26T04:15:00.000Z',
    state: 'fresh',
    source: { name: 'TomTom', url: 'https://www.tomtom.com/', licence: null, credits: null },
    value: {
      roads: [
        { ...road, id: 'a', speedKmh: 95, flow: 'free' },
        { ...road, id: 'b', speedKmh: 30, delaySeconds: 200, flow: 'heavy' },
        { ...road, id: 'c', speedKmh: 0, isClosed: true, flow: 'closed' },
      ],
      incidents,
    },
  };
}

async function open(
  minutes: number,
  { locale = 'en', incidents = null }: { locale?: Locale; incidents?: TrafficNow['value']['incidents'] } = {},
) {
  const now = new Date(Date.parse(FETCHED_AT) + minutes * 60_000);
  const part = <MeasuredRoads measured={measured(incidents)} traffic={NAMED} now={now} />;
  const { container } = await renderInPage(part, { locale, path: '/traffic' });
  return container.textContent ?? '';
}

test('ROUTE-1 roads are in words with their numbers, the slowest first, with age and source', async () => {
  const text = await open(7);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Segment cClosed$/),
    expect.stringMatching(/Segment bHeavy.30. of .100. km\/h3 minutes longer$/),
    expect.stringMatching(/Segment aFree.95. of .100. km\/h$/),
  ]);
  expect(text).toContain('2 of 3 measured roads are slower');
  expect(text).toContain('7 minutes ago');
  expect(screen.getByRole('link', { name: 'TomTom' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Incidents' })).toBeNull();
});

test('ROUTE-1 an old measurement is not displayed, but said to be old', async () => {
  const text = await open(16);
  expect(text).toMatch(/The last measurement, from .08:00., is too old/);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('ROUTE-1 incidents are marked as English text in another language; none and unknown are not the same', async () => {
  const incident = {
    kind: 'accident' as const,
    level: 'major' as const,
    description: 'Accident <b>x</b>',
    from: 'Al Safa',
    to: null,
    roads: ['E11'],
    startsAt: '2026-11-26T03:50:00.000Z',
    endsAt: null,
    delaySeconds: 540,
  };
  await open(1, { locale: 'ar', incidents: [incident] });
  const list = screen.getByRole('heading', { name: 'الحوادث والأعمال' }).parentElement as HTMLElement;
  expect(within(list).getByText('Accident <b>x</b>: Al Safa').getAttribute('lang')).toBe('en');
  expect(list.textContent).toContain('حادث');
  cleanup();
  expect(await open(1, { incidents: [] })).toContain('The source lists no incident.');
});
