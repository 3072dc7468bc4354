import { disc, fill, line, place } from '../kit.ts';
import type { Colour } from '../mix.ts';
import { palmJumeirah } from './palm-jumeirah.ts';
import type { Landmark } from './landmark.ts';

/** A parachute over the Palm. */
export const skydiver: Landmark = {
  setting: null,
  sun: null,
  draw(palette) {
    const canopy = (path: string, colour: Colour) => fill(path, colour);
    return (
      palmJumeirah.draw(palette) +
      line('M212 86L262 176M244 66L266 174M284 66L272 174M318 86L276 176', palette.dark, 1.4) +
      canopy(
        'M196 96C204 48 324 48 334 96C316 80 298 78 284 88C270 76 258 76 246 88C230 78 212 80 196 96Z',
        palette.red,
      ) +
      canopy('M232 58C242 54 256 52 262 52L258 82Q252 78 246 88Q236 80 226 82Z', palette.cream) +
      canopy('M298 58C288 54 274 52 268 52L272 82Q278 78 284 88Q294 80 304 82Z', palette.gold) +
      place(
        disc(0, -30, 9, palette.gold) +
          fill('M-11 -20Q0 -26 11 -20L9 6H-9Z', palette.dark) +
          line('M-9 -16L-20 -30M9 -16L20 -30M-5 6L-9 28M5 6L9 28', palette.dark, 6, 'stroke-linecap="round"'),
        268,
        208,
      )
    );
  },
};
