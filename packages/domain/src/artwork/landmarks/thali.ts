import { fill, line, opacity, oval } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A thali. */
export const thali: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const steel = mix(palette.rightFace, palette.leftFace, 0.5);
    const bowl = (x: number, y: number, colour: Colour) =>
      oval(x, y + 6, 27, 14, mix(steel, palette.dark, 0.35)) +
      oval(x, y, 27, 13, mix(steel, palette.rim, 0.4)) +
      oval(x, y + 1, 22, 9.6, mix(colour, palette.dark, 0.05 + palette.lights * 0.2));
    return (
      oval(200, 226, 158, 54, palette.dark, opacity(0.3)) +
      oval(200, 218, 156, 54, mix(steel, palette.dark, 0.2)) +
      oval(200, 212, 156, 54, mix(steel, palette.rim, 0.3)) +
      oval(200, 212, 142, 46, steel) +
      bowl(112, 200, '#c9862a') +
      bowl(152, 182, '#8a3b22') +
      bowl(208, 176, '#6f8a3a') +
      bowl(262, 184, '#d9b64a') +
      bowl(298, 204, '#f2e6cf') +
      fill('M128 236C128 204 154 196 176 196C204 196 222 212 222 236Z', mix(palette.white, '#f3e2b8', 0.5)) +
      line(
        'M148 222l6 -3M164 212l6 2M182 208l5 -3M196 218l6 2M176 226l6 -2M156 230l5 -2M204 228l5 2',
        mix(palette.gold, palette.red, 0.2),
        2.6,
        'stroke-linecap="round"',
      ) +
      fill(
        'M216 240C214 216 240 204 266 210C284 216 286 232 276 240C256 250 230 250 216 240Z',
        mix('#e3b879', palette.dark, 0.05 + palette.lights * 0.2),
      ) +
      fill(
        'M234 226a6 4 0 1 0 .1 0M256 220a7 4 0 1 0 .1 0M262 236a5 3 0 1 0 .1 0',
        mix('#a8702f', palette.dark, 0.15),
      ) +
      fill('M178 206l4 -12l6 4l6 -6l0 12z', palette.green)
    );
  },
};
