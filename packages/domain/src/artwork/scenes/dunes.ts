import { type Canvas, disc, filled, type Scene, stroked } from '../canvas.ts';
import { LAMP, SUN } from '../palette.ts';
import { coordinate, rectangle } from '../path.ts';
import { skyStops } from './sky.ts';

function dune(canvas: Canvas, row: number): string {
  const { width, height, unit } = canvas;
  const random = canvas.random.fork(`dune${row}`);
  const y = height * (0.56 + row * 0.11);
  const crest = random.next() * width;
  const rise = unit * 0.16 * (1 - row * 0.12);
  return (
    `M-10 ${coordinate(y + unit * 0.09 * random.next())}` +
    `Q${coordinate(crest * 0.5)} ${coordinate(y - rise)} ${coordinate(crest)} ${coordinate(y + unit * 0.03)}` +
    `T${width + 10} ${coordinate(y - unit * 0.05 * random.next())}V${height}H-10Z`
  );
}

/** Barjeel: wind towers with slits, half sunk behind the last dune. */
function windTowers(canvas: Canvas, x: number, y: number, size: number): string {
  const { width, height, palette } = canvas;
  const towers = [
    { at: 0, width: 0.5, height: 1.5, hasSlits: true },
    { at: 0.62, width: 0.34, height: 0.95, hasSlits: false },
    { at: 1.05, width: 0.42, height: 1.25, hasSlits: true },
  ];
  const walls = towers.map((tower) =>
    rectangle(x + size * tower.at, y - size * tower.height, size * tower.width, size * (tower.height + 0.5)),
  );
  const slits = towers
    .filter((tower) => tower.hasSlits)
    .flatMap((tower) =>
      [0, 1, 2].map((slit) =>
        rectangle(
          x + size * (tower.at + tower.width * (0.14 + slit * 0.27)),
          y - size * (tower.height - 0.12),
          size * tower.width * 0.18,
          size * 0.42,
        ),
      ),
    );
  const sand = `M-10 ${coordinate(y + size * 0.1)}Q${coordinate(width * 0.5)} ${coordinate(y - size * 0.25)} ${width + 10} ${coordinate(y + size * 0.2)}V${height}H-10Z`;
  return filled(walls.join(''), palette.deep) + filled(slits.join(''), LAMP, 0.85) + filled(sand, palette.deep);
}

export const dunes: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const colours = ['#d7b986', '#b98f4e', palette.mid, palette.deep];
  const sun = [width * random.between(0.2, 0.8), height * 0.4] as const;
  const hasTowers = random.next() > 0.45;
  const towersX = width * random.between(0.12, 0.72);
  return (
    canvas.background(skyStops(canvas)) +
    canvas.lattice({
      side: unit * 0.09,
      offset: [random.between(-30, -10), -30],
      stroke: '#fff',
      strokeWidth: 1,
      strokeOpacity: 0.15,
    }) +
    disc(sun, unit * 0.18, SUN) +
    colours.map((colour, row) => filled(dune(canvas, row), colour)).join('') +
    (hasTowers ? windTowers(canvas, towersX, height * 0.8, unit * 0.2) : '') +
    stroked(
      `M${coordinate(width * 0.1)} ${coordinate(height * 0.76)}q${coordinate(width * 0.2)} ${coordinate(-height * 0.1)} ${coordinate(width * 0.42)} 0`,
      '#fff',
      1.2,
      0.25,
    )
  );
};
