import { describe, expect, test } from 'vitest';
import { AREAS } from '../guide/area.ts';
import { ARTWORK_SIZES, drawArtwork } from './artwork.ts';

const IDS = Array.from({ length: 30 }, (_, at) => `item-${at}`);
const SIZES = Object.values(ARTWORK_SIZES);

/** Tags that open and close in order and quoted attributes. Sufficient for markup we generate ourselves. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, isClosing, name = '', isEmpty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?: [a-zA-Z0-9-]+="[^"<>]*")*(\/?)>/g,
  )) {
    if (isClosing) {
      if (open.pop() !== name) return false;
    } else if (!isEmpty) open.push(name);
  }
  return open.length === 0 && !/[<>]/.test(svg.replaceAll(/<\/?[a-zA-Z]+(?: [a-zA-Z0-9-]+="[^"<>]*")*\/?>/g, ''));
}

describe.each(AREAS)('%s', (area) => {
  const images = SIZES.flatMap((size) => IDS.map((id) => drawArtwork({ area, id, ...size })));

  test('the same item always has the same image', () => {
    expect(IDS.map((id) => drawArtwork({ area, id, ...ARTWORK_SIZES.hero }))).toEqual(images.slice(0, IDS.length));
  });

  test('different items have different images', () => {
    expect(new Set(images).size).toBe(images.length);
  });

  test('every image is well formed and has only real numbers', () => {
    for (const image of images) {
      expect(image).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      expect(isWellFormed(image)).toBe(true);
    }
  });

  test('every image stands alone, without variables, scripts or addresses', () => {
    for (const image of images) expect(image).not.toMatch(/var\(|<script|href|style=/);
  });
});
