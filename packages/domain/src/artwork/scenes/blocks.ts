import { filled, type Scene } from '../canvas.ts';
import { CREAM, LAMP } from '../palette.ts';
import { rectangle } from '../path.ts';

type Fill = 'faint' | 'mid' | 'soft' | 'lamp';

function fillOf(chance: number): Fill | undefined {
  if (chance < 0.14) return undefined;
  if (chance < 0.3) return 'mid';
  if (chance < 0.44) return 'soft';
  return chance < 0.5 ? 'lamp' : 'faint';
}

/** A quarter's plots on the plan. */
export const blocks: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const cell = unit / 7;
  const paths: Record<Fill, string> = { faint: '', mid: '', soft: '', lamp: '' };
  for (let column = 0; column < width / cell; column += 1) {
    const plots = random.fork(`column${column}`);
    for (let row = 0; row < height / cell; row += 1) {
      const fill = fillOf(plots.next());
      const length = cell * (plots.next() > 0.7 ? 1.84 : 0.84);
      if (fill !== undefined)
        paths[fill] += rectangle((column + 0.08) * cell, (row + 0.08) * cell, length, cell * 0.84);
    }
  }
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    filled(paths.faint, CREAM, 0.14) +
    filled(paths.mid, palette.mid, 0.9) +
    filled(paths.soft, palette.soft, 0.9) +
    filled(paths.lamp, LAMP, 0.9) +
    canvas.lattice({ side: unit * 0.05, offset: [0, 0], stroke: '#fff', strokeWidth: 0.7, strokeOpacity: 0.12 })
  );
};
