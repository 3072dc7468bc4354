import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { BeachHours } from './beach-hours.tsx';
import { ConditionsNow } from './conditions-now.tsx';
import { FETCHED_AT, someConditions } from './factories.ts';

afterEach(cleanup);

const after = (hours: number) => new Date(Date.parse(FETCHED_AT) + hours * 3_600_000);

async function open(hours: number, locale: Locale = 'en'): Promise<string> {
  const { container } = await renderInPage(
    <ConditionsNow conditions={someConditions()} now={after(hours)} isDetailed />,
    {
      locale,
      path: '/weather',
    },
  );
  return container.textContent ?? '';
}

test('ROUTE-1 fresh readings have their time, source and licence', async () => {
  const text = await open(0.5);
  expect(text).toMatch(/Temperature29 °Cfeels like/);
  // The provider has no present UV index: that of the hour's forecast stands in.
  expect(text).toContain('UV index3');
  expect(text).toContain('Updated \u206812:00\u2069');
  expect(text).toContain('CAMS, Copernicus');
  expect(screen.getAllByRole('link', { name: 'CC BY 4.0' })).toHaveLength(3);
});

test('ROUTE-1 stale readings say from when they are, and the forecast of the hour stands in for the present', async () => {
  const text = await open(4);
  expect(text).toContain('Forecast for this hour');
  expect(text).toMatch(/Temperature27 °C/);
  expect(text).toContain('From \u206812:00\u2069; the source has not answered since');
});

test('ROUTE-1 old values are behind a button, with what is not too old yet outside it', async () => {
  const text = await open(13);
  expect(text).toContain('The last values are too old to rely on.');
  const closed = screen.getAllByRole('group').filter((part) => part.tagName === 'DETAILS');
  expect(closed).toHaveLength(2);
  expect(closed.every((part) => !(part as HTMLDetailsElement).open)).toBe(true);
  expect(screen.getByText('Waves').closest('details')).toBeNull();
  expect(screen.getByText('Humidity').closest('details')).not.toBeNull();
});

test('ROUTE-1 a device without hours ahead keeps the last values, with their age', async () => {
  const conditions = someConditions();
  for (const part of [conditions.weather, conditions.sea, conditions.air]) part?.value.hours.splice(2);
  const { container } = await renderInPage(<ConditionsNow conditions={conditions} now={after(5)} />);
  expect(container.textContent).toMatch(/Temperature29 °C.*From \u206812:00\u2069.*Sea26 °C.*Air quality62/);
});

test('ROUTE-1 a value that is not known has no cell', async () => {
  const conditions = someConditions();
  const [weather] = [conditions.weather?.value];
  if (weather) weather.current = { ...weather.current, windKmh: null, humidityPercent: null };
  const { container } = await renderInPage(<ConditionsNow conditions={conditions} now={after(0)} isDetailed />);
  expect(container.textContent).not.toMatch(/Wind|Humidity/);
});

test('ROUTE-1 the best beach hours have a score and reasons; without waves or with old readings there is none', async () => {
  const conditions = someConditions();
  const first = await renderInPage(<BeachHours conditions={conditions} now={after(0)} />);
  expect(first.container.textContent).toContain(
    'Best today from \u206812:00\u2069 to \u206817:00\u2069: \u2068100\u2069 out of 100',
  );
  expect(screen.getAllByRole('cell', { name: 'dark', hidden: true }).length).toBeGreaterThan(5);
  cleanup();
  const old = await renderInPage(<BeachHours conditions={conditions} now={after(13)} />);
  expect(old.container.textContent).toBe('');
  cleanup();
  for (const hour of conditions.sea?.value.hours ?? []) hour.waveM = null;
  const unknown = await renderInPage(<BeachHours conditions={conditions} now={after(0)} />);
  expect(unknown.container.textContent).toContain('The waves are not known at present');
});

test.each(['ar', 'hi', 'ur'] as const)('I18N-1 ROUTE-1 live values are described in %s', async (locale) => {
  const text = await open(4, locale);
  expect(text.replaceAll(/Open-Meteo\.com|CAMS, Copernicus|CC BY/g, '')).not.toMatch(/[A-Za-z]{3,}/);
});
