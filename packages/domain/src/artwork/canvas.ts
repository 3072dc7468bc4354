import { type LatticePaint, type Tiling, latticePattern } from './lattice.ts';
import type { Palette } from './palette.ts';
import { type Point, coordinate } from './path.ts';
import { createRandom, type Random } from './random.ts';

export type Stop = readonly [offset: number, colour: string];

/** The drawing functions of a scene. Sizes are in SVG units. `unit` is the shorter side of the image. */
export type Canvas = {
  random: Random;
  width: number;
  height: number;
  unit: number;
  palette: Palette;
  /** The area's star pattern over the whole image, or clipped to a path. */
  lattice(paint: Omit<LatticePaint, 'tiling' | 'contactAngle'>, clipPath?: string): string;
  /** A vertical gradient or a flat colour behind everything. */
  background(stops: readonly Stop[]): string;
  /** The definitions collected so far. */
  definitions(): string;
};

export type Scene = (canvas: Canvas) => string;

export function disc(centre: Point, radius: number, fill: string, opacity = 1): string {
  const faded = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<circle cx="${coordinate(centre[0])}" cy="${coordinate(centre[1])}" r="${coordinate(radius)}" fill="${fill}"${faded}/>`;
}

export function filled(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}

export function stroked(path: string, stroke: string, width: number, opacity = 1, extra = ''): string {
  const faded = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${coordinate(width)}"${faded}${extra}/>`;
}

/** A new canvas. The same seed, size and palette produce the same image. */
export function createCanvas(options: {
  seed: string;
  width: number;
  height: number;
  palette: Palette;
  lattice: { tiling: Tiling; contactAngle: number };
}): Canvas {
  const { width, height } = options;
  const definitions: string[] = [];
  const whole = `M0 0H${width}V${height}H0Z`;
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return id;
  };
  return {
    random: createRandom(options.seed),
    width,
    height,
    unit: Math.min(width, height),
    palette: options.palette,
    lattice(paint, clipPath = whole) {
      const id = define((name) => latticePattern(name, { ...options.lattice, ...paint }));
      return `<path d="${clipPath}" fill="url(#${id})"/>`;
    },
    background(stops) {
      const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
      const id = define((name) => `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`);
      return `<path d="${whole}" fill="url(#${id})"/>`;
    },
    definitions: () => definitions.join(''),
  };
}
