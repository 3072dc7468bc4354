import { type HourPalette, paletteOfHour } from './hour-palette.ts';
import { box, line, opacity, place, randomOf, round } from './kit.ts';
import { LANDMARKS, type LandmarkId } from './landmark-list.ts';
import type { Landmark } from './landmarks/landmark.ts';
import { latticePattern } from './lattice.ts';
import { SETTINGS } from './settings.ts';
import { SUN } from './skyline-light.ts';
import { moon, sun } from './skyline-sky.ts';

/**
 * The part of a drawing that a picture shows. `zoom` 1 shows the whole height; `shift` moves the object to the left, as a fraction
 * of the free room; `isMirrored` turns it round.
 */
export type Framing = { zoom: number; shift: number; isMirrored: boolean };

const PLAIN_FRAMING: Framing = { zoom: 1, shift: 0, isMirrored: false };

/** A drawing and its ground are 300 high; the object is at most about 320 wide around x = 200. */
const HEIGHT = 300;
const MIDDLE = 200;
const NEEDED_WIDTH = 320;

type Window = { left: number; top: number; width: number; height: number };

/** The window of the picture on the drawing. A narrow picture shows more sky, so that the object fits. */
function windowOf(landmark: Landmark, width: number, height: number, framing: Framing): Window {
  const own = HEIGHT / framing.zoom;
  const widest = (own * width) / height;
  const scale = landmark.setting === null ? 1 : Math.max(1, NEEDED_WIDTH / widest);
  const across = widest * scale;
  const upright = own * scale;
  const top = framing.zoom > 1 && scale === 1 ? Math.max(0, 276 - upright) : HEIGHT - upright;
  const room = Math.max(0, across - NEEDED_WIDTH);
  return { left: MIDDLE - across / 2 + room * framing.shift, top, width: across, height: upright };
}

function stars(palette: HourPalette, { left, top, width, height }: Window, seed: string): string {
  if (palette.stars < 0.04) return '';
  const random = randomOf(seed);
  let path = '';
  for (let at = 0; at < width / 9; at += 1) {
    path += `M${Math.round(left + width * random())} ${Math.round(top + height * 0.62 * random() ** 1.25)}h.1`;
  }
  return line(path, '#ffffff', 1.2, `stroke-linecap="round" ${opacity(0.75 * palette.stars)}`);
}

function sunOrMoon(palette: HourPalette, x: number, y: number): string {
  if (palette.stars > 0.3) return place(moon(27), x, y);
  const isLow = palette.hour < 8 || palette.hour > 16.4;
  return place(isLow ? sun(34, SUN.low) : sun(24, SUN.high), x, y);
}

/** Where the sun or the moon of a picture stands. In the morning the sun is on the other side, and low when it rises or sets. */
function placeOfLight(palette: HourPalette, sun: NonNullable<Landmark['sun']>): { x: number; y: number } {
  const isNight = palette.stars > 0.3;
  const isLow = !sun.isFixed && !isNight && (palette.hour < 8 || palette.hour > 16.4);
  const side = palette.hour < 9 && !sun.isFixed && !isNight ? 1 - sun.x : sun.x;
  return { x: MIDDLE + (side - 0.5) * 400, y: HEIGHT * (isLow ? Math.max(sun.y, 0.56) : sun.y) };
}

function surroundings(id: string, landmark: Landmark, palette: HourPalette, window: Window): string {
  if (landmark.setting === null) return '';
  const { left, top, width, height } = window;
  const lattice = latticePattern('lattice', {
    tiling: '4.8.8',
    contactAngle: 67.5,
    side: 19,
    offset: [0, 0],
    stroke: '#ffffff',
    strokeWidth: 0.9,
    strokeOpacity: 0.16,
  });
  const sky =
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.zenith}"/>` +
    `<stop offset=".55" stop-color="${palette.sky}"/><stop offset=".86" stop-color="${palette.horizon}"/></linearGradient>${lattice}</defs>` +
    box(left, top, width, height, 'url(#sky)') +
    box(left, top, width, 252 - top, 'url(#lattice)', 0, opacity(palette.isDay ? 0.8 : 0.55)) +
    stars(palette, window, id);
  const light = landmark.sun === null ? null : placeOfLight(palette, landmark.sun);
  return (
    sky +
    (light === null ? '' : sunOrMoon(palette, light.x, light.y)) +
    SETTINGS[landmark.setting](palette, round(left), round(left + width))
  );
}

/** The SVG elements of a drawing at an hour (0 … 24), and the `viewBox` they are for. */
export function drawLandmark(
  id: LandmarkId,
  { width, height, hour, framing = PLAIN_FRAMING }: { width: number; height: number; hour: number; framing?: Framing },
): { viewBox: string; content: string } {
  const landmark: Landmark = LANDMARKS[id];
  const palette = paletteOfHour(hour);
  const window = windowOf(landmark, width, height, framing);
  const object = landmark.draw(palette);
  const turned = framing.isMirrored ? `<g transform="translate(${2 * MIDDLE} 0) scale(-1 1)">${object}</g>` : object;
  return {
    viewBox: [window.left, window.top, window.width, window.height].map(round).join(' '),
    content: surroundings(id, landmark, palette, window) + turned,
  };
}
