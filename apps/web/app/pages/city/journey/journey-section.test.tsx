import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import { factView } from '../../../features/facts/factories.ts';
import type { Traffic } from '../../../queries/city.ts';
import { JourneySection } from './journey-section.tsx';

afterEach(cleanup);

const money = (id: string, text: string) => factView({ id, text, label: id });
// Only these parts are used.
const traffic = {
  date: '2026-11-30',
  service: { metro: [{ days: ['mon'], from: '05:00', to: '24:00' }], tram: [] },
  factGroups: {
    fares: [money('nol.fare.silver.two-zones', 'AED 5'), money('nol.fare.gold.two-zones', 'AED 10')],
    taxis: [money('taxi.flagfall.airport', 'AED 20'), money('taxi.per-km', 'AED 2.26'), money('taxi.salik', 'AED 5')],
  },
  taxiPrices: { 'taxi.flagfall.airport': 20, 'taxi.per-km': 2.26, 'taxi.salik': 5 },
  gates: [{ id: 'al-garhoud-bridge', name: 'Al Garhoud Bridge', road: 'Airport Road' }],
} as unknown as Traffic;

const pathOf = (search: Record<string, string>) => `/traffic?${new URLSearchParams(search).toString()}`;

test('ROUTE-1 the way between two stations has its line, direction, fare, hours and a taxi beside it', async () => {
  const path = pathOf({ from: 'airport terminal 3', to: 'Burj Khalifa/Dubai Mall', at: '2026-11-30T11:00' });
  await renderInPage(<JourneySection traffic={traffic} />, { path });
  const rail = await screen.findByRole('region', { name: /By metro and tram · no change/ });
  const text = (rail.textContent ?? '').replaceAll(/[\u2068\u2069]/gu, '');
  expect(text).toContain('about 22 to 30 min');
  expect(text).toContain('Airport Terminal 3 – Burj Khalifa/Dubai Mall');
  expect(text).toContain('Red Line · towards Expo 2020 / Life Pharmacy · 12 stops');
  expect(text).toContain('Silver card · 2 zonesAED 5');
  const taxi = (screen.getByRole('region', { name: 'Taxi' }).textContent ?? '').replaceAll(/[\u2068\u2069]/gu, '');
  // 20 + 14 × 2.26 + 5 = 56.64; 20 + 18 × 2.26 + 5 = 65.68.
  expect(taxi.replaceAll('\u00a0', ' ')).toContain('about AED 56 to AED 66');
  expect(taxi).toContain('Salik, 1 crossingAl Garhoud Bridge');
  expect(taxi).toMatch(/Sources: .+ \(2025\)/);
});

test('ROUTE-1 at night the page says when the metro begins again', async () => {
  const path = pathOf({ from: 'Union', to: 'BurJuman', at: '2026-11-30T02:00' });
  await renderInPage(<JourneySection traffic={traffic} />, { path });
  expect((await screen.findByText(/The metro is closed/)).textContent).toMatch(/30 November 2026 at .*5:00/);
});

test('ROUTE-1 without both ends there is the form only, filled from the address', async () => {
  await renderInPage(<JourneySection traffic={traffic} />, { path: pathOf({ to: 'Kite Beach' }) });
  expect(screen.getByRole('combobox', { name: /^To/ })).toHaveProperty('value', 'Kite Beach');
  expect(screen.queryByRole('status')).toBeNull();
});

test('ROUTE-1 the two ends are exchanged by one button', async () => {
  await renderInPage(<JourneySection traffic={traffic} />, { path: pathOf({ to: 'Kite Beach' }) });
  await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'Union');
  await userEvent.click(screen.getByRole('button', { name: 'Exchange the two ends' }));
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', 'Kite Beach');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveProperty('value', 'Union');
});
