import { crescent, palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Mosque. */
export const mosque: Landmark = {
  setting: 'city',
  sun: { x: 0.26, y: 0.36 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.leftFace, palette.cream, 0.5),
      right = mix(palette.rightFace, palette.cream, 0.2),
      tile = mix(palette.accent, palette.leftFace, 0.22),
      darkTile = mix(palette.accent, palette.dark, 0.3),
      deep = mix(right, palette.dark, 0.42);
    svg +=
      box(288, 92, 9, 160, left) +
      box(297, 92, 9, 160, right) +
      fill('M282 96H312L308 88H286Z', mix(left, right, 0.3)) +
      box(290, 60, 7, 28, left) +
      box(297, 60, 7, 28, right) +
      fill('M287 60C285 44 294 42 297 22C300 42 309 44 307 60Z', tile) +
      fill('M297 22C300 42 309 44 307 60H297Z', darkTile) +
      line('M297 22V12', palette.gold, 1.8) +
      crescent(297, 9, 3.6, palette.gold) +
      fill('M293 130v-16q4 -8 8 0v16zM293 190v-16q4 -8 8 0v16z', deep);
    svg +=
      box(92, 178, 180, 74, left) + box(206, 178, 66, 74, right) + box(86, 172, 192, 7, mix(left, palette.rim, 0.35));
    let battlements = '';
    for (let x = 88; x < 276; x += 11) battlements += `M${x} 172v-5h6v5z`;
    svg += fill(battlements, left) + fill('M132 172V158H232V172Z', mix(left, right, 0.35));
    svg +=
      fill('M130 158C116 118 156 100 182 62C208 100 248 118 234 158Z', tile) +
      fill('M182 62C208 100 248 118 234 158H182Z', darkTile);
    svg +=
      line(
        'M182 64Q150 106 152 158M182 64V158M182 64Q214 106 212 158',
        mix(tile, palette.rim, 0.5),
        1.2,
        opacity(0.5),
      ) +
      line('M182 62V46', palette.gold, 2.2) +
      crescent(182, 40, 5.4, palette.gold);
    svg +=
      fill('M158 252V202Q182 168 206 202V252Z', mix(left, palette.rim, 0.3)) +
      fill('M166 252V206Q182 182 198 206V252Z', deep) +
      fill('M172 252V212Q182 196 192 212V252Z', mixByLights(palette, deep, palette.lamp, 0.8, 0.15));
    for (const x of [104, 128, 218, 244])
      svg +=
        fill(`M${x} 236V208Q${x + 8} 192 ${x + 16} 208V236Z`, deep) +
        fill(`M${x + 3} 236V210Q${x + 8} 199 ${x + 13} 210V236Z`, mixByLights(palette, deep, palette.lamp, 0.85));
    return svg + palm(68, 253, 52, palette) + palm(336, 254, 44, palette);
  },
};
