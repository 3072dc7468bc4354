import { expect, test } from 'vitest';
import { ARTWORK_SIZES } from './artwork-address.ts';
import { drawEachLandmark } from './device-drawings.ts';
import { drawingOnDevice } from './device-pictures.ts';
import { LANDMARKS } from './landmark-list.ts';

const pictures = { drawings: drawEachLandmark(), items: { 'the-tower': 'burj-khalifa', 'moved-away': 'no-drawing' } };

test('PWA-9 a device has every drawing, and draws an item in the size that a page asks for', () => {
  expect(Object.keys(pictures.drawings)).toEqual(Object.keys(LANDMARKS));
  const drawn = drawingOnDevice(pictures, { area: 'tourism', id: 'the-tower', ...ARTWORK_SIZES.portrait });
  expect(drawn).toContain('width="540" height="960"');
  expect(drawn?.replace('width="540" height="960"', 'width="480" height="320"')).toBe(
    pictures.drawings['burj-khalifa'],
  );
});

test('PWA-9 an item that the device does not know has no drawing, and so no wrong one', () => {
  for (const id of ['unknown', 'moved-away', 'constructor'])
    expect(drawingOnDevice(pictures, { area: 'tourism', id, ...ARTWORK_SIZES.card })).toBeNull();
});
