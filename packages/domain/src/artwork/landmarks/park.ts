import { palm, person, tree } from '../figures.ts';
import { box, disc, fill, line, opacity, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Park. */
export const park: Landmark = {
  setting: 'garden',
  sun: { x: 0.48, y: 0.3, isFixed: true },
  draw(palette) {
    let svg = '';
    svg +=
      fill('M-900 300V284Q60 246 190 262T470 256T1300 262V300Z', mix(palette.green, palette.rim, 0.12)) +
      fill(
        'M120 300C150 272 240 268 232 256C224 248 150 252 96 250H70C160 246 262 244 268 258C274 274 220 280 214 300Z',
        mix(palette.sand, palette.leftFace, 0.25),
      );
    svg +=
      fill('M262 262C292 252 372 252 410 262C400 274 300 276 262 262Z', palette.water) +
      line('M286 262h30M330 266h40', palette.waterGlint, 1.6, opacity(0.8));
    for (const [x, y, h, isDark] of [
      [40, 258, 92, true],
      [352, 252, 74, true],
      [318, 252, 52, false],
      [110, 252, 58, false],
      [78, 266, 134, false],
    ] as const)
      svg += tree(x, y, h, palette, isDark);
    svg += palm(296, 254, 96, palette) + palm(272, 252, 66, palette);
    svg +=
      `<g transform="translate(176 254)">${box(-24, -14, 48, 4, mix('#8A5A34', palette.dark, 0.2))}${box(-24, -22, 48, 4, mix('#8A5A34', palette.dark, 0.1))}${line('M-20 -22V0M20 -22V0', palette.dark, 2.4)}</g>` +
      person(168, 248, 22, mix(palette.accent, palette.dark, 0.3));
    svg += `<g transform="translate(222 284) rotate(6)">${disc(0, -31, 4.4, palette.dark)}${fill('M-5 -26Q1 -28 4 -24L3 -12L-4 -12Z', palette.red)}${line('M3 -23L10 -18M-4 -23L-9 -16L-4 -13M2 -12L8 -4L5 4M-3 -12L-7 -3L-14 -2', palette.dark, 2.6, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
    const random = randomOf('fl');
    for (const c of [palette.pink, palette.gold, palette.white]) {
      let marks = '';
      for (let i = 0; i < 16; i++) marks += `M${round(-40 + random() * 150)} ${round(276 + random() * 22)}h.1`;
      svg += line(marks, c, 3.4, 'stroke-linecap="round"');
    }
    return svg;
  },
};
