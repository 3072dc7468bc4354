import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { OpeningLine } from './opening-line.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NONE = { ramadan: null, holidays: null, season: null, closures: [] };
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const evening = { ...NONE, weekly: [{ days: [...EVERY_DAY], from: '16:00', to: '01:00' }] };
const museum = { ...NONE, weekly: [{ days: ['sat' as const], from: '10:00', to: '18:00' }] };

async function lineAt(now: string, hours: Parameters<typeof OpeningLine>[0]['hours']): Promise<string | null> {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  const { container } = await renderInPage(<OpeningLine hours={hours} />, { path: '/' });
  return container.textContent;
}

beforeEach(() => vi.useRealTimers());

test('ROUTE-1 a place is open until a time of the night', async () => {
  expect(await lineAt('2026-11-25T19:00:00Z', evening)).toContain('Open until 01:00');
});

test('ROUTE-1 a closed place says when it opens, with the day if it is another', async () => {
  expect(await lineAt('2026-11-25T08:00:00Z', evening)).toContain('Closed, opens 16:00');
  cleanup();
  expect(await lineAt('2026-11-25T08:00:00Z', museum)).toContain('Closed, opens Sat 10:00');
});

test('ROUTE-1 unknown hours are said to be unknown', async () => {
  expect(await lineAt('2026-11-25T08:00:00Z', null)).toContain('Hours not known');
  cleanup();
  expect(await lineAt('2027-02-15T08:00:00Z', evening)).toContain('Hours in Ramadan not known');
});
