import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawLiveSkyline } from './live-skyline.ts';
import { drawSkyline, drawSkylineFile } from './skyline.ts';
import { skylineProperties } from './skyline-light.ts';
import { skylineViewBox } from './skyline-sky.ts';

const WIDE = { width: 1440, height: 420 };

test('the skyline of one hour has literal colours and the light of that hour', () => {
  const [noon, night] = [12.4, 21.5].map((hour) => drawSkyline({ ...WIDE, hour }));
  for (const svg of [noon, night]) expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity/);
  expect(noon).toContain(skylineProperties(12.4)['--tone-zenith']);
  expect(night).toContain(skylineProperties(21.5)['--tone-zenith']);
});

test('a live skyline is the same at every hour, and its properties say the hour', () => {
  const used = new Set(
    [...(drawLiveSkyline(WIDE) + drawSkylineFile()).matchAll(/var\((--[a-z-]+)\)/g)].map(([, name = '']) => name),
  );
  for (const name of used) expect(Object.keys(skylineProperties(7))).toContain(name);
  expect(skylineProperties(12)).toMatchObject({ '--lights': '0', '--stars': '0', '--skyline-sun': '1' });
  expect(skylineProperties(22)).toMatchObject({ '--lights': '1', '--stars': '1', '--skyline-sun': '0' });
  expect(skylineProperties(24)).toEqual(skylineProperties(0));
});

test('a part of the coast has the window of its frame', () => {
  expect(skylineViewBox({ width: 400, height: 200, from: 400, to: 1000 })).toBe('400 -240 600 300');
});

test('the shapes weigh at most 24 kB compressed and a live skyline in a page at most 1 kB', () => {
  expect(brotliCompressSync(drawSkylineFile()).length).toBeLessThanOrEqual(24_000);
  expect(brotliCompressSync(drawLiveSkyline(WIDE)).length).toBeLessThanOrEqual(1000);
});
