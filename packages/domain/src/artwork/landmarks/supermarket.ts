import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, cyclic, disc, fill, line, opacity, randomOf, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Supermarket. */
export const supermarket: Landmark = {
  setting: 'street',
  sun: { x: 0.8, y: 0.24 },
  draw(palette) {
    let svg = '';
    svg +=
      box(62, 138, 276, 114, mix(palette.cream, palette.leftFace, 0.4)) +
      box(62, 118, 276, 24, mix(palette.green, palette.dark, 0.12)) +
      box(62, 116, 276, 4, mix(palette.green, palette.rim, 0.3));
    svg +=
      fill('M180 130c0 -8 10 -10 12 -4c6 -4 14 2 10 8c-3 6 -8 7 -11 5c-5 2 -11 -3 -11 -9z', palette.red) +
      fill('M192 124q2 -7 8 -7q-1 6 -8 7', mix(palette.green, palette.rim, 0.6)) +
      box(214, 124, 60, 5, palette.white, 2, opacity(0.9)) +
      box(214, 132, 38, 4, palette.white, 2, opacity(0.6));
    let greenStripes = '',
      whiteStripes = '';
    for (let x = 62, i = 0; x < 338; x += 17.25, i++) {
      const d = `M${round(x)} 142h17.3l1.6 17q-8.6 9 -19.5 0z`;
      if (i % 2) greenStripes += d;
      else whiteStripes += d;
    }
    svg += box(74, 150, 252, 102, mixByLights(palette, palette.glass, palette.lamp, 0.65, 0.25));
    for (const y of [186, 210])
      svg +=
        box(78, y, 88, 3, mix(palette.dark, palette.rightFace, 0.3)) +
        box(234, y, 88, 3, mix(palette.dark, palette.rightFace, 0.3));
    const colours: [Colour, ...Colour[]] = [
      palette.red,
      palette.gold,
      palette.green,
      mix(palette.pink, palette.red, 0.2),
      mix('#7A4C8C', palette.dark, 0.1),
      mix(palette.gold, palette.red, 0.4),
    ];
    const random = randomOf('fruit');
    for (const y of [180, 204, 228])
      for (const x of [82, 238])
        for (let i = 0; i < 7; i++) {
          const c = cyclic(colours, Math.floor(i / 2.4 + y / 24 + x / 50));
          svg += disc(x + i * 12.6, y, 5.6, c) + (random() > 0.4 ? disc(x + 6 + i * 12.6, y - 6, 5, c) : '');
        }
    svg +=
      box(76, 232, 94, 20, mix('#9A6A3C', palette.dark, 0.2)) +
      box(230, 232, 94, 20, mix('#9A6A3C', palette.dark, 0.2));
    svg +=
      box(174, 168, 52, 84, mix(palette.dark, palette.glass, 0.25)) +
      box(177, 171, 22, 81, mixByLights(palette, palette.glass, palette.lamp, 0.5, 0.4)) +
      box(201, 171, 22, 81, mixByLights(palette, palette.glass, palette.lamp, 0.5, 0.4));
    svg += fill(greenStripes, palette.white) + fill(whiteStripes, mix(palette.green, palette.dark, 0.06));
    svg += `<g transform="translate(128 274)">${line('M-34 -36H-24L-14 -8H22', palette.dark, 3, 'stroke-linecap="round" stroke-linejoin="round"')}${fill('M-22 -32H28L22 -12H-15Z', mix(palette.rightFace, palette.leftFace, 0.5))}${line('M-18 -26H26M-16 -19H24M-6 -32L-4 -12M6 -32V-12M18 -32L14 -12', palette.dark, 1.2, opacity(0.6))}${disc(-10, -2, 4, palette.dark)}${disc(18, -2, 4, palette.dark)}${disc(-8, -36, 7, palette.green)}${disc(6, -38, 6, palette.red)}${box(12, -46, 9, 14, palette.gold, 2)}</g>`;
    return svg + person(86, 272, 34, mix(palette.accent, palette.dark, 0.3));
  },
};
