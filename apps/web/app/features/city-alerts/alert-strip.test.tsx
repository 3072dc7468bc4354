import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CityAlert } from '../../queries/city-alerts.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { ALERT_SCRIPT } from './alert-script.ts';
import { AlertStrip } from './alert-strip.tsx';

const at = (time: string) => `2026-11-26T${time}:00Z`;
const ROAD: CityAlert = {
  id: 'road',
  kind: 'road',
  severity: 'moderate',
  title: 'Road closed',
  text: 'Use the next exit.',
  area: 'Al Barsha',
  source: { name: 'RTA', url: 'https://www.rta.ae/', date: '2026-11-26' },
  startsAt: at('08:00'),
  endsAt: at('10:00'),
  confirmedAt: at('08:00'),
};
const STORM: CityAlert = {
  ...ROAD,
  id: 'storm',
  kind: 'weather',
  severity: 'severe',
  title: 'Storm',
  endsAt: at('12:00'),
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('09:00')) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
const setTime = (time: string) =>
  act(() => {
    vi.setSystemTime(new Date(at(time)));
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('PWA-5 an alert ends by the clock of the device, the most severe is first, and a hidden one returns when it is changed', async () => {
  const { container, unmount } = await renderInPage(<AlertStrip alerts={[ROAD, STORM]} />);
  expect(titles()).toEqual(['Storm', 'Road closed']);
  expect(container.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Source: RTA · 26 Nov 2026');
  setTime('10:00');
  expect(titles()).toEqual(['Storm']);
  fireEvent.click(screen.getByRole('button', { name: /Hide on this device/ }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  await renderInPage(<AlertStrip alerts={[STORM]} />);
  expect(titles()).toEqual([]);
  cleanup();
  await renderInPage(<AlertStrip alerts={[{ ...STORM, confirmedAt: at('10:30') }]} />);
  expect(titles()).toEqual(['Storm']);
});

test('PWA-5 the script of the page hides what has ended before the page is alive, and the strip if nothing is left', async () => {
  const { container } = await renderInPage(<AlertStrip alerts={[ROAD, STORM]} />);
  const run = () => (new Function(ALERT_SCRIPT) as () => void)();
  const hidden = () => Array.from(container.querySelectorAll('li'), (item) => item.hidden);
  vi.setSystemTime(new Date(at('11:00')));
  run();
  expect(hidden()).toEqual([false, true]);
  vi.setSystemTime(new Date(at('12:00')));
  run();
  expect([hidden(), container.querySelector('section')?.hidden]).toEqual([[true, true], true]);
});
