import { crescent, palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Jumeirah Mosque. */
export const jumeirahMosque: Landmark = {
  setting: 'city',
  sun: { x: 0.72, y: 0.4 },
  draw(palette) {
    const left = mix(palette.leftFace, palette.cream, 0.45),
      right = mix(palette.rightFace, palette.cream, 0.22),
      deep = mix(right, palette.dark, 0.42);
    let svg = '';
    const minaret = (x: number) =>
      box(x - 9, 150, 10, 100, left) +
      box(x, 150, 9, 100, right) +
      box(x - 11, 146, 22, 5, mix(left, palette.rim, 0.3)) +
      box(x - 7, 104, 7.4, 42, left) +
      box(x, 104, 7, 42, right) +
      fill(`M${x - 10} 104H${x + 10}L${x + 8} 98H${x - 8}Z`, mix(left, right, 0.4)) +
      box(x - 5, 72, 5.2, 26, left) +
      box(x, 72, 5, 26, right) +
      fill(`M${x - 7} 72H${x + 7}L${x + 5} 67H${x - 5}Z`, mix(left, right, 0.4)) +
      fill(`M${x - 4.6} 67C${x - 7} 58 ${x - 2} 54 ${x} 44C${x + 2} 54 ${x + 7} 58 ${x + 4.6} 67Z`, left) +
      line(`M${x} 45V36`, palette.gold, 1.6) +
      disc(x, 35, 1.8, palette.gold) +
      fill(`M${x - 3} 142v-16q3 -7 6 0v16zM${x - 2.4} 95v-12q2.4 -5 4.8 0v12z`, deep);
    svg += minaret(124) + minaret(276);
    svg += box(160, 160, 80, 14, mix(left, right, 0.3)) + fill('M166 160V150H234V160Z', mix(left, right, 0.5));
    let drumWindows = '';
    for (let x = 170; x < 232; x += 10) drumWindows += `M${x} 159v-5q2 -3.6 4 0v5z`;
    svg += fill(drumWindows, deep);
    svg +=
      fill('M164 150C156 124 178 106 200 84C222 106 244 124 236 150Z', left) +
      fill('M200 84C222 106 244 124 236 150H200Z', right);
    let ribs = '';
    for (const k of [-0.72, -0.4, 0, 0.4, 0.72])
      ribs += `M200 86Q${round(200 + k * 46)} 112 ${round(200 + k * 36)} 150`;
    svg +=
      line(ribs, deep, 0.9, opacity(0.4)) + line('M200 85V70', palette.gold, 2) + crescent(200, 65, 5, palette.gold);
    svg +=
      fill('M112 250V178H288V250Z', left) +
      box(236, 178, 52, 72, right) +
      box(110, 173, 180, 6, mix(left, palette.rim, 0.4));
    let battlements = '';
    for (let x = 112; x < 288; x += 8) battlements += `M${x} 173v-4l2 -4l2 4v4z`;
    svg += fill(battlements, left);
    svg +=
      fill('M176 250V166H224V250Z', mix(left, palette.rim, 0.35)) +
      fill('M184 250V202Q200 172 216 202V250Z', deep) +
      fill('M191 250V214Q200 194 209 214V250Z', mixByLights(palette, deep, palette.lamp, 0.7, 0.2));
    for (const x of [126, 148, 240, 262]) {
      svg +=
        fill(`M${x} 236V206Q${x + 7} 190 ${x + 14} 206V236Z`, deep) +
        fill(`M${x + 3} 236V208Q${x + 7} 198 ${x + 11} 208V236Z`, mixByLights(palette, deep, palette.lamp, 0.85));
    }
    for (const x of [146, 254])
      svg +=
        fill(
          `M${x - 10} 166C${x - 12} 156 ${x - 4} 152 ${x} 143C${x + 4} 152 ${x + 12} 156 ${x + 10} 166Z`,
          x < 200 ? left : right,
        ) + line(`M${x} 143V137`, palette.gold, 1.3);
    return svg + palm(88, 252, 56, palette) + palm(314, 253, 50, palette) + palm(330, 253, 34, palette);
  },
};
