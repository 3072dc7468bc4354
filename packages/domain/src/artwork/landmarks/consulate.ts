import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lamps, line, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Consulate. */
export const consulate: Landmark = {
  setting: 'street',
  sun: { x: 0.74, y: 0.3 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.white, palette.leftFace, 0.5),
      right = mix(palette.white, palette.rightFace, 0.75);
    svg +=
      box(86, 150, 228, 84, left) + box(200, 150, 114, 84, right) + box(80, 142, 240, 9, mix(left, palette.rim, 0.4));
    let battlements = '';
    for (let x = 82; x < 318; x += 12) battlements += `M${x} 142v-6h7v6z`;
    svg += fill(battlements, left);
    svg +=
      fill('M150 142L200 112L250 142Z', left) +
      fill('M200 112L250 142H200Z', right) +
      fill('M158 234V150H242V234Z', mix(left, palette.rim, 0.25));
    for (const x of [160, 182, 210, 232])
      svg += box(x, 154, 8, 80, mix(left, palette.white, 0.4)) + box(x + 5, 154, 3, 80, mix(right, palette.dark, 0.1));
    svg +=
      fill('M188 234V182Q200 170 212 182V234Z', mixByLights(palette, '#5B3A22', palette.dark, 0.4)) +
      disc(200, 130, 9, mix(palette.gold, palette.rim, 0.1));
    svg +=
      fill(
        windowGrid(98, 164, 52, 54, 20, 30, 12, 20, 1, 'cs') + windowGrid(258, 164, 52, 54, 20, 30, 12, 20, 1, 'cs2'),
        mix(palette.glass, palette.dark, 0.15),
      ) +
      lamps(
        windowGrid(98, 164, 52, 54, 20, 30, 12, 20, 0.8, 'cs') +
          windowGrid(258, 164, 52, 54, 20, 30, 12, 20, 0.8, 'cs2'),
        palette,
      );
    svg +=
      line('M200 112V42', palette.dark, 2.6) +
      disc(200, 40, 3, palette.gold) +
      fill('M201 46C216 38 230 54 252 46V82C230 90 216 74 201 82Z', mix(palette.accent, palette.dark, 0.05)) +
      fill('M201 58C216 50 230 66 252 58V70C230 78 216 62 201 70Z', palette.white);
    let railings = '';
    for (let x = -880; x < 1300; x += 11) if (x < 170 || x > 226) railings += `M${x} 252V228`;
    svg +=
      line(railings, palette.dark, 2) +
      line('M-900 233H172M228 233H1300', palette.dark, 2) +
      box(168, 222, 9, 32, mix(left, right, 0.4)) +
      box(223, 222, 9, 32, right);
    return (
      svg +
      person(140, 266, 24, palette.dark) +
      person(126, 267, 22, mix(palette.accent, palette.dark, 0.4)) +
      person(112, 266, 24, mix(palette.dark, palette.rightFace, 0.2)) +
      palm(64, 254, 46, palette) +
      palm(338, 254, 42, palette)
    );
  },
};
