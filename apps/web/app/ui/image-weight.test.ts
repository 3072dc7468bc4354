import { brotliCompressSync, constants } from 'node:zlib';
import { ARTWORK_SIZES, drawArtwork } from '@dalil/domain/artwork/artwork.ts';
import { mapLayers, viewAround } from '@dalil/domain/artwork/map.ts';
import { AREAS } from '@dalil/domain/guide/area.ts';
import { expect, test } from 'vitest';

/** Images of an area differ by a seed. A few samples represent their size. */
const SAMPLES = 8;

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test.each(AREAS)('an image of %s weighs at most 6 kB compressed', (area) => {
  for (const size of Object.values(ARTWORK_SIZES)) {
    for (let at = 0; at < SAMPLES; at += 1) {
      expect(compressedSize(drawArtwork({ area, id: `item-${at}`, ...size }))).toBeLessThanOrEqual(6000);
    }
  }
});

test('a map weighs at most 3 kB compressed, whatever its window', () => {
  const deira = [{ lon: 55.32, lat: 25.27 }];
  for (const places of [[], deira]) {
    for (const minKm of [2, 8, 20]) {
      const layers = mapLayers(viewAround(places, { width: 1200, height: 800, minKm }));
      const markup = layers.map((layer) => `<path class="${layer.kind}" d="${layer.d}"/>`).join('');
      expect(compressedSize(markup)).toBeLessThanOrEqual(3000);
    }
  }
});
