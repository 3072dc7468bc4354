import { constants, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflate } from './inflate.ts';

/** The same bytes with every run: some repeat themselves, some are as random as can be. */
function bytesOf(length: number, values: number): Uint8Array {
  let state = length + values;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % values;
  });
}

const STRATEGIES = {
  default: constants.Z_DEFAULT_STRATEGY,
  huffman: constants.Z_HUFFMAN_ONLY,
  fixed: constants.Z_FIXED,
};

test.each(Object.entries(STRATEGIES))('PWA-5 texts come back as they were, packed the %s way', (_name, strategy) => {
  for (const length of [0, 1, 2, 257, 3000, 70_000, 300_000]) {
    for (const values of [1, 2, 30, 256]) {
      for (const level of [0, 1, 9]) {
        const bytes = bytesOf(length, values);
        const unpacked = inflate(deflateRawSync(bytes, { level, strategy }));
        expect(Buffer.compare(unpacked, bytes), `${length} of ${values} at ${level}`).toBe(0);
      }
    }
  }
});

test('PWA-5 bytes that are cut off, go on after their end or are none of it are refused', () => {
  const packed = deflateRawSync(bytesOf(5000, 30));
  for (let length = 0; length < packed.length; length += 7) {
    expect(() => inflate(packed.subarray(0, length)), `cut at ${length}`).toThrow(TypeError);
  }
  expect(() => inflate(packed.subarray(0, packed.length - 1))).toThrow(TypeError);
  expect(() => inflate(Buffer.concat([packed, Buffer.of(0)]))).toThrow(TypeError);
  for (const first of [6, 7]) expect(() => inflate(Uint8Array.of(first, 0, 0, 0))).toThrow(TypeError);
});
