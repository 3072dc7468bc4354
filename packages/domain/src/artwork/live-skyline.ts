import { SKYLINE_FILE } from './artwork-version.ts';
import { livePalette } from './hour-palette.ts';
import { place } from './kit.ts';
import { background, glitter, moon, type SkylineFrame, sun, viewOf } from './skyline-sky.ts';

/**
 * The elements of a skyline for a page that follows the clock, about 1 kB: sky, sun, moon and water, and references to
 * `SKYLINE_FILE` (the address of `drawSkylineFile`). Another hour changes only `skylineProperties`. Needs the rules of `SKYLINE_RULES`.
 */
export function drawLiveSkyline(frame: SkylineFrame): string {
  const view = viewOf(frame);
  const { left, span, above, below } = view;
  const size = above + below;
  const part = (id: string) => `<use href="${SKYLINE_FILE}#${id}"/>`;
  const boat = (id: string, x: number, depth: number, scale: number) =>
    place(part(id), left + span * x - 200 * scale, below * depth - 246 * scale, scale);
  return (
    background(livePalette(), view, frame.prefix) +
    part('stars') +
    `<g class="skyline-light">${place(
      `<g class="skyline-sun">${sun(size * 0.055, 'var(--skyline-light)')}</g>` +
        `<g class="skyline-moon">${moon(size * 0.048)}</g>`,
      left,
      -above,
    )}</g>` +
    part('city') +
    part('water') +
    `<g class="skyline-glitter">${place(glitter(view, 'var(--skyline-light)'), left, 0)}</g>` +
    boat('dhow', 0.36, 0.62, 0.3) +
    (span > 900 ? boat('abra', 0.74, 0.8, 0.24) : '')
  );
}
