import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, opacity, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A passenger ship. */
export const cruiseShip: Landmark = {
  setting: 'seaCity',
  sun: { x: 0.78, y: 0.3 },
  draw: (palette) =>
    fill('M30 196H372C366 226 346 250 322 254H84C58 246 38 222 30 196Z', mix('#1f3b5c', palette.dark, 0.15)) +
    fill('M30 196H372L370 206H33Z', palette.red) +
    box(76, 166, 258, 30, mix(palette.white, palette.leftFace, 0.15)) +
    box(96, 140, 214, 28, mix(palette.white, palette.leftFace, 0.25)) +
    box(120, 116, 160, 26, mix(palette.white, palette.leftFace, 0.15)) +
    fill('M240 116H280V142H310V168H334V196H260V166H240Z', mix(palette.white, palette.rightFace, 0.55)) +
    fill('M180 116L188 70H226L218 116Z', palette.red) +
    fill('M186 82L188 70H226L224 82Z', palette.dark) +
    line('M138 116V84M138 92L160 116', palette.dark, 2) +
    fill(
      windowGrid(86, 174, 240, 14, 14, 14, 9, 9, 1, 'deck one') +
        windowGrid(104, 148, 200, 14, 14, 14, 9, 9, 1, 'deck two') +
        windowGrid(128, 123, 146, 14, 14, 14, 9, 9, 1, 'deck three'),
      mix(palette.glass, palette.dark, 0.25),
    ) +
    lamps(
      windowGrid(86, 174, 240, 14, 14, 14, 9, 9, 0.7, 'lit one') +
        windowGrid(104, 148, 200, 14, 14, 14, 9, 9, 0.7, 'lit two') +
        windowGrid(128, 123, 146, 14, 14, 14, 9, 9, 0.7, 'lit three'),
      palette,
    ) +
    line(
      'M60 218h.1M88 218h.1M116 218h.1M144 218h.1M172 218h.1M200 218h.1M228 218h.1M256 218h.1M284 218h.1M312 218h.1',
      mixByLights(palette, palette.cream, palette.lamp, 1),
      7,
      'stroke-linecap="round"',
    ) +
    line(
      'M40 258h300M70 268h240M110 278h170',
      mix(palette.waterGlint, palette.rim, 0.3),
      2.4,
      `stroke-linecap="round" ${opacity(0.6)}`,
    ),
};
