import { person } from '../figures.ts';
import { box, fill, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A museum hall. */
export const museum: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const stone = mix(palette.cream, palette.rightFace, 0.35);
    return (
      box(-900, 0, 2200, 252, mix(palette.near, palette.dark, 0.3)) +
      fill('M40 250V120C40 66 110 40 200 40C290 40 360 66 360 120V250Z', mix(palette.far, palette.horizon, 0.3)) +
      fill('M200 40L130 250H270Z', palette.rim, opacity(0.14)) +
      box(40, 96, 22, 156, stone) +
      box(338, 96, 22, 156, mix(stone, palette.dark, 0.2)) +
      box(34, 88, 34, 12, mix(stone, palette.rim, 0.3)) +
      box(332, 88, 34, 12, mix(stone, palette.rim, 0.1)) +
      box(148, 206, 104, 46, stone) +
      fill('M216 206H252V252H216Z', mix(stone, palette.dark, 0.22)) +
      box(142, 198, 116, 10, mix(stone, palette.rim, 0.35)) +
      fill(
        'M178 198C150 178 156 140 182 128V112H176V104H224V112H218V128C244 140 250 178 222 198Z',
        mix('#b5643c', palette.dark, 0.05),
      ) +
      fill('M222 198C250 178 244 140 218 128V112H224V104H206V198Z', mix('#b5643c', palette.dark, 0.3)) +
      line('M160 152H240M158 164H242', palette.gold, 3) +
      line('M164 158l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5', palette.cream, 2) +
      line('M178 132Q150 130 154 156M222 132Q250 130 246 156', mix('#b5643c', palette.dark, 0.25), 5) +
      line('M112 250V214M288 250V214', palette.gold, 5) +
      line('M112 218Q200 240 288 218', palette.red, 4) +
      person(86, 284, 88, palette.dark) +
      person(108, 286, 60, mix(palette.gold, palette.dark, 0.2)) +
      person(316, 284, 84, mix(palette.white, palette.dark, 0.15))
    );
  },
};
