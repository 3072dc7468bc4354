import type { HourPalette } from './hour-palette.ts';
import type { Colour } from './mix.ts';
import type { Point } from './path.ts';
import { createRandom } from './random.ts';

/** A coordinate with one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

const spaced = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`);

export function fill(path: string, colour: Colour, attributes = ''): string {
  return path === '' ? '' : `<path d="${path}" fill="${colour}"${spaced(attributes)}/>`;
}

export function line(path: string, colour: Colour, width = 1, attributes = ''): string {
  if (path === '') return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${spaced(attributes)}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  radius = 0,
  attributes = '',
): string {
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}"${corners}${spaced(attributes)}/>`;
}

export function disc(x: number, y: number, radius: number, colour: Colour, attributes = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"${spaced(attributes)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, colour: Colour, attributes = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"${spaced(attributes)}/>`;
}

/** A part moved, scaled and turned. */
export function place(part: string, x: number, y: number, scale = 1, degrees = 0, isMirrored = false): string {
  const turned = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const scaled =
    scale === 1 && !isMirrored ? '' : ` scale(${isMirrored ? `${-scale} ${scale}` : Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${part}</g>`;
}

/** The attribute of a constant opacity. */
export function opacity(value: number): string {
  return `opacity="${Math.round(value * 100) / 100}"`;
}

/** The attribute of an opacity that grows with the lamps: `base` by day, `base + more` at night. */
export function lampOpacity(palette: HourPalette, more: number, base = 0): string {
  if (!palette.isLive) return opacity(base + more * palette.lights);
  return `opacity="calc(${base === 0 ? '' : `${base} + `}${more}*var(--lights))"`;
}

/** Lit windows and lamps: nothing by day. */
export function lamps(path: string, palette: HourPalette, strength = 1): string {
  return palette.lights > 0.02 ? fill(path, palette.lamp, lampOpacity(palette, strength)) : '';
}

/** Windows that reflect the sky: fainter as the lamps are lit. */
export function glass(path: string, palette: HourPalette, strength = 1): string {
  return fill(path, palette.glass, lampOpacity(palette, -0.6 * strength, strength));
}

/** The next number, 0 ≤ n < 1, of the stream of a seed. */
export function randomOf(seed: string): () => number {
  return createRandom(seed).next;
}

/** A grid of windows in a wall; each is present with the probability `share`. */
export function windowGrid(
  x: number,
  y: number,
  width: number,
  height: number,
  stepX: number,
  stepY: number,
  windowWidth: number,
  windowHeight: number,
  share: number,
  seed = `${x}|${y}`,
): string {
  const random = randomOf(seed);
  let path = '';
  let from: Point | null = null;
  for (let top = y; top < y + height - windowHeight + 0.1; top += stepY) {
    for (let left = x; left < x + width - windowWidth + 0.1; left += stepX) {
      if (random() >= share) continue;
      // Moves relative to the window before repeat, and so compress well.
      path += from === null ? `M${round(left)} ${round(top)}` : `m${round(left - from[0])} ${round(top - from[1])}`;
      path += `h${windowWidth}v${windowHeight}h${-windowWidth}z`;
      from = [left, top];
    }
  }
  return path;
}

/** Short bright strokes on water, longer towards the viewer. */
export function glints(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  seed: string,
  colour: Colour,
  strength = 0.6,
): string {
  const random = randomOf(seed);
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const y = top + (bottom - top) * random();
    const nearness = (y - top) / (bottom - top || 1);
    const length = 6 + 16 * nearness * random() + 6 * random();
    path += `M${round(left + (right - left) * random())} ${round(y)}h${round(length)}`;
  }
  return line(path, colour, 1.3, `stroke-linecap="round" ${opacity(strength)}`);
}

/** The red light on top of a tower. */
export function beacon(x: number, y: number, palette: HourPalette): string {
  return palette.lights > 0.02 ? disc(x, y, 1.6, '#ff8a7a', lampOpacity(palette, 1)) : '';
}

/** The item at a position of an endless repetition of the list. */
export function cyclic<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}
