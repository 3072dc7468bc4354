import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Gold Souk arcade. */
export const goldSouk: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    let svg = '';
    const wood = mixByLights(palette, '#9A6A3C', palette.dark, 0.35, 0.15);
    const arches = [
      [40, 64, 1],
      [84, 90, 0.8],
      [118, 112, 0.6],
      [144, 130, 0.42],
      [162, 144, 0.26],
    ] as const;
    svg += box(40, 62, 320, 188, mix(palette.horizon, palette.rim, 0.4));
    arches.forEach(([x, y, k], i) => {
      const c = mix(mix(palette.horizon, palette.rim, 0.5), wood, k),
        X = 400 - x,
        ap = y - (200 - x) * 0.34,
        n = arches[i + 1];
      svg += fill(
        `M${x} 250V${y}L200 ${round(ap)}L${X} ${y}V250H${X - 10}V${y + 6}L200 ${round(ap + 12)}L${x + 10} ${y + 6}V250Z`,
        c,
      );
      if (n) {
        const nap = n[1] - (200 - n[0]) * 0.34;
        let strokes = '';
        for (let t = 0.2; t < 1; t += 0.26) {
          const xa = x + 10 + (200 - x - 10) * t,
            ya = y + 6 + (ap + 12 - y - 6) * t,
            xb = n[0] + (200 - n[0]) * t,
            yb = n[1] + (nap - n[1]) * t;
          strokes += `M${round(xa)} ${round(ya)}L${round(xb)} ${round(yb)}M${round(400 - xa)} ${round(ya)}L${round(400 - xb)} ${round(yb)}`;
        }
        svg += line(strokes, c, 2.2, opacity(0.85));
        const g = mixByLights(palette, palette.gold, palette.lamp, 0.4, 0.3);
        const foot = 250 - (i + 1) * 13;
        svg +=
          fill(
            `M${x + 10} 250V${y + 34}L${n[0]} ${n[1] + 26}V${foot + 6}Z`,
            mix(mix(palette.dark, palette.accent, 0.3), palette.horizon, i * 0.12),
          ) +
          fill(
            `M${X - 10} 250V${y + 34}L${400 - n[0]} ${n[1] + 26}V${foot + 6}Z`,
            mix(mix(palette.dark, palette.accent, 0.2), palette.horizon, i * 0.12),
          );
        for (let j = 0; j < 3; j++) {
          const xx = x + 16 + (j * (n[0] - x - 16)) / 3,
            w = (n[0] - x - 18) / 4,
            yy = y + 48 + j * -4 + 4;
          for (let q = 0; q < 4; q++) {
            const Y = yy + q * (26 - i * 5);
            if (Y < 236 - i * 12) {
              svg += oval(
                xx + w / 2,
                Y,
                Math.max(1.4, w * 0.5),
                Math.max(1.6, w * 0.62),
                'none',
                `stroke="${g}" stroke-width="${round(Math.max(0.9, 2.2 - i * 0.4))}"`,
              );
              svg += oval(
                400 - xx - w / 2,
                Y,
                Math.max(1.4, w * 0.5),
                Math.max(1.6, w * 0.62),
                'none',
                `stroke="${g}" stroke-width="${round(Math.max(0.9, 2.2 - i * 0.4))}"`,
              );
            }
          }
        }
      }
    });
    svg +=
      fill('M40 250L162 206H238L360 250Z', mix(palette.sand, palette.rightFace, 0.25)) +
      fill('M150 250L186 206H214L250 250Z', mix(palette.sand, palette.rim, 0.2), opacity(0.6));
    for (const [x, y, r] of [
      [200, 84, 9],
      [200, 108, 6],
      [200, 124, 4],
    ] as const)
      svg +=
        line(`M${x} ${y - r - 14}V${y - r}`, palette.dark, 1) +
        fill(
          `M${x - r * 0.7} ${y}L${x - r * 0.4} ${y - r}H${x + r * 0.4}L${x + r * 0.7} ${y}L${x + r * 0.4} ${y + r}H${x - r * 0.4}Z`,
          mix(palette.gold, palette.lamp, 0.5),
        ) +
        (palette.lights > 0.3 ? disc(x, y, r * 2, palette.lamp, opacity(0.18)) : '');
    for (const [x, h, c] of [
      [186, 30, palette.dark],
      [212, 32, palette.white],
      [222, 28, mix(palette.accent, palette.dark, 0.4)],
      [170, 40, mix(palette.pink, palette.dark, 0.4)],
      [236, 44, palette.dark],
    ] as const)
      svg += person(x, h > 36 ? 246 : 226, h, c);
    return svg;
  },
};
