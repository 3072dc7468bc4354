import baseMap from '@dalil/domain/artwork/base-map.json' with { type: 'json' };
import { mapAddress } from '@dalil/domain/artwork/map-address.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerDrawing, drawMapWindow } from './files.ts';
import { MemoryCaches, ORIGIN } from './test-caches.ts';

const BASE_MAP = '/assets/base-map-AAAAAAAA.json';
const ADDRESS = mapAddress({ centre: [55.3, 25.2], spanKm: 7, width: 300, height: 200 }, 'ar');

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

const answer = () => {
  const request = new Request(ORIGIN + ADDRESS);
  const stamp = { now: new Date('2026-11-26T08:00:00Z'), releaseId: 'a' };
  return answerDrawing({ request, later: () => {}, stamp, draw: () => drawMapWindow(request, BASE_MAP) });
};

test('PWA-9 without a network a window of the map is drawn from the base map of the device, and without that there is none', async () => {
  expect((await answer()).type).toBe('error');
  await (await caches.open(DEVICE_CACHES.files)).put(BASE_MAP, Response.json(baseMap));
  expect(await (await answer()).text()).toContain('<g id="map">');
});
