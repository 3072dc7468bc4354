import { palm, person } from '../figures.ts';
import { disc, fill, lampOpacity, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Theme park coaster. */
export const rollercoaster: Landmark = {
  setting: 'city',
  sun: { x: 0.62, y: 0.3 },
  draw(palette) {
    let svg = '';
    const track =
      'M20 236C50 236 66 108 102 84C126 70 140 100 150 150C158 194 168 236 206 236C262 236 276 196 270 158C264 122 214 118 208 158C202 204 236 240 284 236C318 232 318 172 340 166C362 162 364 210 384 236';
    let supports = '';
    for (const [x, y] of [
      [48, 190],
      [66, 140],
      [84, 102],
      [104, 84],
      [124, 88],
      [140, 116],
      [154, 170],
      [292, 232],
      [318, 196],
      [340, 168],
      [358, 178],
      [372, 212],
    ] as const)
      supports += `M${x} ${y}V252`;
    svg +=
      line(supports, mix(palette.near, palette.dark, 0.25), 2.2) +
      line(
        'M66 170L104 140M66 200L124 150M84 160L140 210M104 130L124 160M66 230L104 190M104 200L140 240M318 220L340 200M340 220L358 206M240 122V96',
        mix(palette.near, palette.dark, 0.1),
        1.4,
      ) +
      line('M240 236V252M206 238V252', mix(palette.near, palette.dark, 0.25), 2.2);
    svg +=
      line(track, palette.dark, 8, opacity(0.25) + ' transform="translate(2 3)"') +
      line(track, palette.red, 6) +
      line(track, mix(palette.red, palette.rim, 0.5), 2, 'stroke-dasharray="2 5"');
    const car = (x: number, y: number, r: number, c: string) =>
      `<g transform="translate(${x} ${y}) rotate(${r})">${fill('M-11 -3H9Q14 -3 13 -9L8 -14H-11Q-13 -8 -11 -3Z', c)}${disc(-5, -17, 3.2, palette.dark)}${disc(3, -17, 3.2, mix(palette.dark, palette.sand, 0.4))}${line('M-6 -20l-5 -7M2 -20l-5 -7', palette.dark, 1.8, 'stroke-linecap="round"')}</g>`;
    svg += car(133, 96, 58, palette.accent) + car(120, 83, 22, palette.gold) + car(104, 83, -24, palette.accent);
    svg +=
      fill('M24 252V214H60V252ZM18 214L42 196L66 214Z', mix(palette.accent, palette.leftFace, 0.2)) +
      fill('M42 196L66 214H42Z', mix(palette.accent, palette.dark, 0.3)) +
      fill('M42 196V180l14 5l-14 5', palette.gold);
    if (palette.lights > 0.05)
      svg += line(
        track,
        palette.lamp,
        2.6,
        `stroke-linecap="round" stroke-dasharray=".1 9" ${lampOpacity(palette, 1)}`,
      );
    for (const [x, h] of [
      [170, 20],
      [184, 17],
      [232, 19],
      [300, 20],
    ] as const)
      svg += person(x, 258, h, x % 4 ? palette.dark : mix(palette.white, palette.rightFace, 0.2));
    return svg + palm(90, 256, 28, palette) + palm(386, 256, 34, palette);
  },
};
