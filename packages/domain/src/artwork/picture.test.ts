import { describe, expect, test } from 'vitest';
import { ARTWORK_SIZES } from './artwork-address.ts';
import { drawPicture } from './draw-picture.ts';
import { ITEMS_OF_DRAWING } from './item-drawings.ts';
import { LANDMARKS, type LandmarkId } from './landmark-list.ts';
import { choosePicture, type PictureSubject } from './picture-choice.ts';
import { lightOf } from './picture-light.ts';
import { drawPlainPicture } from './plain-picture.ts';

const DRAWINGS = Object.keys(LANDMARKS) as LandmarkId[];
const MAP_POINT = { lat: 25.2, lon: 55.27, precisionMetres: 300 };
const SUBJECT: PictureSubject = { id: 'new-item', kind: 'place', category: null, sort: null, position: MAP_POINT };

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

/** What keeps a file from being shown alone: broken markup, unknown references, variables, scripts. */
function faultsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  return [
    ...(isWellFormed(svg) ? [] : ['markup']),
    ...(svg.match(/NaN|Infinity|undefined|e-\d|var\(|<script|style=/g) ?? []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `missing: ${id}`),
  ];
}

describe.each(DRAWINGS)('the drawing %s', (drawing) => {
  test('is a file that stands alone, in every size', () => {
    for (const size of Object.values(ARTWORK_SIZES)) {
      expect(faultsOf(drawPicture({ kind: 'drawing', drawing, variant: 5 }, size))).toEqual([]);
    }
  });

  test('is another picture for each of its items', () => {
    const count = (ITEMS_OF_DRAWING[drawing] ?? '').split(' ').length;
    const files = Array.from({ length: count }, (_, variant) =>
      drawPicture({ kind: 'drawing', drawing, variant }, ARTWORK_SIZES.card),
    );
    expect(new Set(files).size).toBe(count);
  });
});

test('no light and framing of a drawing is repeated among the first 24', () => {
  for (const drawing of DRAWINGS) {
    const lights = Array.from({ length: 24 }, (_, variant) => JSON.stringify(lightOf(drawing, variant)));
    expect(new Set(lights).size).toBe(24);
  }
});

test('an item has one drawing, and every drawing an item', () => {
  const ids = Object.values(ITEMS_OF_DRAWING).flatMap((list) => list.split(' '));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(DRAWINGS.filter((drawing) => !ITEMS_OF_DRAWING[drawing])).toEqual([]);
});

test('a map and the coast are files that stand alone', () => {
  const files = [
    drawPicture({ kind: 'map', id: 'x', point: MAP_POINT }, ARTWORK_SIZES.card),
    drawPicture({ kind: 'coast', hour: 17.1 }, ARTWORK_SIZES.hero),
    drawPlainPicture({ area: 'dining', id: 'x', ...ARTWORK_SIZES.square }),
  ];
  expect(files.flatMap(faultsOf)).toEqual([]);
});

test.each<[string, Partial<PictureSubject>, object]>([
  ['an item of the table its own drawing', { id: 'burj-khalifa' }, { drawing: 'burj-khalifa', variant: 0 }],
  ['a new museum the drawing of museums', { sort: 'museum' }, { kind: 'drawing', drawing: 'museum' }],
  ['a new restaurant, one of many in a list, its map', { sort: 'restaurant' }, { kind: 'map', point: MAP_POINT }],
  ['a place whose sort has a wrong drawing its map', { id: 'olioli', sort: 'museum' }, { kind: 'map' }],
  ['a new tower, which no drawing shows, its map', { sort: 'landmark' }, { kind: 'map', point: MAP_POINT }],
  ['a new visa service a passport', { kind: 'service', sort: 'visa', position: null }, { drawing: 'passport' }],
  [
    'a new article on money a drawing of its subject',
    { kind: 'article', category: 'business', sort: null, position: null },
    { kind: 'drawing' },
  ],
])('%s', (_, subject, expected) => {
  const picture = choosePicture({ ...SUBJECT, ...subject });
  expect(picture).toMatchObject(expected);
  expect(choosePicture({ ...SUBJECT, ...subject })).toEqual(picture);
});

test('a place without a position still has a picture', () => {
  expect(choosePicture({ ...SUBJECT, sort: 'school', position: null })).toMatchObject({ drawing: 'school' });
});
