import { box, fill, line, opacity, place, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A hot-air balloon. */
export const balloon: Landmark = {
  setting: 'desert',
  sun: { x: 0.2, y: 0.4, isFixed: true },
  draw(palette) {
    const gore = (offset: number, width: number, colour: Colour) =>
      fill(
        `M200 28C${200 + offset - width} 28 ${200 + offset * 1.3 - width * 1.5} 120 ${round(196 + offset * 0.28)} 176H${round(204 + offset * 0.28)}C${200 + offset * 1.3 + width * 1.5} 120 ${200 + offset + width} 28 200 28Z`,
        colour,
      );
    return (
      fill(
        'M200 26C140 26 108 66 108 106C108 146 150 168 172 190H228C250 168 292 146 292 106C292 66 260 26 200 26Z',
        palette.red,
      ) +
      gore(-46, 14, palette.gold) +
      gore(46, 14, mix(palette.gold, palette.dark, 0.15)) +
      gore(0, 15, palette.cream) +
      fill(
        'M200 26C260 26 292 66 292 106C292 146 250 168 228 190H214C238 150 250 80 200 26Z',
        palette.dark,
        opacity(0.14),
      ) +
      box(170, 188, 60, 7, mix(palette.red, palette.dark, 0.35), 3) +
      line('M176 195L186 220M224 195L214 220M194 195V220M206 195V220', palette.dark, 1.8) +
      fill('M182 218H218L214 246H186Z', mix('#9a6a3c', palette.dark, 0.1)) +
      fill('M180 216H220V223H180Z', mix('#9a6a3c', palette.dark, 0.4)) +
      fill('M194 200q6 -16 12 0l-6 6z', '#ffb347') +
      place(
        fill(
          'M0 -40C-26 -40 -34 -22 -30 -8C-26 2 -12 10 -8 18H8C12 10 26 2 30 -8C34 -22 26 -40 0 -40Z',
          palette.accent,
        ) +
          fill('M-8 -40Q0 -44 8 -40L4 18H-4Z', palette.cream) +
          box(-6, 24, 12, 9, palette.dark),
        336,
        106,
        0.8,
      )
    );
  },
};
