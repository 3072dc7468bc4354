import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { DayLine } from './day-line.tsx';

afterEach(cleanup);

const DAY = {
  date: '2026-11-20',
  sun: { sunrise: 399, sunset: 1050 },
  prayers: { fajr: 319, dhuhr: 728, asr: 911, maghrib: 1052, isha: 1130 },
};

test('ROUTE-1 each mark of the day line is named with its time, in order', async () => {
  const { container } = await renderInPage(<DayLine {...DAY} minute={null} />, { path: '/today' });
  const points = within(screen.getByRole('list', { name: 'The day in Dubai' })).getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual([
    'Fajr 05:19',
    'Sunrise 06:39',
    'Dhuhr 12:08',
    'Asr 15:11',
    'Maghrib 17:32',
    'Isha 18:50',
  ]);
  expect(container.querySelectorAll('svg rect')).toHaveLength(3 + points.length);
  const names = [...container.querySelectorAll('svg g')];
  expect(names.map((name) => name.textContent)).toEqual(
    points.map((point) => point.textContent?.replace(/ (?=\d)/, '')),
  );
  expect(names[2]?.querySelector('text')?.getAttribute('x')).toMatch(/^50\.5/);
  await expectAccessible(container);
});

test('ROUTE-1 the current time has a mark and is written', async () => {
  const { container } = await renderInPage(<DayLine {...DAY} minute={720} />, { path: '/today', locale: 'ar' });
  expect(screen.getByText(/الآن/).textContent).toContain('12:00');
  expect(container.querySelector('svg g text')?.getAttribute('x')).toMatch(/^77\.8/);
  expect(container.querySelector('.fill-ayyan-mark')?.getAttribute('x')).toBe('718');
});
