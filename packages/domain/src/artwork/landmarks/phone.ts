import { mixByLights } from '../hour-palette.ts';
import { box, disc, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A telephone with services. */
export const phone: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const tiles = [palette.accent, palette.gold, palette.pink, palette.green, palette.red, palette.water];
    let apps = '';
    tiles.forEach((colour, at) => {
      apps += box(154 + (at % 3) * 34, 88 + Math.floor(at / 3) * 36, 25, 25, colour, 7);
    });
    return (
      oval(200, 254, 84, 9, palette.dark, opacity(0.25)) +
      box(134, 40, 132, 216, palette.dark, 20) +
      box(141, 50, 118, 196, mixByLights(palette, palette.white, palette.glass, 0.25, 0.06), 14) +
      box(178, 56, 44, 8, palette.dark, 4) +
      apps +
      box(152, 166, 96, 62, mix(palette.accent, palette.white, 0.78), 12) +
      disc(176, 197, 15, mix(palette.accent, palette.dark, 0.05)) +
      line('M169 197l6 6l10 -12', palette.white, 4, 'stroke-linecap="round" stroke-linejoin="round"') +
      line('M200 190H236M200 204H226', mix(palette.dark, palette.white, 0.4), 5, 'stroke-linecap="round"')
    );
  },
};
