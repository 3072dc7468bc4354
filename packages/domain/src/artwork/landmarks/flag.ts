import { palm, person } from '../figures.ts';
import { box, disc, fill, opacity } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** The flag of the country. */
export const flag: Landmark = {
  setting: 'city',
  sun: { x: 0.2, y: 0.4 },
  draw(palette) {
    const red = mix('#c8102e', palette.dark, 0.08 + palette.lights * 0.25);
    const green = mix('#00843d', palette.dark, 0.08 + palette.lights * 0.25);
    const stripe = (y: number, colour: Colour) =>
      fill(
        `M172 ${y}C214 ${y - 16} 250 ${y + 16} 336 ${y - 6}V${y + 32}C250 ${y + 54} 214 ${y + 22} 172 ${y + 38}Z`,
        colour,
      );
    return (
      stripe(62, green) +
      stripe(100, mix('#ffffff', palette.rightFace, 0.1 + palette.lights * 0.3)) +
      stripe(138, mix('#101418', palette.dark, 0.2)) +
      fill('M128 62Q150 68 172 62V176Q150 182 128 176Z', red) +
      fill('M226 48C240 52 256 64 272 66V182C256 180 240 170 226 166Z', palette.dark, opacity(0.1)) +
      box(120, 40, 8, 212, mix(palette.rightFace, palette.leftFace, 0.5), 3) +
      disc(124, 36, 9, palette.gold) +
      fill('M92 252V240H156V252Z', mix(palette.rightFace, palette.dark, 0.3)) +
      person(200, 256, 34, palette.white) +
      person(222, 256, 33, palette.dark) +
      person(244, 256, 22, mix(palette.accent, palette.dark, 0.2)) +
      palm(310, 254, 48, palette) +
      palm(64, 254, 40, palette)
    );
  },
};
