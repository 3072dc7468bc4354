import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FETCHED_AT, someWeatherAreas } from '../../../features/live/factories.ts';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import { AreaWeather } from './area-weather.tsx';

afterEach(cleanup);

const after = (hours: number) => new Date(Date.parse(FETCHED_AT) + hours * 3_600_000);
const rows = () => screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);

test('ROUTE-1 the parts of the emirate are compared, with the age and the source of the values', async () => {
  const { container } = await renderInPage(<AreaWeather areas={someWeatherAreas()} now={after(0.5)} />);
  expect(rows()).toEqual([
    'Part of the emirateTemperatureFeels likeHumidityWind',
    'Marina, JBR, Palm Jumeirah26 °C28 °C50%14 km/h',
    'Hatta, in the mountains31 °C28 °C50%14 km/h',
  ]);
  expect(container.textContent).toContain('Updated \u206812:00\u2069');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
});

test('ROUTE-1 an hour later the forecast of the hour stands in; an unknown value says so, a part without any is left out', async () => {
  const areas = someWeatherAreas();
  for (const hour of areas.value.areas[0]?.hours ?? []) hour.humidityPercent = null;
  for (const hour of areas.value.areas[1]?.hours ?? []) hour.temperatureC = null;
  const { container } = await renderInPage(<AreaWeather areas={areas} now={after(1.2)} />);
  expect(container.textContent).toContain('Forecast for this hour');
  expect(rows().slice(1)).toEqual(['Marina, JBR, Palm Jumeirah27 °C28 °Cnot known14 km/h']);
});

test.each(['ar', 'hi', 'ur'] as const)('I18N-1 ROUTE-1 the parts of the emirate are compared in %s', async (locale) => {
  const { container } = await renderInPage(<AreaWeather areas={someWeatherAreas()} now={after(4)} />, { locale });
  expect(container.textContent?.replaceAll(/Open-Meteo\.com|CC BY/g, '')).not.toMatch(/[A-Za-z]{3,}/);
});
