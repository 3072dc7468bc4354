import { ownBaseMap } from '@dalil/domain/artwork/map.ts';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { baseStyle, type MapColours } from './base-style.ts';

const COLOURS: MapColours = {
  sea: 'rgb(214, 230, 232)',
  land: '#f6f6f3',
  coast: '#a8b8ba',
  road: '#fff',
  edge: '#d3d3cc',
  surface: '#fff',
  rail: { red: '#d3142f', green: '#2b8a1e', tram: '#80602f', monorail: '#a84c17' },
};

test('ROUTE-1 the style of the large map is valid and asks no other site for anything', () => {
  const style = baseStyle(ownBaseMap(), COLOURS);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.glyphs).toBeUndefined();
  expect(style.sprite).toBeUndefined();
  expect(JSON.stringify(style)).not.toMatch(/https?:/);
});

test('ROUTE-1 an invalid colour would be found', () => {
  expect(validateStyleMin(baseStyle(ownBaseMap(), { ...COLOURS, sea: 'light-dark(#fff, #000)' }))).not.toEqual([]);
});
