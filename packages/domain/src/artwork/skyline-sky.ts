import type { HourPalette } from './hour-palette.ts';
import { box, disc, line, opacity, randomOf, round } from './kit.ts';
import { latticePattern } from './lattice.ts';
import { mix } from './mix.ts';
import { MOON, SHORE } from './skyline-light.ts';

/**
 * The coast seen from the Gulf, from Deira on the left to the Marina on the right. One unit is about 16 m along the shore; heights
 * are exaggerated.
 */
export const COAST = { from: 0, to: 1500 } as const;

/** A picture of a part of the coast: its shape in pixels, and the part, in units of `COAST`. Without a part, the whole coast. */
export type SkylineFrame = {
  width: number;
  height: number;
  from?: number;
  to?: number;
  /** Makes the identifiers of a second skyline in one page unlike those of the first. */
  prefix?: string;
};

export type View = { left: number; span: number; above: number; below: number };

/** The part of the coast in a frame. The shore is y = 0. */
export function viewOf({ width, height, from = COAST.from, to = COAST.to }: SkylineFrame): View {
  const span = to - from;
  const ownHeight = (span * height) / width;
  return { left: from, span, above: ownHeight * SHORE, below: ownHeight * (1 - SHORE) };
}

/** The `viewBox` of the skyline's elements. */
export function skylineViewBox(frame: SkylineFrame): string {
  const { left, span, above, below } = viewOf(frame);
  return `${round(left)} ${round(-above)} ${round(span)} ${round(above + below)}`;
}

export function sun(radius: number, colour: string): string {
  return (
    disc(0, 0, radius * 1.75, colour, opacity(0.16)) +
    disc(0, 0, radius * 1.35, colour, opacity(0.22)) +
    disc(0, 0, radius, colour)
  );
}

export function moon(radius: number): string {
  return (
    disc(0, 0, radius, MOON, opacity(0.95)) +
    disc(radius * -0.28, radius * -0.18, radius * 0.19, '#d9d3c4', opacity(0.5)) +
    disc(radius * 0.25, radius * 0.28, radius * 0.25, '#d9d3c4', opacity(0.4))
  );
}

/** The sun's or the moon's path on the water, around x = 0. */
export function glitter({ below }: View, colour: string): string {
  const random = randomOf('glitter');
  let path = '';
  for (let at = 0; at < 26; at += 1) {
    const half = (8 + at) * (0.4 + 0.6 * random());
    path += `M${Math.round(-half + (random() - 0.5) * 14)} ${round(7 + (below - 8) * (at / 26))}h${Math.round(half * 2)}`;
  }
  return line(path, colour, 1.5, `stroke-linecap="round" ${opacity(0.55)}`);
}

/** The colours of the sky and of the water, and the star pattern. */
export function background(palette: HourPalette, { left, span, above, below }: View, prefix = 'skyline'): string {
  const lattice = latticePattern(`${prefix}-lattice`, {
    tiling: '4.8.8',
    contactAngle: 67.5,
    side: (above + below) * 0.05,
    offset: [0, 0],
    stroke: '#ffffff',
    strokeWidth: round((above + below) / 420) || 1,
    strokeOpacity: 0.13,
  });
  const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`;
  const sky = gradient(`${prefix}-sky`, [
    [0, palette.zenith],
    [0.6, palette.sky],
    [1, palette.horizon],
  ]);
  const water = gradient(`${prefix}-water`, [
    [0, mix(palette.water, palette.horizon, 0.45)],
    [1, palette.water],
  ]);
  return (
    `<defs>${sky}${water}${lattice}</defs>` +
    box(left, -above, span, above + 4, `url(#${prefix}-sky)`) +
    box(left, -above, span, above, `url(#${prefix}-lattice)`, 0, opacity(0.65)) +
    box(left, 4, span, below, `url(#${prefix}-water)`)
  );
}
