import { box, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A calendar. */
export const calendar: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    let days = '';
    let marked = '';
    for (let at = 0; at < 28; at += 1) {
      const cell = `M${126 + (at % 7) * 22} ${132 + Math.floor(at / 7) * 26}h14v14h-14z`;
      if (at % 7 > 4) marked += cell;
      else days += cell;
    }
    return (
      oval(200, 254, 116, 9, palette.dark, opacity(0.25)) +
      box(104, 72, 192, 178, mix(palette.white, palette.leftFace, 0.15), 12) +
      fill('M104 116V84Q104 72 116 72H284Q296 72 296 84V116Z', palette.red) +
      line('M146 58V90M200 58V90M254 58V90', palette.dark, 8, 'stroke-linecap="round"') +
      fill(days, mix(palette.dark, palette.white, 0.72)) +
      fill(marked, palette.accent) +
      line('M199 184a19 19 0 1 0 .1 0', palette.red, 5)
    );
  },
};
