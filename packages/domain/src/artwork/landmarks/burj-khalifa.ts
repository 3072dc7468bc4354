import { palm } from '../figures.ts';
import { beacon, box, fill, lampOpacity, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** The setbacks of the wings: distance from the middle and height. */
const LEFT_STEPS = [
  [33, 50],
  [27.5, 80],
  [22.5, 108],
  [17.6, 134],
  [13.2, 157],
  [9.4, 176],
  [6, 191],
] as const;
const RIGHT_STEPS = [
  [33, 38],
  [27.5, 65],
  [22.5, 94],
  [17.6, 121],
  [13.2, 146],
  [9.4, 167],
  [6, 184],
] as const;

/** Burj Khalifa. */
export const burjKhalifa: Landmark = {
  setting: 'lake',
  sun: { x: 0.75, y: 0.38 },
  draw(palette) {
    const middle = 200;
    const ground = 250;
    let svg = '';
    let seams = '';
    LEFT_STEPS.forEach(([x, height], at) => {
      const inner = LEFT_STEPS[at + 1]?.[0] ?? 3;
      const tone = mix(palette.leftFace, palette.rightFace, 0.08 * at + (at % 2 ? 0.16 : 0));
      svg += box(middle - x, ground - height, x - inner + 0.4, height, tone);
      seams += `M${round(middle - (x + inner) / 2)} ${ground - height + 3}V${ground - 3}`;
    });
    RIGHT_STEPS.forEach(([x, height], at) => {
      const inner = RIGHT_STEPS[at + 1]?.[0] ?? 3;
      const tone = mix(palette.rightFace, palette.dark, 0.05 + (at % 2 ? 0.13 : 0));
      svg += box(middle + inner - 0.4, ground - height, x - inner + 0.4, height, tone);
      seams += `M${round(middle + (x + inner) / 2)} ${ground - height + 3}V${ground - 3}`;
    });
    svg +=
      fill(
        `M${middle - 3.4} ${ground}V52L${middle - 2} 50V40L${middle - 1} 38V29L${middle} 14V${ground}Z`,
        mix(palette.leftFace, palette.rim, 0.5),
      ) +
      fill(
        `M${middle} 14L${middle + 1} 29V38L${middle + 2} 40V50L${middle + 3.4} 52V${ground}H${middle}Z`,
        mix(palette.rightFace, palette.leftFace, 0.25),
      );
    let bands = '';
    for (const [h, x1, x2] of [
      [30, 33, 33],
      [62, 27.5, 27.5],
      [99, 22.5, 17.6],
      [128, 17.6, 13.2],
      [152, 13.2, 9.4],
      [172, 9.4, 6],
      [186, 6, 3],
    ] as const)
      bands += `M${middle - x1} ${ground - h}H${middle + x2}`;
    svg += line(bands, palette.dark, 1.5, opacity(0.35));
    svg +=
      line(seams, palette.dark, 0.8, opacity(0.16)) +
      (palette.lights > 0.05
        ? line(seams, palette.lamp, 1.5, `stroke-dasharray="1.6 4.2" ${lampOpacity(palette, 0.85)}`)
        : '') +
      beacon(middle, 14, palette);
    svg +=
      fill('M132 250V238H160V232H240V240H268V250Z', mix(palette.rightFace, palette.dark, 0.28)) +
      lamps(windowGrid(134, 241, 132, 6, 6, 8, 3, 4, 0.8, 'bk'), palette);
    for (const [x, h] of [
      [120, 24],
      [140, 18],
      [262, 20],
      [284, 26],
    ] as const)
      svg += palm(x, 252, h, palette);
    let reflection = '';
    for (let i = 0; i < 9; i++)
      reflection += `M${round(200 - 33 * (1 - i / 9) + i)} ${257 + i * 4.4}H${round(200 + 33 * (1 - i / 9) - i)}`;
    return svg + line(reflection, palette.leftFace, 1.6, opacity(0.35));
  },
};
