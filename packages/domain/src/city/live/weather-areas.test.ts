import { expect, test } from 'vitest';
import { COMMUNITIES, NEIGHBOURHOODS } from '../../guide/neighbourhood.ts';
import { WEATHER_AREA_IDS, WEATHER_AREAS, weatherAreaOf } from './weather-areas.ts';

test('ROUTE-1 every neighbourhood is in one part of the weather', () => {
  const placed = WEATHER_AREA_IDS.flatMap((id) => WEATHER_AREAS[id].neighbourhoods);
  expect(placed.toSorted()).toEqual([...NEIGHBOURHOODS, ...COMMUNITIES].toSorted());
  expect(weatherAreaOf('dubai-marina')).toBe('marina');
  expect(weatherAreaOf('hatta')).toBe('hatta');
  expect(weatherAreaOf('sharjah')).toBeNull();
});
