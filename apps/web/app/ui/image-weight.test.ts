import { brotliCompressSync, constants } from 'node:zlib';
import { ARTWORK_SIZES } from '@dalil/domain/artwork/artwork-address.ts';
import { drawMap } from '@dalil/domain/artwork/draw-map.ts';
import { drawPicture } from '@dalil/domain/artwork/draw-picture.ts';
import { LANDMARKS, type LandmarkId } from '@dalil/domain/artwork/landmark-list.ts';
import { ownBaseMap, viewAround } from '@dalil/domain/artwork/map.ts';
import { expect, test } from 'vitest';

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test.each(Object.keys(LANDMARKS) as LandmarkId[])(
  'the drawing %s weighs at most 8 kB compressed at night',
  (drawing) => {
    for (const size of Object.values(ARTWORK_SIZES)) {
      for (const variant of [0, 1, 2, 3]) {
        expect(compressedSize(drawPicture({ kind: 'drawing', drawing, variant }, size))).toBeLessThanOrEqual(8000);
      }
    }
  },
);

test('a map weighs at most 8 kB compressed, whatever its window', () => {
  const deira = [{ lon: 55.32, lat: 25.27 }];
  for (const places of [[], deira]) {
    for (const minKm of [2, 8, 20, 40]) {
      const view = viewAround(places, { width: 400, height: 720, minKm });
      expect(compressedSize(drawMap(ownBaseMap(), { view, locale: 'ur' }))).toBeLessThanOrEqual(8000);
    }
  }
});
