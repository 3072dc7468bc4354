import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, cyclic, fill, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** La Mer beachfront. */
export const laMer: Landmark = {
  setting: 'beach',
  sun: { x: 0.5, y: 0.24, isFixed: true },
  draw(palette) {
    let svg = '';
    const colours: [Colour, ...Colour[]] = [
      palette.pink,
      mix(palette.accent, palette.leftFace, 0.2),
      palette.gold,
      palette.cream,
      mix(palette.red, palette.leftFace, 0.2),
    ];
    const houses = [
      [40, 38, 52],
      [80, 30, 72],
      [112, 44, 58],
      [158, 34, 84],
      [194, 48, 62],
      [244, 32, 76],
      [278, 46, 54],
      [326, 36, 66],
    ] as const;
    houses.forEach(([x, w, h], i) => {
      const y = 238 - h,
        c = mix(cyclic(colours, i), palette.rightFace, 0.25);
      svg +=
        box(x, y, w, h + 6, c) +
        box(x + w * 0.66, y, w * 0.34, h + 6, mix(c, palette.dark, 0.18)) +
        box(x - 2, y - 4, w + 4, 5, mix(c, palette.rim, 0.35));
      svg +=
        fill(
          windowGrid(x + 5, y + 9, w * 0.58, h - 26, 11, 15, 6.4, 8.4, 1, 'lm' + i),
          mix(palette.glass, palette.dark, 0.15),
        ) + lamps(windowGrid(x + 5, y + 9, w * 0.58, h - 26, 11, 15, 6.4, 8.4, 0.75, 'lm' + i), palette);
      svg += fill(
        `M${x} ${236 - 8}h${w}l4 9h${-w - 8}z`,
        i % 2 ? palette.white : mix(palette.red, palette.white, 0.15),
      );
      let strokes = '';
      for (let q = 0; q < w; q += 9) strokes += `M${x + q} 228h4.4l1 9h-5z`;
      svg += fill(strokes, i % 2 ? mix(palette.accent, palette.dark, 0.1) : palette.white);
    });
    svg += fill('M92 172c8 -10 20 -8 24 2c-10 0 -18 4 -24 -2zM262 176a8 8 0 1 0 .1 0', palette.white, opacity(0.7));
    svg += box(-400, 242, 1200, 10, mix('#A37B52', palette.rightFace, 0.3));
    let planks = '';
    for (let x = -390; x < 790; x += 10) planks += `M${x} 242v10`;
    svg += line(planks, palette.dark, 0.8, opacity(0.3));
    let bulbs = '';
    for (const [x1, x2] of [
      [30, 120],
      [120, 210],
      [210, 300],
      [300, 376],
    ] as const)
      for (let t = 0.06; t < 1; t += 0.11)
        bulbs += `M${round(x1 + (x2 - x1) * t)} ${round(148 + 16 * Math.sin(t * 3.14))}h.1`;
    svg +=
      line('M30 148Q75 180 120 148Q165 180 210 148Q255 180 300 148Q338 180 376 148', palette.dark, 0.9) +
      line(bulbs, mixByLights(palette, palette.gold, palette.lamp, 1), 3.4, 'stroke-linecap="round"');
    for (const x of [30, 120, 210, 300, 376]) svg += line(`M${x} 148V246`, palette.dark, 2);
    for (const [x, c] of [
      [100, 0],
      [190, 1],
      [282, 4],
    ] as const)
      svg +=
        line(`M${x} 290V258`, palette.dark, 2) +
        fill(`M${x - 30} 266Q${x} 240 ${x + 30} 266Z`, cyclic(colours, c)) +
        fill(`M${x - 10} 266Q${x - 6} 250 ${x} 252Q${x + 6} 250 ${x + 10} 266Z`, palette.white) +
        fill(`M${x - 34} 286l28 -5l4 4l-28 6z`, mix(palette.cream, palette.rightFace, 0.2));
    return (
      svg +
      palm(62, 256, 92, palette) +
      palm(338, 258, 104, palette) +
      palm(356, 258, 70, palette) +
      person(236, 284, 26, palette.dark) +
      person(250, 285, 20, mix(palette.red, palette.dark, 0.2))
    );
  },
};
