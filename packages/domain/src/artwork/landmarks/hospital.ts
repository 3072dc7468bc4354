import { palm, tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lamps, line, oval, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Hospital. */
export const hospital: Landmark = {
  setting: 'street',
  sun: { x: 0.8, y: 0.3 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.white, palette.leftFace, 0.45),
      right = mix(palette.white, palette.rightFace, 0.7);
    svg +=
      box(96, 116, 136, 134, left) +
      box(232, 150, 84, 100, right) +
      box(92, 110, 144, 7, mix(palette.accent, palette.rightFace, 0.2)) +
      box(228, 145, 92, 6, mix(palette.accent, palette.dark, 0.2));
    svg +=
      fill(
        windowGrid(106, 128, 116, 84, 19, 20, 12, 11, 1, 'h1') + windowGrid(242, 162, 66, 64, 17, 20, 11, 11, 1, 'h2'),
        mix(palette.glass, palette.dark, 0.1),
      ) +
      lamps(
        windowGrid(106, 128, 116, 84, 19, 20, 12, 11, 0.65, 'h3') +
          windowGrid(242, 162, 66, 64, 17, 20, 11, 11, 0.6, 'h4'),
        palette,
      );
    svg +=
      box(136, 62, 56, 48, mix(palette.accent, palette.dark, 0.12), 6) +
      fill('M152 72h8v11h8v-11h8v28h-8v-11h-8v11h-8z', '#FFFFFF');
    svg +=
      oval(272, 143, 30, 4, palette.groundLine) +
      fill(
        'M262 141h4v-6h12v6h4v-14h-4v5h-12v-5h-4z',
        mix(palette.white, palette.rightFace, 0.2),
        'transform="translate(0 -2)"',
      );
    svg +=
      fill('M120 226H220L214 218H126Z', mix(palette.accent, palette.dark, 0.2)) +
      box(128, 226, 84, 24, mixByLights(palette, palette.glass, palette.lamp, 0.7, 0.2)) +
      line('M150 226V250M170 226V250M190 226V250', palette.dark, 1.3);
    svg += `<g transform="translate(262 264)">${fill('M0 -8V-40H46L62 -24L70 -20V-8Z', mixByLights(palette, '#FFFFFF', palette.rightFace, 0.2, 0.1))}${fill('M44 -36H46L60 -22H44Z', mix(palette.glass, palette.dark, 0.25))}${box(0, -20, 70, 5, palette.red)}${box(8, -36, 26, 12, mix(palette.glass, palette.dark, 0.25))}${box(34, -45, 10, 5, palette.lights > 0.3 ? '#FF8A7A' : palette.red, 2)}${disc(14, -6, 8, palette.dark)}${disc(14, -6, 3.4, palette.rightFace)}${disc(54, -6, 8, palette.dark)}${disc(54, -6, 3.4, palette.rightFace)}</g>`;
    return svg + tree(76, 254, 44, palette) + palm(340, 254, 36, palette) + tree(62, 256, 30, palette, true);
  },
};
