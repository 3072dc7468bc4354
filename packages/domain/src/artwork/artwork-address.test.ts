import { expect, test } from 'vitest';
import { artworkAddress, readArtworkAddress } from './artwork-address.ts';

test.each([
  ['/art/2/dining/ravi-restaurant-480x320.svg', { area: 'dining', id: 'ravi-restaurant', width: 480, height: 320 }],
  ['/art/2/realestate/a-960x540.svg', { area: 'realestate', id: 'a', width: 960, height: 540 }],
  ['/art/2/dining/ravi-480x321.svg', null],
  ['/art/2/moon/ravi-480x320.svg', null],
  ['/art/2/dining/Ravi-480x320.svg', null],
  ['/art/2/dining/../ravi-480x320.svg', null],
  ['/art/2/dining/ravi-480x320.png', null],
  ['/ar/art/2/dining/ravi-480x320.svg', null],
])('PWA-9 the picture at %s, known from the item alone', (path, image) => {
  expect(readArtworkAddress(path)).toEqual(image);
});

test('PWA-9 an address that is written can be read', () => {
  const item = { area: 'dining', id: 'ravi-restaurant' } as const;
  expect(readArtworkAddress(artworkAddress(item, 'hero'))).toEqual({ ...item, width: 960, height: 540 });
});
