import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lampOpacity, line, place, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A toll gate over the road. */
export const salikGate: Landmark = {
  setting: 'city',
  sun: { x: 0.5, y: 0.3, isFixed: true },
  draw(palette) {
    let lanes = '';
    for (const [y, half] of [
      [262, 4],
      [276, 7],
      [292, 10],
    ] as const) {
      lanes += `M${round(200 - half * 5)} ${y}l${-half} 12h${half}l${half * 0.6} -12zM${round(200 + half * 5)} ${y}l${half} 12h${-half}l${round(-half * 0.6)} -12z`;
    }
    const car = (x: number, y: number, scale: number, colour: Colour) =>
      place(
        fill('M-30 0V-16Q-30 -24 -22 -26L-16 -42Q-14 -46 -8 -46H8Q14 -46 16 -42L22 -26Q30 -24 30 -16V0Z', colour) +
          fill('M-17 -27L-12 -40H12L17 -27Z', mix(palette.glass, palette.dark, 0.35)) +
          fill('M-28 -18h12v6h-12zM16 -18h12v6h-12z', mixByLights(palette, palette.red, palette.lamp, 0.6)) +
          fill('M-27 0h12v7h-12zM15 0h12v7h-12z', palette.dark),
        x,
        y,
        scale,
      );
    return (
      fill('M-900 300L150 232H250L1300 300Z', mix(palette.ground, palette.dark, 0.3)) +
      fill('M-30 300L178 232H222L430 300Z', mix(palette.dark, palette.ground, 0.25)) +
      fill(lanes, mix(palette.white, palette.dark, 0.15)) +
      fill(
        'M52 284V84Q52 66 70 66H330Q348 66 348 84V284H334V90Q334 82 326 82H74Q66 82 66 90V284Z',
        mix(palette.rightFace, palette.dark, 0.2),
      ) +
      fill(
        'M52 284V84Q52 66 70 66H330Q348 66 348 84V88Q346 74 330 74H70Q56 74 54 88V284Z',
        mix(palette.leftFace, palette.rim, 0.3),
      ) +
      box(132, 88, 136, 34, mix('#2f8f5b', palette.dark, 0.15), 6) +
      line('M150 105H214', palette.white, 7, 'stroke-linecap="round"') +
      disc(244, 105, 9, palette.gold) +
      fill('M92 82h16v14h-16zM292 82h16v14h-16z', palette.dark) +
      (palette.lights > 0.05 ? fill('M96 96h8v5h-8zM296 96h8v5h-8z', palette.lamp, lampOpacity(palette, 1)) : '') +
      car(176, 250, 0.45, palette.white) +
      car(238, 258, 0.62, palette.red) +
      car(146, 284, 1.15, palette.accent)
    );
  },
};
