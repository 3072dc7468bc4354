import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { cyclic, fill, line, randomOf, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Miracle Garden. */
export const miracleGarden: Landmark = {
  setting: 'garden',
  sun: { x: 0.82, y: 0.3 },
  draw(palette) {
    let svg = '';
    const colours: [Colour, ...Colour[]] = [
      palette.pink,
      mix(palette.pink, palette.red, 0.6),
      palette.gold,
      mix(palette.pink, palette.white, 0.5),
      mixByLights(palette, '#8C5AA0', palette.dark, 0.4),
    ];
    const heart = (x: number, y: number, s: number) =>
      `M${round(x)} ${round(y + s * 0.95)}C${round(x - s * 1.5)} ${round(y + s * 0.1)} ${round(x - s * 1.15)} ${round(y - s * 0.95)} ${round(x - s * 0.5)} ${round(y - s * 0.82)}C${round(x - s * 0.2)} ${round(y - s * 0.78)} ${round(x - s * 0.06)} ${round(y - s * 0.6)} ${round(x)} ${round(y - s * 0.42)}C${round(x + s * 0.06)} ${round(y - s * 0.6)} ${round(x + s * 0.2)} ${round(y - s * 0.78)} ${round(x + s * 0.5)} ${round(y - s * 0.82)}C${round(x + s * 1.15)} ${round(y - s * 0.95)} ${round(x + s * 1.5)} ${round(y + s * 0.1)} ${round(x)} ${round(y + s * 0.95)}Z`;
    svg += fill('M138 300L190 214H210L262 300Z', mix(palette.sand, palette.leftFace, 0.2));
    (
      [
        [200, 142, 104, 26, 0],
        [200, 160, 74, 20, 1],
        [200, 174, 51, 15, 2],
        [200, 186, 34, 11, 3],
      ] as const
    ).forEach(([x, y, s, w, i]) => {
      svg += line(
        heart(x, y, s * 0.86),
        mix(palette.green, palette.dark, 0.1 + 0.05 * i),
        w,
        'stroke-linejoin="round"',
      );
      const random = randomOf('hg' + i);
      const n = Math.round(s * 1.5);
      for (let c = 0; c < 5; c++) {
        let marks = '';
        for (let j = 0; j < n / 2.4; j++) {
          const t = random() * 6.283,
            sx = 16 * Math.pow(Math.sin(t), 3),
            sy = -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
            k = (s * 0.86) / 15.2,
            off = (random() - 0.5) * w * 0.8;
          marks += `M${round(x + sx * k + off * Math.sin(t))} ${round(y - s * 0.02 + sy * k * 0.93 + off * Math.cos(t) * 0.6)}h.1`;
        }
        svg += line(marks, cyclic(colours, c + i), round(Math.max(2, w * 0.24)), 'stroke-linecap="round"');
      }
    });
    const random = randomOf('bed');
    for (let c = 0; c < 5; c++) {
      let dots = '';
      for (let j = 0; j < 70; j++) {
        const s = random() > 0.5 ? 1 : -1,
          y = 250 + random() * 48,
          x = 200 + s * ((y - 214) * 0.72 + 12 + random() * 190);
        dots += `M${round(x)} ${round(y)}h.1`;
      }
      svg += line(dots, cyclic(colours, c), 4.6, 'stroke-linecap="round"');
    }
    return (
      svg +
      person(192, 262, 26, palette.dark) +
      person(208, 262, 24, mix(palette.white, palette.rightFace, 0.15)) +
      person(200, 240, 14, palette.dark)
    );
  },
};
