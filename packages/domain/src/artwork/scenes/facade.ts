import { filled, type Scene } from '../canvas.ts';
import { NIGHT } from '../palette.ts';
import { rectangle } from '../path.ts';

/** A wall of windows behind lattice screens, a few of them lit. */
export const facade: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const cell = unit / random.pick([3.6, 4.5, 5.4]);
  const shift = random.next() * cell;
  const paths = { lit: '', dark: '', shaded: '' };
  for (let column = 0; column * cell - shift < width; column += 1) {
    const windows = random.fork(`column${column}`);
    for (let row = 0; row * cell < height; row += 1) {
      const chance = windows.next();
      const window = rectangle(column * cell - shift + cell * 0.12, row * cell + cell * 0.1, cell * 0.76, cell * 0.8);
      if (chance > 0.8) paths.lit += window;
      else if (chance > 0.5) paths.shaded += window;
      else paths.dark += window;
    }
  }
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    filled(paths.lit, '#ffd59d', 0.95) +
    filled(paths.shaded, palette.mid, 0.9) +
    filled(paths.dark, NIGHT, 0.4) +
    canvas.lattice(
      { side: cell * 0.16, offset: [0, 0], stroke: palette.soft, strokeWidth: 1, strokeOpacity: 0.45 },
      paths.shaded + paths.dark,
    )
  );
};
