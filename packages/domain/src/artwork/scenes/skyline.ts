import { type Canvas, disc, filled, type Scene } from '../canvas.ts';
import { LAMP, NIGHT, SUN } from '../palette.ts';
import { skyStops } from './sky.ts';
import { spirePath, towerPath, towerRow, windowsPath } from './towers.ts';

function drawCity(canvas: Canvas, light: { disc: string; lattice: number; isNight: boolean }): string {
  const { width, height, unit, palette, random } = canvas;
  const sun = [width * random.between(0.22, 0.78), height * random.between(0.36, 0.5)] as const;
  const spireX = width * random.pick([0.33, 0.72]);
  const far = random.fork('far');
  const near = random.fork('near');
  const farTowers = towerRow(far, {
    imageWidth: width,
    base: height + 2,
    maxHeight: height * 0.5,
    widths: [unit * 0.05, unit * 0.11],
    gap: 10,
  });
  const nearTowers = towerRow(near, {
    imageWidth: width,
    base: height,
    maxHeight: height * 0.3,
    widths: [unit * 0.07, unit * 0.16],
    gap: 16,
  });
  const offset = [random.between(-40, -10), random.between(-40, -20)] as const;
  return (
    canvas.lattice({ side: unit * 0.085, offset, stroke: '#fff', strokeWidth: 0.9, strokeOpacity: light.lattice }) +
    disc(sun, unit * random.between(0.17, 0.23), light.disc, 0.95) +
    filled(farTowers.map((tower) => towerPath(tower, far)).join(''), palette.deep, 0.55) +
    filled(spirePath(spireX, height, height * 0.8), palette.deep, 0.8) +
    filled(nearTowers.map((tower) => towerPath(tower, near)).join(''), NIGHT, 0.88) +
    (light.isNight ? filled(windowsPath([...nearTowers, ...farTowers], random.fork('windows')), LAMP, 0.9) : '')
  );
}

export const skyline: Scene = (canvas) =>
  canvas.background(skyStops(canvas)) + drawCity(canvas, { disc: SUN, lattice: 0.16, isNight: false });

export const night: Scene = (canvas) =>
  canvas.background([
    [0, '#0c0d14'],
    [1, canvas.palette.deep],
  ]) + drawCity(canvas, { disc: '#f3efe6', lattice: 0.13, isNight: true });
