import { fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A pizza. */
export const pizza: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const crust = mix('#c98442', palette.dark, 0.03 + palette.lights * 0.2);
    const cheese = mix('#f2c65c', palette.dark, 0.03 + palette.lights * 0.2);
    let salami = '';
    for (const [x, y] of [
      [140, 176],
      [190, 158],
      [244, 170],
      [280, 196],
      [120, 208],
      [170, 222],
      [230, 230],
      [272, 222],
    ] as const) {
      salami += oval(x, y, 15, 8.4, mix(palette.red, palette.dark, 0.12));
    }
    return (
      oval(200, 222, 158, 56, palette.dark, opacity(0.3)) +
      oval(200, 212, 160, 60, mix('#8a5a34', palette.dark, 0.2)) +
      oval(200, 204, 150, 56, mix(crust, palette.dark, 0.25)) +
      oval(200, 198, 150, 56, crust) +
      oval(200, 198, 132, 47, cheese) +
      oval(200, 199, 126, 43, mix(cheese, palette.red, 0.18)) +
      oval(198, 196, 118, 40, cheese) +
      salami +
      fill(
        'M206 186q10 -14 24 -6q-6 14 -24 6zM158 196q-14 -6 -8 -18q14 2 8 18zM210 212q16 -4 20 8q-14 6 -20 -8zM256 192q2 -14 16 -12q2 14 -16 12z',
        palette.green,
      ) +
      line('M200 146V250M96 166L304 230M96 230L304 166', mix(crust, palette.dark, 0.35), 2.2) +
      line(
        'M170 122C160 106 182 98 172 78M204 118C194 100 216 90 205 68M236 122C228 108 246 98 238 82',
        mix(palette.rim, '#ffffff', 0.4),
        4.6,
        `stroke-linecap="round" ${opacity(0.5)}`,
      )
    );
  },
};
