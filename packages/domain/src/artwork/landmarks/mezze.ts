import { disc, fill, line, opacity, oval } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Mezze and flatbread. */
export const mezze: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const clay = mix('#b5643c', palette.dark, 0.05 + palette.lights * 0.2);
    const dish = (x: number, y: number, rx: number, content: Colour) =>
      oval(x, y + 12, rx, rx * 0.36, mix(clay, palette.dark, 0.35)) +
      oval(x, y, rx, rx * 0.4, clay) +
      oval(x, y - 1, rx * 0.86, rx * 0.31, mix(content, palette.dark, 0.03 + palette.lights * 0.2));
    return (
      oval(200, 236, 156, 30, palette.dark, opacity(0.25)) +
      fill(
        'M60 196C66 160 118 150 150 166C166 178 160 202 138 210C108 218 66 216 60 196Z',
        mix('#ecc98d', palette.dark, 0.04 + palette.lights * 0.2),
      ) +
      fill(
        'M84 178a9 5 0 1 0 .1 0M116 176a10 5 0 1 0 .1 0M104 196a8 4 0 1 0 .1 0M134 188a7 4 0 1 0 .1 0',
        mix('#a8702f', palette.dark, 0.12),
      ) +
      dish(232, 176, 66, '#ead9b0') +
      line('M196 174q16 -12 34 -4t36 -2', mix('#cda75f', palette.dark, 0.08), 5, 'stroke-linecap="round"') +
      oval(234, 172, 14, 5, mix(palette.gold, palette.green, 0.35)) +
      line('M206 180l6 2M260 178l7 -3M246 186l6 2', palette.red, 3.4, 'stroke-linecap="round"') +
      dish(126, 230, 50, '#6f8a3a') +
      fill(
        'M104 226q8 -8 16 0q-8 6 -16 0zM128 224q10 -8 16 1q-8 6 -16 -1zM116 234q10 -6 16 1q-8 5 -16 -1z',
        mix(palette.green, palette.rim, 0.3),
      ) +
      disc(122, 226, 4, palette.red) +
      disc(142, 234, 4, palette.red) +
      dish(224, 240, 44, '#f4ead6') +
      disc(212, 236, 7, mix('#3d3a20', palette.green, 0.2)) +
      disc(230, 240, 7, mix('#3d3a20', palette.green, 0.2)) +
      disc(240, 233, 7, mix('#3d3a20', palette.green, 0.2)) +
      dish(312, 228, 48, '#c9522e') +
      fill('M298 222q12 -10 26 -2q-12 10 -26 2z', palette.green)
    );
  },
};
