import { type Canvas, disc, type Scene } from '../canvas.ts';
import { SUN } from '../palette.ts';
import { type Point, smoothLoop } from '../path.ts';
import { skyStops } from './sky.ts';

const RINGS = 11;
const POINTS_OF_A_RING = 24;

function ring(canvas: Canvas, centre: Point, step: number, twist: number): string {
  const points = Array.from({ length: POINTS_OF_A_RING }, (_, at): Point => {
    const direction = (at / POINTS_OF_A_RING) * 2 * Math.PI;
    const swell = 1 + 0.16 * Math.sin(direction * 3 + step * 0.35 + twist) + 0.08 * Math.cos(direction * 5 - step);
    const radius = canvas.unit * 0.07 * step * swell;
    return [centre[0] + radius * 1.3 * Math.cos(direction), centre[1] + radius * Math.sin(direction)];
  });
  const fill = step % 3 === 0 ? 'fill="#fff" fill-opacity=".06"' : 'fill="none"';
  return `<path d="${smoothLoop(points)}" ${fill} stroke="#fff" stroke-opacity="${(0.5 - 0.03 * step).toFixed(2)}"/>`;
}

/** Lines of equal pressure around a low sun. */
export const contours: Scene = (canvas) => {
  const { width, height, unit, random } = canvas;
  const centre = [width * random.between(0.3, 0.7), height * random.between(0.4, 0.6)] as const;
  const twist = random.between(0, 6);
  const rings = Array.from({ length: RINGS }, (_, at) => ring(canvas, centre, RINGS - at, twist));
  return canvas.background(skyStops(canvas)) + rings.join('') + disc(centre, unit * random.between(0.08, 0.12), SUN);
};
