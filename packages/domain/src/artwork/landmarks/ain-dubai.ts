import { disc, fill, lampOpacity, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import { towerRow } from '../settings.ts';
import type { Landmark } from './landmark.ts';

/** Ain Dubai. */
export const ainDubai: Landmark = {
  setting: 'sea',
  sun: { x: 0.8, y: 0.42 },
  draw(palette) {
    const middle = 200,
      axle = 136,
      radius = 92;
    let svg = '',
      spokes = '';
    svg +=
      fill('M84 246C120 236 280 236 316 246Z', palette.ground) +
      fill(towerRow(128, 276, 244, 6, 18, 'ain', 10, 18), mix(palette.rightFace, palette.dark, 0.3));
    for (let i = 0; i < 48; i++) {
      const angle = (i / 48) * 6.2832;
      spokes += `M${round(middle + 5 * Math.cos(angle + 1))} ${round(axle + 5 * Math.sin(angle + 1))}L${round(middle + (radius - 4) * Math.cos(angle))} ${round(axle + (radius - 4) * Math.sin(angle))}`;
    }
    svg += line(spokes, mix(palette.leftFace, palette.rim, 0.3), 0.7, opacity(0.62));
    svg +=
      line(
        `M${middle - radius} ${axle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
        mix(palette.leftFace, palette.rim, 0.4),
        4.4,
      ) +
      line(
        `M${middle - radius + 6} ${axle}a${radius - 6} ${radius - 6} 0 1 0 ${2 * radius - 12} 0a${radius - 6} ${radius - 6} 0 1 0 ${12 - 2 * radius} 0`,
        palette.rightFace,
        2,
      ) +
      (palette.lights > 0.05
        ? line(
            `M${middle - radius} ${axle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
            palette.lamp,
            2.4,
            `stroke-dasharray="2 4.02" ${lampOpacity(palette, 1)}`,
          )
        : '');
    for (let i = 0; i < 32; i++) {
      const angle = ((i + 0.5) / 32) * 6.2832,
        X = middle + (radius + 6.4) * Math.cos(angle),
        Y = axle + (radius + 6.4) * Math.sin(angle);
      svg +=
        oval(
          X,
          Y,
          4,
          3.2,
          mix(palette.white, palette.leftFace, 0.35),
          `transform="rotate(${round(angle * 57.3 + 90)} ${round(X)} ${round(Y)})"`,
        ) + (palette.lights > 0.05 ? disc(X, Y, 1.2, palette.lamp, lampOpacity(palette, 1)) : '');
    }
    svg +=
      fill(`M196 ${axle}L132 246H142L201 ${axle}Z`, palette.rightFace) +
      fill(`M199 ${axle}L258 246H268L204 ${axle}Z`, mix(palette.leftFace, palette.rim, 0.25)) +
      fill(`M197 ${axle}L172 246H180L202 ${axle}Z`, mix(palette.rightFace, palette.dark, 0.2)) +
      fill(`M198 ${axle}L220 246H228L203 ${axle}Z`, mix(palette.leftFace, palette.rightFace, 0.5));
    return svg + oval(middle, axle, 9, 9, palette.white) + oval(middle, axle, 4.6, 4.6, palette.rightFace);
  },
};
