import { filled, type Scene, stroked } from '../canvas.ts';
import { starPath } from '../lattice.ts';
import { CREAM, LAMP } from '../palette.ts';
import { coordinate } from '../path.ts';

/** Paper stars strung over a courtyard. */
export const lanterns: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const colours = [LAMP, palette.soft, CREAM, palette.mid];
  const offset = [random.between(-40, -10), random.between(-40, -20)] as const;
  const strings = [0, 1, 2].map((at) => {
    const y = height * (0.2 + 0.25 * at);
    return stroked(
      `M-10 ${coordinate(y)}Q${coordinate(width * 0.5)} ${coordinate(y + height * 0.2)} ${width + 10} ${coordinate(y - height * 0.05)}`,
      '#fff',
      1,
      0.35,
    );
  });
  const stars = Array.from({ length: 9 }, (_, at) => {
    const column = (at % 3) + random.between(0.1, 0.9);
    const row = Math.floor(at / 3) + random.between(0.1, 0.9);
    const size = unit * random.between(0.05, 0.15);
    const turn = at % 2 === 0 ? 0 : Math.PI / 8;
    const star = starPath(8, [(column / 3) * width, (row / 3) * height], size * 2 * Math.tan(Math.PI / 8), turn, 45);
    return filled(star, colours[at % 4] ?? LAMP, at % 3 === 0 ? 0.75 : 0.95);
  });
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    canvas.lattice({ side: unit * 0.1, offset, stroke: palette.soft, strokeWidth: 1, strokeOpacity: 0.2 }) +
    strings.join('') +
    stars.join('')
  );
};
