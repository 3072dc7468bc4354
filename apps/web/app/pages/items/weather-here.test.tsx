import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FETCHED_AT, someWeatherAreas } from '../../features/live/factories.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { WeatherHere } from './weather-here.tsx';

afterEach(cleanup);

async function open(neighbourhood: string, hours: number) {
  const now = new Date(Date.parse(FETCHED_AT) + hours * 3_600_000);
  const part = <WeatherHere neighbourhood={neighbourhood} areas={someWeatherAreas()} now={now} />;
  return (await renderInPage(part)).container.textContent;
}

test('ROUTE-1 a neighbourhood has the weather of its part of the city, and none that is unknown or old', async () => {
  expect(await open('jbr', 0.5)).toMatch(
    /^Weather here nowTemperature26 °CFeels like28 °CHumidity50%Wind14 km\/h.*12:00.*Open-Meteo\.com/,
  );
  cleanup();
  expect(await open('deira', 0.5)).toBe('');
  cleanup();
  expect(await open('jbr', 13)).toBe('');
});
