import { person } from '../figures.ts';
import { box, fill, line } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A road in the mountains. */
export const mountainRoad: Landmark = {
  setting: 'mountain',
  sun: { x: 0.5, y: 0.24, isFixed: true },
  draw: (palette) =>
    fill('M-40 262L60 120L104 88L150 150L200 262Z', mix(palette.near, palette.dark, 0.2)) +
    fill('M104 88L150 150L200 262H120L84 170Z', mix(palette.near, palette.leftFace, 0.25)) +
    fill('M160 262L250 104L286 70L336 128L440 262Z', mix(palette.near, palette.dark, 0.3)) +
    fill('M286 70L336 128L440 262H300L262 166Z', mix(palette.near, palette.leftFace, 0.2)) +
    fill('M-900 300V256H1300V300Z', mix(palette.near, palette.sand, 0.35)) +
    line(
      'M180 300C240 280 300 268 250 246C200 228 150 224 210 200C262 180 268 168 240 154C222 144 238 132 262 124',
      mix(palette.dark, palette.near, 0.35),
      17,
      'stroke-linecap="round"',
    ) +
    line(
      'M180 300C240 280 300 268 250 246C200 228 150 224 210 200C262 180 268 168 240 154C222 144 238 132 262 124',
      palette.cream,
      1.8,
      'stroke-dasharray="8 8"',
    ) +
    person(96, 268, 42, palette.dark) +
    box(86, 240, 11, 16, palette.red, 3) +
    line('M108 240L114 268', palette.dark, 2.4) +
    fill('M300 276q14 -22 36 -8q16 2 14 8z', mix(palette.near, palette.dark, 0.35)),
};
