import type { HourPalette } from './hour-palette.ts';
import { box, disc, fill, line, oval, round } from './kit.ts';
import { type Colour, mix } from './mix.ts';

const FRONDS = [
  [-1, 0.34, 0.46],
  [-0.86, -0.1, 0.44],
  [-0.4, -0.44, 0.4],
  [0.4, -0.44, 0.4],
  [0.86, -0.1, 0.44],
  [1, 0.34, 0.46],
] as const;

/** A palm that stands on (x, y). */
export function palm(x: number, y: number, height: number, palette: HourPalette, colour?: Colour): string {
  const leaf = colour ?? mix(palette.green, palette.dark, 0.25);
  const top = y - height;
  const trunk = `M${round(x)} ${round(y)}Q${round(x + height * 0.06)} ${round(y - height * 0.5)} ${round(x)} ${round(top)}`;
  let fronds = '';
  for (const [across, down, reach] of FRONDS) {
    const length = height * reach;
    const tip = `${round(x + across * length)} ${round(top + down * length + height * 0.05)}`;
    fronds +=
      `M${round(x)} ${round(top)}Q${round(x + across * length * 0.55)} ${round(top + down * length * 0.2 - height * 0.16)} ${tip}` +
      `Q${round(x + across * length * 0.5)} ${round(top + down * length * 0.3 - height * 0.03)} ${round(x)} ${round(top)}`;
  }
  return line(trunk, mix(leaf, palette.dark, 0.35), Math.max(1, height * 0.055)) + fill(fronds, leaf);
}

/** A broad tree that stands on (x, y); `isDark` for one further back. */
export function tree(x: number, y: number, height: number, palette: HourPalette, isDark = false): string {
  const crown = mix(palette.green, isDark ? palette.dark : palette.rim, isDark ? 0.22 : 0.06);
  return (
    box(x - height * 0.035, y - height * 0.45, height * 0.07, height * 0.45, mix(palette.dark, palette.sand, 0.25)) +
    oval(x, y - height * 0.62, height * 0.3, height * 0.34, crown) +
    oval(x + height * 0.09, y - height * 0.56, height * 0.2, height * 0.25, mix(crown, palette.dark, 0.2))
  );
}

/** A standing figure without a face. */
export function person(x: number, y: number, height: number, colour: Colour): string {
  const robe =
    `M${round(x - height * 0.17)} ${round(y - height * 0.3)}Q${round(x - height * 0.18)} ${round(y - height * 0.7)} ${round(x)} ${round(y - height * 0.7)}` +
    `Q${round(x + height * 0.18)} ${round(y - height * 0.7)} ${round(x + height * 0.17)} ${round(y - height * 0.3)}` +
    `L${round(x + height * 0.1)} ${round(y)}H${round(x - height * 0.1)}Z`;
  return disc(x, y - height * 0.87, height * 0.125, colour) + fill(robe, colour);
}

/** The crescent on a dome. */
export function crescent(x: number, y: number, radius: number, colour: Colour): string {
  const tip = round(x + radius * 0.55);
  const path =
    `M${tip} ${round(y - radius * 0.75)}A${round(radius)} ${round(radius)} 0 1 0 ${tip} ${round(y + radius * 0.75)}` +
    `A${round(radius * 0.8)} ${round(radius * 0.8)} 0 1 1 ${tip} ${round(y - radius * 0.75)}Z`;
  return fill(path, colour, `transform="rotate(-50 ${round(x)} ${round(y)})"`);
}

/** A wheel of a car or a bus. */
export function wheel(x: number, y: number, radius: number, palette: HourPalette): string {
  return (
    disc(x, y, radius, palette.dark) +
    disc(x, y, radius * 0.6, mix(palette.rightFace, palette.leftFace, 0.5)) +
    disc(x, y, radius * 0.22, palette.dark)
  );
}
