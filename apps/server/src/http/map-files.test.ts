import { mapAddress } from '@dalil/domain/artwork/map-address.ts';
import { viewAround } from '@dalil/domain/artwork/map-view.ts';
import { expect, test } from 'vitest';
import { createMapFiles } from './map-files.ts';

const DOWNTOWN = viewAround([{ lon: 55.2744, lat: 25.1972 }], { width: 480, height: 320, minKm: 4 });

test('PERF a window of the map is drawn for its address and can be stored for ever', async () => {
  const maps = createMapFiles(null);
  const response = maps(mapAddress(DOWNTOWN, 'ar'));
  expect(response?.headers.get('cache-control')).toContain('immutable');
  expect(response?.headers.get('content-type')).toBe('image/svg+xml');
  const svg = (await response?.text()) ?? '';
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 320".*<g id="map">/);
  expect(svg).toContain('وسط مدينة دبي');
  expect(await maps(mapAddress(DOWNTOWN, 'ar'))?.text()).toBe(svg);
});

test('PERF a page of an earlier version gets a map that is stored for a while; other addresses get none', () => {
  const maps = createMapFiles(null);
  const earlier = mapAddress(DOWNTOWN, null).replace(/[0-9a-f]{8}/, '00000000');
  expect(maps(earlier)?.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(maps('/map/other.json')).toBeNull();
  expect(maps(mapAddress({ ...DOWNTOWN, spanKm: 5000 }, null))).toBeNull();
});

test('CONF-1 the large map learns whether the operator has set a street map', async () => {
  expect(await createMapFiles(null)('/map/settings.json')?.json()).toEqual({ styleUrl: null });
  const style = 'https://tiles.example/style';
  const answer = createMapFiles(style)('/map/settings.json');
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(await answer?.json()).toEqual({ styleUrl: style });
});
