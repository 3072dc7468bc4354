import { mixByLights } from '../hour-palette.ts';
import { disc, fill, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Fish restaurant. */
export const fish: Landmark = {
  setting: 'seaTable',
  sun: { x: 0.5, y: 0.36, isFixed: true },
  draw(palette) {
    let svg = '';
    svg +=
      oval(200, 252, 150, 30, mix(palette.dark, palette.gold, 0.3), opacity(0.35)) +
      oval(200, 244, 146, 30, mix(palette.white, palette.leftFace, 0.25)) +
      oval(200, 242, 126, 23, mix(palette.white, palette.rightFace, 0.4)) +
      oval(200, 240, 122, 21, mix(palette.white, palette.leftFace, 0.15));
    const scales = mixByLights(palette, '#8FA7AE', palette.dark, 0.25, 0.05),
      grilled = mixByLights(palette, '#D68B45', palette.dark, 0.2, 0.05);
    svg +=
      fill(
        'M82 206C110 162 190 150 250 180C270 190 284 202 296 206L338 168C334 192 334 220 342 244L298 222C280 236 240 254 186 252C130 250 96 232 82 206Z',
        grilled,
      ) +
      fill(
        'M82 206C110 162 190 150 250 180C270 190 284 202 296 206L338 168C335 182 334 196 335 208C290 214 180 214 82 206Z',
        mix(grilled, scales, 0.55),
      );
    svg +=
      fill('M168 162C186 138 220 140 244 162L250 180C226 168 196 160 168 162Z', mix(grilled, palette.dark, 0.25)) +
      fill('M186 252C196 268 214 270 228 262L222 248Z', mix(grilled, palette.dark, 0.25));
    let marks = '';
    for (const x of [154, 180, 206, 232]) marks += `M${x + 16} 174Q${x} 206 ${x - 4} 238`;
    svg +=
      line(marks, mix('#4A2410', palette.dark, 0.2), 5, `stroke-linecap="round" ${opacity(0.75)}`) +
      line('M128 178Q142 206 126 238', mix(grilled, palette.dark, 0.4), 3) +
      disc(108, 196, 6.6, '#FFFFFF') +
      disc(108, 196, 3.4, '#1D2230') +
      line('M84 210q12 6 22 4', mix(grilled, palette.dark, 0.5), 2.4, 'stroke-linecap="round"');
    const lemon = (x: number, y: number, r: number) =>
      disc(x, y, r, mixByLights(palette, '#E9B93A', palette.dark, 0.2, 0.03)) +
      disc(x, y, r * 0.82, mixByLights(palette, '#FBE8A0', palette.dark, 0.2, 0.03)) +
      line(
        `M${x - r * 0.7} ${y}H${x + r * 0.7}M${x - r * 0.35} ${round(y - r * 0.6)}L${round(x + r * 0.35)} ${round(y + r * 0.6)}M${round(x + r * 0.35)} ${round(y - r * 0.6)}L${round(x - r * 0.35)} ${round(y + r * 0.6)}`,
        mix('#E9B93A', palette.dark, 0.1),
        1.6,
      );
    svg += lemon(310, 248, 15) + lemon(286, 258, 12);
    for (const [x, y, q] of [
      [118, 250, -30],
      [134, 258, 10],
      [150, 260, 40],
      [246, 262, -10],
    ] as const)
      svg += `<g transform="translate(${x} ${y}) rotate(${q})">${fill('M0 0C4 -12 16 -14 22 -8C18 2 8 4 0 0Z', palette.green)}</g>`;
    const steel = mix(palette.rightFace, palette.rim, 0.4);
    svg +=
      line('M32 276V196', steel, 5, 'stroke-linecap="round"') +
      line('M24 176V196Q24 204 32 204Q40 204 40 196V176M32 176V200', steel, 3, 'stroke-linecap="round"') +
      line('M370 276V210', steel, 5, 'stroke-linecap="round"') +
      fill('M366 214V172Q380 180 378 206Z', steel);
    return svg;
  },
};
