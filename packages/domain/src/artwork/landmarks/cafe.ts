import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Karak tea. */
export const cafe: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    let svg = '';
    const tea = mixByLights(palette, '#C07A3E', palette.dark, 0.2, 0.05),
      darkTea = mixByLights(palette, '#8F4F22', palette.dark, 0.2, 0.1);
    svg +=
      oval(200, 262, 98, 15, mix(palette.dark, palette.gold, 0.3), opacity(0.35)) +
      oval(200, 256, 92, 14, mix(palette.white, palette.leftFace, 0.2)) +
      oval(200, 254, 74, 9.6, mix(palette.white, palette.rightFace, 0.5));
    svg += `<defs><clipPath id="kg"><path d="M150 104C150 150 172 168 170 196C168 222 160 236 168 250H232C240 236 232 222 230 196C228 168 250 150 250 104Z"/></clipPath></defs>`;
    svg +=
      `<g clip-path="url(#kg)">` +
      box(140, 90, 120, 170, mix(palette.rim, palette.glass, 0.3), 0, opacity(0.45)) +
      box(140, 122, 120, 140, tea) +
      fill('M200 122H262V262H214C222 230 206 200 200 122Z', darkTea, opacity(0.6)) +
      oval(200, 123, 49, 9, mix(tea, '#FFE6C0', 0.5)) +
      oval(200, 123, 38, 6, mix(tea, '#FFE6C0', 0.25)) +
      fill(
        'M158 108C160 150 180 168 178 200C177 222 172 236 176 248L170 250C160 230 172 214 168 190C166 166 150 150 152 106Z',
        '#FFFFFF',
        opacity(0.42),
      ) +
      '</g>';
    svg +=
      line(
        'M150 104C150 150 172 168 170 196C168 222 160 236 168 250H232C240 236 232 222 230 196C228 168 250 150 250 104',
        mix(palette.rim, '#FFFFFF', 0.4),
        2.4,
        opacity(0.9),
      ) + oval(200, 104, 50, 9, 'none', `stroke="${mix(palette.rim, '#FFFFFF', 0.4)}" stroke-width="2.4"`);
    const steam = mix(palette.rim, '#FFFFFF', 0.4);
    svg += line(
      'M178 84C168 68 190 58 180 38M202 80C192 62 214 50 203 26M226 84C218 70 236 60 228 42',
      steam,
      4.6,
      `stroke-linecap="round" ${opacity(0.55)}`,
    );
    svg +=
      fill(
        'M282 262C290 236 340 230 366 246C372 254 364 264 350 268C326 272 296 272 282 262Z',
        mixByLights(palette, '#D9A45C', palette.dark, 0.3, 0.05),
      ) +
      fill(
        'M292 258C302 242 336 238 358 248C346 258 316 264 292 258Z',
        mixByLights(palette, '#EBC383', palette.dark, 0.3, 0.05),
      ) +
      line(
        'M308 252q6 -4 12 0M330 248q6 -3 12 1M320 258q6 -3 12 0',
        mix('#A8702F', palette.dark, 0.1),
        2.4,
        'stroke-linecap="round"',
      );
    for (const [x, y, q] of [
      [92, 262, -20],
      [112, 272, 24],
      [78, 274, 60],
    ] as const)
      svg += `<g transform="translate(${x} ${y}) rotate(${q})">${fill('M-10 0Q0 -8 10 0Q0 8 -10 0Z', mixByLights(palette, '#8FA35A', palette.dark, 0.3, 0.1))}${line('M-8 0H8', mix('#5F7336', palette.dark, 0.2), 1)}</g>`;
    return svg;
  },
};
