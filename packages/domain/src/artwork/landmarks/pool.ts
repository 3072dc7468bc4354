import { palm } from '../figures.ts';
import { fill, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A pool above the city. */
export const pool: Landmark = {
  setting: 'seaCity',
  sun: { x: 0.72, y: 0.36 },
  draw: (palette) =>
    fill('M-900 300V228H1300V300Z', mix(palette.sand, palette.leftFace, 0.2)) +
    fill('M60 232H340L392 290H8Z', mix(palette.water, '#5fd0d8', 0.45 - palette.lights * 0.25)) +
    fill('M60 232H340L346 239H54Z', mix(palette.waterGlint, palette.rim, 0.5)) +
    line(
      'M92 254h40M156 248h34M232 252h46M290 262h34M70 274h50M150 270h60M244 278h58M190 286h40',
      palette.rim,
      2.4,
      `stroke-linecap="round" ${opacity(0.6)}`,
    ) +
    line('M112 232V120', palette.dark, 3.4) +
    fill('M44 142Q112 60 180 142Z', palette.red) +
    fill('M86 142Q96 96 112 101Q128 96 138 142Z', palette.cream) +
    fill('M66 216L126 216L142 192L150 196L134 224H66Z', mix(palette.white, palette.leftFace, 0.15)) +
    line('M74 224V236M128 224V236', palette.dark, 3) +
    fill('M206 216L266 216L282 192L290 196L274 224H206Z', mix(palette.white, palette.leftFace, 0.15)) +
    line('M214 224V236M268 224V236', palette.dark, 3) +
    palm(322, 240, 130, palette) +
    palm(352, 242, 92, palette),
};
