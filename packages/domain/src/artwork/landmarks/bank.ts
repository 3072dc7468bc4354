import { palm, person } from '../figures.ts';
import { box, disc, fill, lamps, line, oval, windowGrid } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Bank and exchange. */
export const bank: Landmark = {
  setting: 'street',
  sun: { x: 0.78, y: 0.28 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.cream, palette.leftFace, 0.5),
      right = mix(palette.cream, palette.rightFace, 0.7);
    svg +=
      fill('M84 130L200 74L316 130Z', left) +
      fill('M200 74L316 130H200Z', right) +
      fill('M112 124L200 84L288 124Z', mix(right, palette.dark, 0.12)) +
      box(80, 130, 240, 14, mix(left, palette.rim, 0.25)) +
      box(80, 141, 240, 3, mix(right, palette.dark, 0.15));
    svg +=
      box(96, 144, 208, 92, mix(right, palette.dark, 0.34)) +
      lamps(windowGrid(128, 160, 150, 60, 45, 70, 16, 50, 1, 'bk2'), palette, 0.75);
    for (const x of [100, 142, 184, 226, 268])
      svg +=
        box(x, 144, 24, 92, left) +
        box(x + 14, 144, 10, 92, right) +
        box(x - 3, 144, 30, 6, mix(left, palette.rim, 0.3)) +
        box(x - 3, 230, 30, 6, mix(left, palette.rim, 0.2)) +
        line(`M${x + 6} 152V228M${x + 12} 152V228`, right, 1.2);
    svg += box(84, 236, 232, 8, left) + box(74, 244, 252, 8, mix(left, right, 0.5));
    svg +=
      disc(200, 106, 16, mix(palette.gold, palette.rim, 0.1)) +
      disc(200, 106, 12.4, 'none', `stroke="${mix(palette.gold, palette.dark, 0.4)}" stroke-width="1.6"`) +
      fill(starPath(8, [200, 106], 8, 0, 60), mix(palette.gold, palette.dark, 0.4));
    const coins = (x: number, y: number, k: number) => {
      let part = '';
      for (let i = 0; i < k; i++)
        part +=
          oval(x, y - i * 6, 20, 6, mix(palette.gold, palette.dark, 0.28)) +
          oval(x, y - i * 6 - 2.6, 20, 6, mix(palette.gold, palette.rim, i === k - 1 ? 0.35 : 0.1));
      return part;
    };
    svg += coins(92, 284, 3) + coins(136, 288, 5) + coins(300, 286, 4);
    return svg + palm(56, 254, 48, palette) + palm(346, 254, 52, palette) + person(232, 270, 26, palette.dark);
  },
};
