import { palm, person, tree } from '../figures.ts';
import { box, fill, lamps, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Blocks of flats. */
export const apartments: Landmark = {
  setting: 'street',
  sun: { x: 0.78, y: 0.28 },
  draw(palette) {
    const block = (x: number, width: number, height: number, share: number, seed: string) => {
      const top = 250 - height;
      const wall = mix(palette.sand, palette.leftFace, share);
      let balconies = '';
      for (let y = top + 30; y < 236; y += 22) balconies += `M${x + 6} ${y}h${width * 0.56}v4h${-width * 0.56}z`;
      return (
        box(x, top, width, height, wall) +
        box(x + width * 0.68, top, width * 0.32, height, mix(palette.sand, palette.rightFace, share)) +
        box(x - 3, top - 6, width + 6, 8, mix(wall, palette.dark, 0.2)) +
        box(x + width * 0.3, top - 20, width * 0.24, 16, mix(wall, palette.dark, 0.28)) +
        fill(
          windowGrid(x + 8, top + 14, width * 0.58, height - 26, 17, 22, 11, 13, 1, seed) +
            windowGrid(x + width * 0.73, top + 14, width * 0.24, height - 26, 14, 22, 9, 13, 1, seed),
          mix(palette.glass, palette.dark, 0.2),
        ) +
        lamps(windowGrid(x + 8, top + 14, width * 0.58, height - 26, 17, 22, 11, 13, 0.5, `${seed} lit`), palette) +
        fill(balconies, mix(wall, palette.rim, 0.35))
      );
    };
    return (
      block(150, 96, 176, 0.55, 'middle') +
      block(42, 98, 128, 0.35, 'left') +
      block(262, 102, 144, 0.45, 'right') +
      box(42, 228, 98, 24, mix(palette.accent, palette.dark, 0.2)) +
      fill('M42 228h98l6 10h-110z', palette.red) +
      box(262, 228, 102, 24, mix(palette.dark, palette.accent, 0.4)) +
      fill('M262 228h102l6 10h-114z', palette.gold) +
      tree(154, 256, 46, palette) +
      palm(252, 254, 62, palette) +
      person(112, 272, 32, palette.dark) +
      person(206, 274, 34, mix(palette.white, palette.rightFace, 0.2)) +
      person(224, 275, 22, palette.red)
    );
  },
};
