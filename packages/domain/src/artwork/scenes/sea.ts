import { type Canvas, disc, filled, type Scene, stroked } from '../canvas.ts';
import { CREAM, SUN } from '../palette.ts';
import { type Point, coordinate, smoothLine } from '../path.ts';
import { skyStops } from './sky.ts';

const DEEP_WATER = '#0b2a31';

function wave(canvas: Canvas, y: number, amplitude: number, length: number, phase: number): string {
  const points: Point[] = [];
  const step = length * 0.8;
  for (let x = -20; x <= canvas.width + 20 + step; x += step) {
    const swell = Math.sin(x / length + phase) + 0.5 * Math.sin((x / length) * 2.3 + phase * 1.7);
    points.push([x, y + amplitude * swell]);
  }
  return smoothLine(points);
}

function boat(x: number, y: number, size: number): string {
  const hull = `M${coordinate(x - size * 0.7)} ${coordinate(y)}q${coordinate(size * 0.7)} ${coordinate(size * 0.34)} ${coordinate(size * 1.5)} ${coordinate(-size * 0.08)}l${coordinate(-size * 0.12)} ${coordinate(size * 0.3)}h${coordinate(-size * 1.15)}z`;
  const sail = `M${coordinate(x - size * 0.1)} ${coordinate(y + size * 0.05)}V${coordinate(y - size * 1.25)}Q${coordinate(x + size * 0.95)} ${coordinate(y - size * 0.75)} ${coordinate(x + size * 0.62)} ${coordinate(y - size * 0.08)}Z`;
  return filled(hull, DEEP_WATER) + filled(sail, CREAM);
}

export const sea: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const phases = random.fork('waves');
  const waters = [palette.soft, palette.mid, palette.mid, palette.deep];
  const opacities = [0.9, 0.75, 1, 0.85];
  const floor = `L${width + 40} ${height}L-40 ${height}Z`;
  const sun = [width * random.between(0.25, 0.75), height * 0.36] as const;
  const hasBoat = random.next() > 0.35;
  const boatX = width * random.between(0.2, 0.8);
  const bands = waters.map((colour, at) =>
    filled(
      wave(
        canvas,
        height * (0.5 + at * 0.1),
        unit * 0.012 * (at + 1),
        unit * (0.08 + at * 0.037),
        phases.between(0, 6),
      ) + floor,
      colour,
      opacities[at],
    ),
  );
  const crests = [0, 1, 2].map((at) =>
    stroked(
      wave(canvas, height * (0.57 + at * 0.09), unit * 0.01, unit * (0.09 + at * 0.028), phases.between(0, 6)),
      '#fff',
      1.2,
      0.35,
    ),
  );
  return (
    canvas.background(skyStops(canvas)) +
    canvas.lattice({
      side: unit * 0.1,
      offset: [random.between(-30, -10), -20],
      stroke: '#fff',
      strokeWidth: 1,
      strokeOpacity: 0.14,
    }) +
    disc(sun, unit * 0.2, SUN) +
    bands.join('') +
    filled(wave(canvas, height * 0.9, unit * 0.02, unit * 0.28, phases.between(0, 6)) + floor, '#ead9b5') +
    (hasBoat ? boat(boatX, height * 0.66, unit * 0.16) : '') +
    crests.join('')
  );
};
