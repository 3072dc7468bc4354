import { palm } from './figures.ts';
import { type HourPalette, livePalette, paletteOfHour } from './hour-palette.ts';
import { box, fill, lampOpacity, line, opacity, place, randomOf } from './kit.ts';
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
import { mix } from './mix.ts';
import { towerOutline } from './settings.ts';
import { lightAt, MOON, SUN } from './skyline-light.ts';
import {
  background,
  COAST,
  glitter,
  moon,
  type SkylineFrame,
  skylineViewBox,
  sun,
  type View,
  viewOf,
} from './skyline-sky.ts';

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

/** The coast behind a title, low and wide, shortly after sunset: it suits a light page and a dark one. */
const TITLE_COAST = { width: 900, height: 165, from: 250, to: 1290, hour: 17.9 };

/** The file of the coast behind titles. */
export function drawCoastFile(): string {
  const { hour, ...frame } = TITLE_COAST;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${skylineViewBox(frame)}" width="${frame.width}" height="${frame.height}"` +
    ` preserveAspectRatio="xMaxYMax slice">${drawSkyline({ ...frame, hour })}</svg>`
  );
}

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
