import { person } from '../figures.ts';
import { box, disc, fill, opacity } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A gallery. */
export const gallery: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const frame = (x: number, y: number, width: number, height: number) =>
      box(x - 6, y - 6, width + 12, height + 12, mix(palette.gold, palette.dark, 0.3)) +
      box(x, y, width, height, palette.cream);
    return (
      box(-900, 0, 2200, 252, mix(palette.cream, palette.leftFace, 0.45)) +
      box(-900, 236, 2200, 14, mix(palette.cream, palette.dark, 0.18)) +
      fill('M96 30L44 200H150ZM200 30L130 210H272ZM312 30L262 200H368Z', '#fff6df', opacity(0.5)) +
      box(-900, 22, 2200, 5, palette.dark) +
      fill('M90 22h12v12h-12zM194 22h12v12h-12zM306 22h12v12h-12z', palette.dark) +
      frame(58, 82, 76, 96) +
      box(58, 82, 76, 96, palette.water) +
      fill('M58 178V150Q96 116 134 146V178Z', palette.sand) +
      disc(110, 108, 13, palette.gold) +
      frame(158, 62, 92, 122) +
      fill('M158 62H250V184H158Z', mix('#1f3b5c', palette.dark, 0.1)) +
      fill(starPath(8, [204, 123], 30, 0, 66), palette.gold) +
      fill(starPath(8, [204, 123], 15, 0, 66), palette.red) +
      frame(276, 90, 72, 84) +
      box(276, 90, 72, 84, palette.pink) +
      fill('M276 174L312 104L348 174Z', palette.accent) +
      disc(330, 112, 10, palette.cream) +
      person(136, 282, 84, palette.dark) +
      person(162, 284, 62, palette.red) +
      person(282, 284, 86, mix(palette.accent, palette.dark, 0.5))
    );
  },
};
