import { SKYLINE_FILE } from './artwork-version.ts';
import { palm } from './figures.ts';
import { type HourPalette, livePalette, paletteOfHour } from './hour-palette.ts';
import { box, disc, fill, lampOpacity, line, opacity, place, randomOf, round } from './kit.ts';
import { abra } from './landmarks/abra.ts';
import { ainDubai } from './landmarks/ain-dubai.ts';
import { alFahidi } from './landmarks/al-fahidi.ts';
import { atlantis } from './landmarks/atlantis.ts';
import { burjAlArab } from './landmarks/burj-al-arab.ts';
import { burjKhalifa } from './landmarks/burj-khalifa.ts';
import { clockTower } from './landmarks/clock-tower.ts';
import { dhow } from './landmarks/dhow.ts';
import { dubaiFrame } from './landmarks/dubai-frame.ts';
import { emiratesTowers } from './landmarks/emirates-towers.ts';
import { jumeirahMosque } from './landmarks/jumeirah-mosque.ts';
import type { Landmark } from './landmarks/landmark.ts';
import { marina } from './landmarks/marina.ts';
import { museumOfTheFuture } from './landmarks/museum-of-the-future.ts';
import { opera } from './landmarks/opera.ts';
import { latticePattern } from './lattice.ts';
import { mix } from './mix.ts';
import { towerOutline } from './settings.ts';
import { lightAt, MOON, SHORE, SUN } from './skyline-light.ts';

/**
 * The coast seen from the Gulf, from Deira on the left to the Marina on the right. One unit is about 16 m along the shore; heights
 * are exaggerated.
 */
export const COAST = { from: 0, to: 1500 } as const;

/** The drawings on the shore: where each stands and how large it is. */
const ROW: readonly (readonly [Landmark, x: number, scale: number])[] = [
  [clockTower, 60, 0.34],
  [alFahidi, 150, 0.46],
  [dubaiFrame, 268, 0.56],
  [emiratesTowers, 370, 0.7],
  [museumOfTheFuture, 474, 0.5],
  [burjKhalifa, 590, 1.02],
  [opera, 704, 0.36],
  [jumeirahMosque, 800, 0.42],
  [burjAlArab, 950, 0.82],
  [atlantis, 1112, 0.56],
  [ainDubai, 1268, 0.74],
  [marina, 1420, 0.84],
];

/** How high above the shore stars are drawn and how far below it the water reaches, in units of the coast. */
const HIGHEST_SKY = 460;
const DEEPEST_WATER = 120;

/** A picture of a part of the coast: its shape in pixels, and the part, in units of `COAST`. Without a part, the whole coast. */
export type SkylineFrame = {
  width: number;
  height: number;
  from?: number;
  to?: number;
  /** Makes the identifiers of a second skyline in one page unlike those of the first. */
  prefix?: string;
};

type View = { left: number; span: number; above: number; below: number };

function viewOf({ width, height, from = COAST.from, to = COAST.to }: SkylineFrame): View {
  const span = to - from;
  const ownHeight = (span * height) / width;
  return { left: from, span, above: ownHeight * SHORE, below: ownHeight * (1 - SHORE) };
}

function sun(radius: number, colour: string): string {
  return (
    disc(0, 0, radius * 1.75, colour, opacity(0.16)) +
    disc(0, 0, radius * 1.35, colour, opacity(0.22)) +
    disc(0, 0, radius, colour)
  );
}

function moon(radius: number): string {
  return (
    disc(0, 0, radius, MOON, opacity(0.95)) +
    disc(radius * -0.28, radius * -0.18, radius * 0.19, '#d9d3c4', opacity(0.5)) +
    disc(radius * 0.25, radius * 0.28, radius * 0.25, '#d9d3c4', opacity(0.4))
  );
}

/** The sun's or the moon's path on the water, around x = 0. */
function glitter({ below }: View, colour: string): string {
  const random = randomOf('glitter');
  let path = '';
  for (let at = 0; at < 26; at += 1) {
    const half = (8 + at) * (0.4 + 0.6 * random());
    path += `M${Math.round(-half + (random() - 0.5) * 14)} ${round(7 + (below - 8) * (at / 26))}h${Math.round(half * 2)}`;
  }
  return line(path, colour, 1.5, `stroke-linecap="round" ${opacity(0.55)}`);
}

/** The colours of the sky and of the water, and the star pattern. */
function background(palette: HourPalette, { left, span, above, below }: View, prefix = 'skyline'): string {
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

function stars(palette: HourPalette, { left, span }: View): string {
  if (palette.stars < 0.04) return '';
  const random = randomOf('stars');
  let path = '';
  for (let at = 0; at < span / 9; at += 1) {
    path += `M${Math.round(left + span * random())} ${Math.round(-HIGHEST_SKY * (1 - 0.85 * random() ** 1.2))}h.1`;
  }
  const starlight = palette.isLive ? 'opacity="calc(.8*var(--stars))"' : opacity(0.8 * palette.stars);
  return line(path, '#ffffff', 1.4, `stroke-linecap="round" ${starlight}`);
}

/** How high the ordinary buildings are along the coast, 0.2 … 1. */
function profile(x: number): number {
  const rise = (middle: number, width: number) => Math.exp(-(((x - middle) / width) ** 2));
  return 0.2 + 0.8 * Math.min(1, rise(560, 190) + rise(1400, 130) * 0.95 + rise(300, 90) * 0.45);
}

function buildings({ left, span }: View, seed: string, highest: number, narrowest: number, widest: number): string {
  const random = randomOf(seed);
  let path = '';
  for (let x = -40; x < 1540; ) {
    const width = Math.round(narrowest + random() * (widest - narrowest));
    const height = Math.round((8 + (highest - 8) * random() ** 1.5) * profile(x + width / 2));
    const kind = random();
    if (x + width > left && x < left + span) path += towerOutline(x, 0, width, height, kind);
    x += width + Math.floor(random() * 4);
  }
  return path;
}

function city(palette: HourPalette, view: View): string {
  const random = randomOf('lit windows');
  let windows = '';
  for (let at = 0; at < view.span / 2.4; at += 1) {
    const x = view.left + view.span * random();
    windows += `M${Math.round(x)} ${Math.round(-78 * profile(x) * random() - 3)}h1.5`;
  }
  return (
    fill(buildings(view, 'far', 112, 10, 22), mix(palette.far, palette.horizon, 0.35)) +
    fill(buildings(view, 'middle', 92, 10, 24), palette.far) +
    fill(buildings(view, 'near', 60, 12, 26), mix(palette.far, palette.near, 0.55)) +
    (palette.lights > 0.02 ? line(windows, palette.lamp, 2, lampOpacity(palette, 0.8)) : '')
  );
}

function shoreline(palette: HourPalette, { left, span }: View): string {
  let svg =
    `<defs><clipPath id="skyline-land"><path d="M-60-40H460V251H-60Z"/></clipPath>` +
    `<g id="skyline-palm">${palm(0, 0, 14, palette, mix(palette.green, palette.dark, 0.3))}</g></defs>` +
    box(left, -3, span, 6, palette.ground);
  for (const [landmark, x, scale] of ROW) {
    if (x < left - 160 || x > left + span + 160) continue;
    svg += place(
      `<g clip-path="url(#skyline-land)">${landmark.draw(palette)}</g>`,
      x - 200 * scale,
      2 - 250 * scale,
      scale,
    );
  }
  const random = randomOf('palms');
  for (let x = Math.floor(left / 13) * 13; x < left + span; x += 13) {
    const tall = random();
    if (tall > 0.6) svg += place('<use href="#skyline-palm"/>', Math.round(x + tall * 6), 3, tall);
  }
  return svg + box(left, 2, span, 3, mix(palette.sand, palette.rightFace, 0.2));
}

function glints(palette: HourPalette, { left, span, below }: View): string {
  const random = randomOf('glints');
  let path = '';
  for (let at = 0; at < span / 6; at += 1) {
    const nearness = random() ** 0.8;
    const y = Math.round(7 + (below - 8) * nearness);
    path += `M${Math.round(left + span * random())} ${y}h${Math.round(4 + 22 * nearness * random())}`;
  }
  return line(path, palette.waterGlint, 1.2, `stroke-linecap="round" ${opacity(0.55)}`);
}

function boats(palette: HourPalette, { left, span, below }: View): string {
  const boat = (landmark: Landmark, x: number, depth: number, scale: number) =>
    place(landmark.draw(palette), left + span * x - 200 * scale, below * depth - 246 * scale, scale);
  return boat(dhow, 0.36, 0.62, 0.3) + (span > 900 ? boat(abra, 0.74, 0.8, 0.24) : '');
}

/** The `viewBox` of the skyline's elements. */
export function skylineViewBox(frame: SkylineFrame): string {
  const { left, span, above, below } = viewOf(frame);
  return `${round(left)} ${round(-above)} ${round(span)} ${round(above + below)}`;
}

/** The SVG elements of the skyline in the light of an hour (0 … 24, Dubai), with literal colours. For `skylineViewBox`. */
export function drawSkyline({ hour, ...frame }: SkylineFrame & { hour: number }): string {
  const palette = paletteOfHour(hour);
  const view = viewOf(frame);
  const light = lightAt(palette.hour);
  const x = view.left + view.span * light.x;
  const size = view.above + view.below;
  const body = light.isSun
    ? sun(size * (light.isLow ? 0.085 : 0.055), light.isLow ? SUN.low : SUN.high)
    : moon(size * 0.048);
  return (
    background(palette, view, frame.prefix) +
    stars(palette, view) +
    place(body, x, view.above * (light.y - 1)) +
    city(palette, view) +
    shoreline(palette, view) +
    glints(palette, view) +
    place(glitter(view, light.isSun ? '#ffe9c4' : MOON), x, 0) +
    boats(palette, view)
  );
}

const WHOLE: View = { left: COAST.from, span: COAST.to - COAST.from, above: HIGHEST_SKY, below: DEEPEST_WATER };

/**
 * The file that live skylines take their shapes from: the whole coast, coloured by the custom properties of the page that refers to
 * it. One file serves every frame and every hour.
 */
export function drawSkylineFile(): string {
  const palette = livePalette();
  const part = (id: string, svg: string) => `<g id="${id}">${svg}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${part('stars', stars(palette, WHOLE))}` +
    part('city', city(palette, WHOLE) + shoreline(palette, WHOLE)) +
    part('water', glints(palette, WHOLE)) +
    part('dhow', dhow.draw(palette)) +
    `${part('abra', abra.draw(palette))}</svg>`
  );
}

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
