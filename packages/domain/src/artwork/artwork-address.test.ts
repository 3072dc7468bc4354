import { expect, test } from 'vitest';
import { readArtworkAddress } from './artwork-address.ts';

test.each([
  ['/art/dining/ravi-restaurant-480x320.svg', { area: 'dining', id: 'ravi-restaurant', width: 480, height: 320 }],
  ['/art/realestate/a-960x540.svg', { area: 'realestate', id: 'a', width: 960, height: 540 }],
  ['/art/dining/ravi-480x321.svg', null],
  ['/art/moon/ravi-480x320.svg', null],
  ['/art/dining/Ravi-480x320.svg', null],
  ['/art/dining/../ravi-480x320.svg', null],
  ['/art/dining/ravi-480x320.png', null],
  ['/ar/art/dining/ravi-480x320.svg', null],
])('PWA-9 the image at %s, drawn by the server and, without it, by the device', (path, image) => {
  expect(readArtworkAddress(path)).toEqual(image);
});
