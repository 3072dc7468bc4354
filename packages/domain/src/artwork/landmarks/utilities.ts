import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lampOpacity, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Electricity and water. */
export const utilities: Landmark = {
  setting: 'room',
  sun: null,
  draw: (palette) =>
    (palette.lights > 0.05 ? disc(142, 122, 96, palette.lamp, lampOpacity(palette, 0.2)) : '') +
    fill(
      'M142 52C102 52 76 82 76 116C76 150 106 164 110 196H174C178 164 208 150 208 116C208 82 182 52 142 52Z',
      mixByLights(palette, mix(palette.gold, palette.rim, 0.55), palette.lamp, 0.8),
    ) +
    line(
      'M124 194C124 160 108 150 116 130Q126 118 134 134L142 150L150 134Q158 118 168 130C176 150 160 160 160 194',
      mix(palette.gold, palette.dark, 0.35),
      4,
      'stroke-linejoin="round"',
    ) +
    line('M94 110Q98 78 126 68', palette.rim, 6, `stroke-linecap="round" ${opacity(0.7)}`) +
    box(110, 198, 64, 12, mix(palette.rightFace, palette.dark, 0.25), 5) +
    box(114, 213, 56, 12, mix(palette.rightFace, palette.dark, 0.35), 5) +
    fill('M126 228H158L150 246H134Z', palette.dark) +
    fill(
      'M280 92C306 134 330 162 330 196C330 226 308 248 280 248C252 248 230 226 230 196C230 162 254 134 280 92Z',
      mix(palette.water, palette.glass, 0.2),
    ) +
    fill(
      'M280 92C306 134 330 162 330 196C330 226 308 248 280 248C300 226 306 170 280 92Z',
      mix(palette.water, palette.dark, 0.22),
    ) +
    line('M250 196Q252 222 272 230', palette.rim, 7, `stroke-linecap="round" ${opacity(0.8)}`),
};
