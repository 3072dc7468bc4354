import { box, fill, line, oval } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Sushi. */
export const sushi: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const wood = mix('#7a4e2e', palette.dark, 0.15);
    const rice = mix(palette.white, palette.leftFace, 0.12);
    const nigiri = (x: number, y: number, colour: Colour) =>
      box(x - 34, y - 22, 68, 26, rice, 12) +
      fill(
        `M${x - 42} ${y - 18}C${x - 36} ${y - 44} ${x + 30} ${y - 48} ${x + 42} ${y - 20}Q${x} ${y - 30} ${x - 42} ${y - 18}Z`,
        colour,
      ) +
      line(
        `M${x - 20} ${y - 34}l6 10M${x - 2} ${y - 38}l6 11M${x + 16} ${y - 37}l6 12`,
        mix(colour, palette.white, 0.6),
        3,
      );
    const roll = (x: number, y: number) =>
      box(x - 24, y - 20, 48, 34, mix(palette.dark, palette.green, 0.25), 4) +
      oval(x, y - 20, 24, 11, mix(palette.dark, palette.green, 0.25)) +
      oval(x, y - 20, 20, 8.6, rice) +
      oval(x, y - 20, 8, 3.8, palette.red);
    return (
      fill('M60 232L96 186H304L340 232V246H60Z', wood) +
      fill('M60 232H340V246H60Z', mix(wood, palette.dark, 0.35)) +
      box(84, 246, 30, 10, palette.dark) +
      box(286, 246, 30, 10, palette.dark) +
      nigiri(128, 200, mix('#ec7f4f', palette.dark, 0.03)) +
      nigiri(208, 200, mix('#c9404a', palette.dark, 0.03)) +
      nigiri(282, 202, mix('#f0b36a', palette.dark, 0.03)) +
      roll(116, 222) +
      roll(176, 224) +
      roll(236, 224) +
      fill('M276 224q4 -14 18 -10q10 6 4 14q-14 4 -22 -4z', mix(palette.green, palette.rim, 0.35)) +
      fill('M300 216q12 -6 20 4q-8 10 -20 6z', palette.pink) +
      line('M84 132L330 92M86 146L334 110', mix(palette.red, palette.dark, 0.3), 6, 'stroke-linecap="round"')
    );
  },
};
