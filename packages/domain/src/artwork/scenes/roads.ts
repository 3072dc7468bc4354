import { type Canvas, disc, type Scene, stroked } from '../canvas.ts';
import { CREAM, LAMP, NIGHT } from '../palette.ts';
import { coordinate } from '../path.ts';

function road({ unit }: Canvas, path: string, surface: string): string {
  return (
    stroked(path, NIGHT, unit * 0.13, 0.35) +
    stroked(path, surface, unit * 0.115) +
    stroked(path, CREAM, 1.6, 0.9, ' stroke-dasharray="10 12"')
  );
}

/** Two roads crossing at different levels, seen from above. */
export const roads: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const [w, h] = [width, height];
  const high = h * random.between(0.15, 0.4);
  const low = h * random.between(0.6, 0.85);
  const lean = random.between(-0.12, 0.12);
  const at = (x: number, y: number) => `${coordinate(w * x)} ${coordinate(y)}`;
  const along = `M-20 ${coordinate(low)}C${at(0.3, low)} ${at(0.35, high)} ${at(0.6, high)}S${at(0.9, low)} ${w + 20} ${coordinate(low)}`;
  const across = `M${at(0.15 - lean, -20)}C${at(0.15 - lean, h * 0.5)} ${at(0.5, h * 0.35)} ${at(0.55, h * 0.65)}S${at(0.75 + lean, h + 20)} ${at(0.78 + lean, h + 20)}`;
  const levels = [road(canvas, along, palette.mid), road(canvas, across, '#d9dcdd')];
  if (random.next() > 0.5) levels.reverse();
  const lamps = random.fork('lamps');
  const lights = Array.from({ length: 9 }, () => disc([w * lamps.next(), h * lamps.next()], unit * 0.007, LAMP));
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    canvas.lattice({
      side: unit * 0.12,
      offset: [-20, -20],
      stroke: palette.soft,
      strokeWidth: 1,
      strokeOpacity: 0.14,
    }) +
    levels.join('') +
    lights.join('')
  );
};
