import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Timetable } from '../../queries/city.ts';
import { StationTrains } from './station-trains.tsx';

afterEach(cleanup);

const timetable: Timetable = {
  publisher: 'Example Railways',
  imported: '2026-11-20T08:00:00Z',
  from: '2026-11-26',
  dayTypes: [0, 1],
  stations: [
    {
      id: 'union',
      name: 'Union',
      lat: 25.26,
      lon: 55.31,
      departures: [{ mode: 'metro', line: 'Red Line', towards: 'expo', times: [[300, 1455], null] }],
    },
    { id: 'expo', name: 'Expo 2020', lat: 24.96, lon: 55.14, departures: [] },
  ],
};

test('ROUTE-1 the last train of a station is shown with its direction, source and validity', async () => {
  await renderInPage(<StationTrains timetable={timetable} date="2026-11-26" />, { path: '/' });
  const user = userEvent.setup();
  const stations = screen.getByRole('combobox', { name: 'First and last train at a station' });
  expect(screen.queryByText('Expo 2020')).toBeNull();
  await user.selectOptions(stations, 'Union');
  const row = screen.getByRole('listitem').textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(row).toContain('Towards Expo 2020 · Red Line');
  expect(row).toContain('Last 00:15 at night');
  expect(row).toContain('First 05:00');
  expect(screen.getByText(/Example Railways.*20 Nov 2026.*valid until.*27 Nov 2026/)).toBeDefined();
});

test('ROUTE-1 a day without trains and a day after the timetable are told apart', async () => {
  const user = userEvent.setup();
  await renderInPage(<StationTrains timetable={timetable} date="2026-11-27" />, { path: '/' });
  await user.selectOptions(screen.getByRole('combobox'), 'Union');
  expect(screen.getByRole('status').textContent).toBe('No train departs here on this day.');
  cleanup();
  await renderInPage(<StationTrains timetable={timetable} date="2026-11-28" />, { path: '/' });
  await user.selectOptions(screen.getByRole('combobox'), 'Union');
  expect(screen.getByRole('status').textContent).toBe('The timetable does not go that far.');
});
