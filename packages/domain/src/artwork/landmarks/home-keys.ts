import { tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, place } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A home and its key. */
export const homeKeys: Landmark = {
  setting: 'garden',
  sun: { x: 0.8, y: 0.26 },
  draw: (palette) =>
    fill('M104 252V150L184 92L264 150V252Z', mix(palette.cream, palette.leftFace, 0.4)) +
    fill('M184 92L264 150V252H184Z', mix(palette.cream, palette.rightFace, 0.55)) +
    fill('M84 158L184 82L284 158L274 170L184 104L94 170Z', mix(palette.red, palette.dark, 0.1)) +
    box(232, 96, 20, 38, mix(palette.cream, palette.dark, 0.25)) +
    fill('M166 252V196Q184 178 202 196V252Z', mix('#6a4326', palette.dark, 0.2)) +
    disc(196, 226, 2.6, palette.gold) +
    fill('M122 176h28v30h-28zM218 176h28v30h-28z', mixByLights(palette, palette.glass, palette.lamp, 0.85, 0.05)) +
    line('M136 176v30M122 191h28M232 176v30M218 191h28', mix(palette.dark, palette.cream, 0.3), 2) +
    tree(70, 254, 62, palette) +
    place(
      line('M-26 0a22 22 0 1 0 .1 0', palette.gold, 11) +
        line('M-4 22H74M58 22V42M74 22V36', palette.gold, 11, 'stroke-linejoin="round"'),
      286,
      212,
      1,
      18,
    ),
};
