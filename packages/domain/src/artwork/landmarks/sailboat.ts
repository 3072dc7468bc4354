import { person } from '../figures.ts';
import { fill, line, opacity, place } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A sailing race. */
export const sailboat: Landmark = {
  setting: 'seaCity',
  sun: { x: 0.24, y: 0.36 },
  draw(palette) {
    const yacht = (x: number, y: number, scale: number, main: Colour, jib: Colour) =>
      place(
        fill('M0 -190C44 -140 58 -74 60 -14H0Z', main) +
          fill('M0 -190C20 -140 24 -74 22 -14H0Z', mix(main, palette.dark, 0.14)) +
          fill('M-8 -176C-36 -120 -62 -60 -78 -16H-8Z', jib) +
          fill('M-8 -176C-20 -120 -26 -60 -28 -16H-8Z', mix(jib, palette.dark, 0.14)) +
          line('M-4 -196V0', palette.dark, 4) +
          fill('M-92 -6H78C72 14 56 24 40 24H-62C-78 20 -88 8 -92 -6Z', mix(palette.white, palette.rightFace, 0.25)) +
          fill('M-88 4H74L68 12H-82Z', palette.red) +
          person(-20, -4, 22, palette.dark) +
          person(30, -4, 22, palette.dark),
        x,
        y,
        scale,
      );
    return (
      yacht(318, 236, 0.42, palette.cream, palette.red) +
      yacht(94, 240, 0.5, palette.gold, palette.cream) +
      yacht(208, 262, 1.02, mix(palette.white, palette.leftFace, 0.15), mix(palette.accent, palette.dark, 0.05)) +
      line('M96 288H330M120 296H290', palette.rim, 2.4, `stroke-linecap="round" ${opacity(0.6)}`)
    );
  },
};
