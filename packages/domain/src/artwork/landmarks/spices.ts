import { box, disc, fill, line, opacity, oval, place } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Sacks of spices. */
export const spices: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const sack = (x: number, y: number, scale: number, spice: Colour) =>
      place(
        fill('M-48 -12C-52 30 -46 60 -38 68H38C46 60 52 30 48 -12Z', mix('#b9935f', palette.dark, 0.1)) +
          fill('M14 -12H48C52 30 46 60 38 68H14Z', mix('#b9935f', palette.dark, 0.3)) +
          fill('M-42 -12L0 -66L42 -12Z', mix(spice, palette.dark, 0.04 + palette.lights * 0.15)) +
          fill('M0 -66L42 -12H12Z', mix(spice, palette.dark, 0.22)) +
          oval(0, -10, 50, 13, mix('#cfab76', palette.dark, 0.05)) +
          oval(0, -13, 43, 9, mix(spice, palette.dark, 0.12)) +
          fill('M-42 -14L0 -66L42 -14Q0 -2 -42 -14Z', mix(spice, palette.dark, 0.04 + palette.lights * 0.15)) +
          fill('M0 -66L42 -14Q26 -8 10 -7Z', mix(spice, palette.dark, 0.22)),
        x,
        y,
        scale,
      );
    return (
      box(-900, 0, 2200, 252, mix('#5a3623', palette.dark, 0.25)) +
      fill('M-900 30H1300V44H-900Z', mix('#7a4a2e', palette.dark, 0.2)) +
      line('M100 0V56M200 0V70M300 0V56', palette.dark, 2) +
      disc(100, 76, 48, palette.lamp, opacity(0.2)) +
      disc(200, 90, 54, palette.lamp, opacity(0.2)) +
      disc(300, 76, 48, palette.lamp, opacity(0.2)) +
      fill(
        starPath(8, [100, 72], 15, 0, 60) + starPath(8, [200, 86], 18, 0, 60) + starPath(8, [300, 72], 15, 0, 60),
        palette.lamp,
      ) +
      sack(82, 190, 0.86, '#c23a22') +
      sack(166, 182, 0.86, '#e2a52b') +
      sack(248, 182, 0.86, '#7a9a3c') +
      sack(330, 190, 0.86, '#8a4a2a') +
      sack(122, 232, 1.1, '#e87f2a') +
      sack(226, 238, 1.16, '#c9a23c') +
      sack(324, 240, 1.05, '#a8324a')
    );
  },
};
