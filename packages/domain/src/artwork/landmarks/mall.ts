import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A shopping arcade. */
export const mall: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const bag = (x: number, y: number, width: number, height: number, colour: Colour) =>
      line(
        `M${x + width * 0.28} ${y}C${x + width * 0.28} ${y - 34} ${x + width * 0.72} ${y - 34} ${x + width * 0.72} ${y}`,
        mix(colour, palette.dark, 0.45),
        4,
      ) +
      box(x, y, width, height, colour, 3) +
      fill(`M${x + width * 0.7} ${y}H${x + width}V${y + height}H${x + width * 0.7}Z`, palette.dark, opacity(0.16)) +
      fill(starPath(8, [x + width * 0.36, y + height * 0.5], width * 0.13, 0, 60), palette.white, opacity(0.9));
    const arch = (x: number) =>
      fill(`M${x} 250V130Q${x + 34} 84 ${x + 68} 130V250Z`, mix(palette.glass, palette.dark, 0.25)) +
      fill(
        `M${x + 6} 250V134Q${x + 34} 98 ${x + 62} 134V250Z`,
        mixByLights(palette, palette.glass, palette.lamp, 0.7, 0.2),
      ) +
      box(x + 14, 176, 14, 50, mix(palette.dark, palette.accent, 0.4), 6) +
      box(x + 40, 184, 14, 42, mix(palette.dark, palette.pink, 0.4), 6);
    return (
      box(-900, 40, 2200, 212, mix(palette.cream, palette.leftFace, 0.4)) +
      box(-900, 62, 2200, 10, mix(palette.cream, palette.dark, 0.2)) +
      fill('M60 40Q200 -20 340 40Z', mix(palette.glass, palette.rim, 0.4)) +
      line(
        'M130 20L120 40M200 10V40M270 20L280 40M60 40Q200 -20 340 40',
        mix(palette.rightFace, palette.dark, 0.3),
        3,
      ) +
      arch(-30) +
      arch(56) +
      arch(142) +
      arch(228) +
      arch(314) +
      bag(116, 170, 86, 108, palette.red) +
      bag(194, 196, 70, 88, mix(palette.accent, palette.dark, 0.05)) +
      bag(252, 216, 54, 68, palette.gold) +
      person(74, 286, 80, palette.dark)
    );
  },
};
