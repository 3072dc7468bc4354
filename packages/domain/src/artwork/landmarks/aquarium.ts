import { person } from '../figures.ts';
import { box, disc, fill, line, opacity, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Aquarium tunnel. */
export const aquarium: Landmark = {
  setting: null,
  sun: null,
  draw(palette) {
    let svg = '';
    const water = mix('#0E6F86', palette.water, 0.35),
      deepWater = mix('#0A3E57', palette.dark, 0.3),
      light = mix('#8FD6DC', palette.waterGlint, 0.3);
    svg += `<defs><linearGradient id="aq" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(water, light, 0.45)}"/><stop offset=".5" stop-color="${water}"/><stop offset="1" stop-color="${deepWater}"/></linearGradient><clipPath id="ac"><rect x="-400" y="22" width="1200" height="240"/></clipPath></defs>`;
    svg += box(-400, 0, 1200, 300, palette.dark) + `<g clip-path="url(#ac)">` + box(-400, 22, 1200, 240, `url(#aq)`);
    for (const x of [-240, -120, 20, 110, 190, 290, 420, 560])
      svg += fill(`M${x} 30l26 0l52 220l-96 0z`, light, opacity(0.12));
    svg +=
      fill('M-400 264V250Q-200 238 40 252T260 246T800 252V264Z', mix(water, light, 0.12)) +
      fill(
        'M44 250q-6 -34 8 -44q4 12 2 20q10 -22 18 -26q-2 30 -8 50zM330 250q2 -40 14 -48q2 14 -2 24q12 -18 20 -20q-6 26 -14 44z',
        mix(palette.pink, deepWater, 0.3),
      );
    const fish = (x: number, y: number, s: number, c: string, m = 1) =>
      `<g transform="translate(${x} ${y}) scale(${s * m} ${s})">${fill('M-14 0C-8 -8 6 -8 13 0C6 8 -8 8 -14 0ZM11 0l9 -7l-2 7l2 7z', c)}${disc(-8, -1.6, 1.4, palette.dark)}</g>`;
    const shark = (x: number, y: number, s: number, m: number, c: string) =>
      `<g transform="translate(${x} ${y}) scale(${s * m} ${s})">${fill('M-62 4C-40 -14 -8 -17 22 -9C40 -4 52 -2 60 -2L80 -20C79 -9 78 2 80 8C82 12 84 16 86 20C76 14 66 8 56 6C30 14 -20 18 -44 12C-52 10 -58 8 -62 4Z', c)}${fill('M-2 -14L14 -36L22 -9Z', c)}${fill('M-22 10L-8 30L2 13Z', mix(c, palette.dark, 0.2))}${fill('M-62 4C-50 8 -20 12 10 11C-10 17 -34 15 -44 12C-52 10 -58 8 -62 4Z', mix(c, '#FFFFFF', 0.4))}${disc(-48, 0, 1.8, palette.dark)}${line('M-34 -3v9M-30 -4v10M-26 -4v11', mix(c, palette.dark, 0.4), 1)}</g>`;
    svg +=
      shark(222, 96, 1.1, 1, mix(deepWater, light, 0.22)) +
      fill(
        'M88 138C104 124 122 124 134 136C146 126 164 128 178 142C160 146 146 152 136 160L140 186L130 160C118 152 102 144 88 138Z',
        mix(deepWater, light, 0.32),
      );
    const random = randomOf('fish');
    for (let i = 0; i < 30; i++)
      svg += fish(
        round(250 + random() * 120 - i * 0.6),
        round(150 + random() * 44),
        round(0.3 + random() * 0.2),
        mix(palette.gold, light, 0.2),
      );
    svg +=
      fish(92, 70, 0.9, palette.gold) +
      fish(122, 86, 0.62, palette.gold) +
      fish(70, 92, 0.56, mix(palette.pink, palette.white, 0.2)) +
      fish(336, 66, 0.8, palette.red, -1) +
      fish(60, 180, 0.9, palette.cream, -1) +
      '</g>';
    svg +=
      box(-400, 262, 1200, 38, mix(palette.dark, deepWater, 0.25)) + box(-400, 262, 1200, 2, light, 0, opacity(0.4));
    for (const [x, h] of [
      [150, 62],
      [178, 46],
      [214, 66],
      [238, 40],
      [262, 58],
    ] as const)
      svg += person(x, 284, h, mix(palette.dark, '#000000', 0.35));
    return svg;
  },
};
