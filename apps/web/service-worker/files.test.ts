import baseMap from '@dalil/domain/artwork/base-map.json' with { type: 'json' };
import { mapAddress } from '@dalil/domain/artwork/map-address.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { COAST_FILE, DEVICE_PICTURES_FILE, SKYLINE_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { answerDrawing, drawImage, drawMapWindow } from './files.ts';
import { cachePictures } from './release.ts';
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

test('PWA-9 without a network an item has its own drawing once the device has them, and the skyline its shapes', async () => {
  const own = new Request(`${ORIGIN}/art/2/tourism/at-the-top-320x320.svg`);
  const skyline = new Request(ORIGIN + SKYLINE_FILE);
  expect(await (await drawImage(own)).text()).toContain('url(#stars)');
  expect((await drawImage(skyline)).type).toBe('error');
  const files: Record<string, () => Response> = {
    [DEVICE_PICTURES_FILE]: () =>
      Response.json({ drawings: { tower: '<svg width="480" height="320"/>' }, items: { 'at-the-top': 'tower' } }),
    [COAST_FILE]: () => new Response('<svg/>'),
    [SKYLINE_FILE]: () => new Response('<svg id="coast"/>'),
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return files[address]?.();
  });
  const now = new Date('2026-11-30T08:00:00Z');
  await cachePictures(now);
  await cachePictures(new Date('2026-12-06T08:00:00Z'));
  expect(asked).toEqual([SKYLINE_FILE, COAST_FILE, DEVICE_PICTURES_FILE]);
  expect(await (await drawImage(own)).text()).toBe('<svg width="320" height="320"/>');
  expect(await (await drawImage(skyline)).text()).toBe('<svg id="coast"/>');
  const unknown = new Request(`${ORIGIN}/art/2/tourism/opened-today-320x320.svg`);
  expect(await (await drawImage(unknown)).text()).toContain('url(#stars)');
  await cachePictures(new Date('2026-12-08T08:00:00Z'));
  expect(asked).toHaveLength(6);
});
