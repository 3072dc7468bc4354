import { palm, person, tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Villas. */
export const villas: Landmark = {
  setting: 'street',
  sun: { x: 0.8, y: 0.28 },
  draw(palette) {
    const villa = (x: number, width: number, height: number) => {
      const top = 250 - height;
      const wall = mix(palette.cream, palette.leftFace, 0.4);
      return (
        box(x, top, width, height, wall) +
        box(x + width * 0.62, top, width * 0.38, height, mix(palette.cream, palette.rightFace, 0.6)) +
        box(x - 5, top - 8, width + 10, 10, mix(wall, palette.rim, 0.3)) +
        box(x + width * 0.12, top - 32, width * 0.34, 26, mix(wall, palette.rightFace, 0.3)) +
        box(x + width * 0.1, top - 37, width * 0.38, 6, mix(palette.red, palette.sand, 0.35)) +
        fill(
          windowGrid(x + 10, top + 14, width * 0.56, height * 0.32, 24, 40, 15, 24, 1, 'up') +
            windowGrid(x + width * 0.68, top + 14, width * 0.3, height * 0.32, 22, 40, 14, 24, 1, 'side'),
          mixByLights(palette, mix(palette.glass, palette.dark, 0.15), palette.lamp, 0.85),
        ) +
        fill(`M${x + width * 0.2} 250V${250 - 44}q12 -14 24 0V250Z`, mix('#6a4326', palette.dark, 0.15)) +
        box(x + width * 0.66, 250 - 36, width * 0.28, 36, mix(palette.white, palette.rightFace, 0.5)) +
        line(
          `M${x + width * 0.66} ${250 - 24}h${width * 0.28}M${x + width * 0.66} ${250 - 12}h${width * 0.28}`,
          mix(palette.rightFace, palette.dark, 0.2),
          1.6,
        )
      );
    };
    return (
      palm(214, 252, 118, palette) +
      villa(52, 136, 116) +
      villa(234, 120, 98) +
      box(-900, 244, 2200, 10, mix(palette.green, palette.dark, 0.08)) +
      palm(28, 254, 92, palette) +
      palm(374, 254, 80, palette) +
      tree(206, 256, 44, palette) +
      person(140, 276, 34, palette.dark) +
      person(158, 277, 22, palette.red)
    );
  },
};
