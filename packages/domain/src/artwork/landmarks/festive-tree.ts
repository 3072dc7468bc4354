import { person } from '../figures.ts';
import { box, disc, fill, lampOpacity, line, randomOf, round } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A tree with lights. */
export const festiveTree: Landmark = {
  setting: 'city',
  sun: { x: 0.2, y: 0.28 },
  draw(palette) {
    const green = mix('#2f6f4d', palette.dark, 0.1 + palette.lights * 0.1);
    const random = randomOf('baubles');
    let lights = '';
    for (let at = 0; at < 46; at += 1) {
      const y = 84 + random() * 144;
      const half = ((y - 62) / 176) * 84;
      lights += `M${round(200 + (random() * 2 - 1) * half)} ${round(y)}h.1`;
    }
    return (
      (palette.lights > 0.05 ? disc(200, 150, 120, palette.lamp, lampOpacity(palette, 0.12)) : '') +
      box(188, 228, 24, 26, mix('#6a4326', palette.dark, 0.2)) +
      fill('M200 56L236 112H222L254 162H236L286 236H114L164 162H146L178 112H164Z', green) +
      fill('M200 56L236 112H222L254 162H236L286 236H200Z', mix(green, palette.dark, 0.2)) +
      line('M168 122Q200 136 230 118M150 176Q200 196 248 170M130 224Q200 244 268 214', palette.gold, 3) +
      line(lights, mix(palette.gold, palette.lamp, 0.7), 6, 'stroke-linecap="round"') +
      fill(starPath(8, [200, 48], 13, 0, 58), palette.gold) +
      box(112, 234, 34, 24, palette.red) +
      line('M129 234V258M112 244H146', palette.cream, 4) +
      box(256, 238, 28, 20, palette.accent) +
      line('M270 238V258', palette.cream, 4) +
      person(86, 258, 40, palette.dark) +
      person(104, 258, 26, palette.red) +
      person(312, 258, 40, palette.white)
    );
  },
};
