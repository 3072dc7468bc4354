import { palm, tree } from '../figures.ts';
import { beacon, fill, lampOpacity, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Emirates Towers. */
export const emiratesTowers: Landmark = {
  setting: 'city',
  sun: { x: 0.76, y: 0.4 },
  draw(palette) {
    let svg = '';
    const tower = (x: number, w: number, base: number, tip: number, highSide: 1 | -1) => {
      const a = mix(palette.leftFace, palette.rim, 0.15),
        b = palette.rightFace;
      const isHighRight = highSide > 0;
      const low = tip + w * 0.92;
      let part = '';
      part += fill(
        isHighRight ? `M${x} ${base}V${low}L${x + w} ${tip}V${base}Z` : `M${x} ${base}V${tip}L${x + w} ${low}V${base}Z`,
        mix(a, b, 0.45),
      );
      part += fill(
        isHighRight
          ? `M${x} ${base}V${low}L${x + w * 0.42} ${low - w * 0.92 * 0.42}V${base}Z`
          : `M${x} ${base}V${tip}L${x + w * 0.58} ${tip + w * 0.92 * 0.58}V${base}Z`,
        isHighRight ? a : mix(a, b, 0.2),
      );
      part += fill(
        isHighRight
          ? `M${x + w * 0.42} ${low - w * 0.92 * 0.42}L${x + w} ${tip}V${base}H${x + w * 0.42}Z`
          : `M${x + w * 0.58} ${tip + w * 0.92 * 0.58}L${x + w} ${low}V${base}H${x + w * 0.58}Z`,
        isHighRight ? mix(b, palette.dark, 0.06) : b,
      );
      const mast = isHighRight ? x + w : x;
      part += fill(`M${mast - 1.6} ${tip + 3}L${mast} ${tip - 34}L${mast + 1.6} ${tip + 3}Z`, palette.rim);
      // The triangular screen under the tip.
      part += fill(
        isHighRight
          ? `M${x + w * 0.12} ${low + 8}L${x + w * 0.92} ${tip + 16}V${low + 8}Z`
          : `M${x + w * 0.88} ${low + 8}L${x + w * 0.08} ${tip + 16}V${low + 8}Z`,
        mix(palette.dark, palette.glass, 0.35),
        opacity(0.75),
      );
      let rows = '';
      for (let y = low + 18; y < base - 4; y += 5.6) rows += `M${x + 2} ${round(y)}H${x + w - 2}`;
      part +=
        line(rows, palette.dark, 1.2, opacity(0.2)) +
        (palette.lights > 0.05
          ? line(rows, palette.lamp, 2, `stroke-dasharray="3 5 2 8 4 6" ${lampOpacity(palette, 0.85)}`)
          : '') +
        beacon(mast, tip - 34, palette);
      return part;
    };
    svg += tower(138, 46, 250, 58, 1) + tower(216, 42, 250, 98, -1);
    svg +=
      fill(
        'M112 250V236C150 226 180 228 200 234C230 226 262 228 290 238V250Z',
        mix(palette.rightFace, palette.dark, 0.25),
      ) + lamps(windowGrid(118, 240, 168, 8, 7, 10, 4, 5, 0.8, 'et'), palette);
    return (
      svg +
      palm(100, 253, 34, palette) +
      palm(302, 253, 36, palette) +
      palm(318, 254, 24, palette) +
      tree(84, 253, 28, palette, true)
    );
  },
};
