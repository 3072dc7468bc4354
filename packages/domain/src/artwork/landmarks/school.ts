import { palm, person, tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lamps, line, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** School. */
export const school: Landmark = {
  setting: 'street',
  sun: { x: 0.3, y: 0.3 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.cream, palette.leftFace, 0.4),
      right = mix(palette.sand, palette.rightFace, 0.55);
    svg +=
      box(70, 164, 228, 88, left) +
      box(214, 164, 84, 88, right) +
      box(66, 158, 236, 7, mix(palette.red, palette.rightFace, 0.2));
    svg +=
      fill('M158 164V128L184 106L210 128V164Z', left) +
      fill('M184 106L210 128V164H184Z', right) +
      fill('M152 130L184 102L216 130L212 134L184 110L156 134Z', mix(palette.red, palette.dark, 0.15)) +
      disc(184, 142, 11, '#FFFFFF') +
      line('M184 142V134M184 142L190 145', '#1D2230', 2, 'stroke-linecap="round"');
    for (let i = 0; i < 6; i++) {
      const x = 80 + i * 37 + (i > 2 ? 6 : 0);
      svg +=
        fill(`M${x} 250V214Q${x + 13} 196 ${x + 26} 214V250Z`, mix(right, palette.dark, 0.35)) +
        fill(
          `M${x + 3} 250V216Q${x + 13} 202 ${x + 23} 216V250Z`,
          mixByLights(palette, palette.glass, palette.lamp, 0.75, 0.1),
        );
    }
    svg +=
      fill(
        windowGrid(80, 174, 72, 14, 18, 20, 12, 11, 1, 'sc') + windowGrid(222, 174, 72, 14, 18, 20, 12, 11, 1, 'sc2'),
        mix(palette.glass, palette.dark, 0.12),
      ) +
      lamps(
        windowGrid(80, 174, 72, 14, 18, 20, 12, 11, 0.7, 'sc') +
          windowGrid(222, 174, 72, 14, 18, 20, 12, 11, 0.7, 'sc2'),
        palette,
      );
    svg +=
      line('M318 252V110', palette.dark, 2.4) +
      fill('M318 112C330 106 340 118 354 112V134C340 140 330 128 318 134Z', palette.accent) +
      fill('M318 119C330 113 340 125 354 119V127C340 133 330 121 318 127Z', palette.white);
    svg += `<g transform="translate(226 284)">${fill('M0 -8V-42Q0 -48 6 -48H84Q92 -48 96 -40L102 -26H114Q118 -26 118 -20V-8Z', mixByLights(palette, '#F2B632', palette.dark, 0.3, 0.05))}${fill(windowGrid(8, -42, 76, 14, 19, 20, 15, 12, 1, 'bus'), mix(palette.glass, palette.dark, 0.3))}${fill('M88 -42H90L96 -27H86V-42Z', mix(palette.glass, palette.dark, 0.3))}${box(0, -22, 118, 3, palette.dark)}${disc(24, -6, 9, palette.dark)}${disc(24, -6, 4, palette.rightFace)}${disc(92, -6, 9, palette.dark)}${disc(92, -6, 4, palette.rightFace)}</g>`;
    return (
      svg +
      person(128, 272, 26, mix(palette.accent, palette.dark, 0.2)) +
      box(124, 254, 7, 10, palette.red, 2) +
      person(148, 272, 22, mix(palette.red, palette.dark, 0.2)) +
      person(166, 273, 24, palette.dark) +
      tree(52, 254, 50, palette) +
      palm(368, 254, 40, palette)
    );
  },
};
