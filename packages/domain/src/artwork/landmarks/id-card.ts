import { box, disc, fill, line, opacity, oval, place } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** An identity card. */
export const idCard: Landmark = {
  setting: 'plate',
  sun: null,
  draw: (palette) =>
    oval(200, 252, 120, 9, palette.dark, opacity(0.25)) +
    place(
      box(-128, -78, 256, 158, mix(palette.white, palette.leftFace, 0.15), 14) +
        fill('M-128 -40V-64Q-128 -78 -114 -78H114Q128 -78 128 -64V-40Z', mix(palette.accent, palette.dark, 0.1)) +
        disc(-98, -59, 9, palette.gold) +
        line('M-78 -59H6', palette.white, 6, 'stroke-linecap="round"') +
        box(-110, -24, 76, 86, mix(palette.glass, palette.white, 0.35), 6) +
        disc(-72, 4, 17, mix(palette.dark, palette.accent, 0.25)) +
        fill('M-104 62Q-102 26 -72 26Q-42 26 -40 62Z', mix(palette.dark, palette.accent, 0.25)) +
        line('M-16 -14H104M-16 8H76M-16 30H92', mix(palette.dark, palette.white, 0.45), 7, 'stroke-linecap="round"') +
        box(64, 42, 44, 28, palette.gold, 5) +
        line('M64 56H108M79 42V70M93 42V70', mix(palette.gold, palette.dark, 0.4), 1.6),
      200,
      160,
      1,
      -6,
    ),
};
