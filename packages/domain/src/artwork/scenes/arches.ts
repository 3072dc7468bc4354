import { filled, type Scene, stroked } from '../canvas.ts';
import { NIGHT, SUN } from '../palette.ts';
import { coordinate } from '../path.ts';

/** An arcade of pointed windows filled with lattice, one of them lit. */
export const arches: Scene = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const count = Math.max(2, Math.round((width / height) * random.pick([1.6, 2, 2.6])));
  const bay = width / count;
  const top = height * random.between(0.14, 0.24);
  const outlines = Array.from({ length: count }, (_, at) => {
    const x = at * bay + bay * 0.14;
    const span = bay * 0.72;
    const [start, end] = [coordinate(x), coordinate(x + span)];
    const [spring, shoulder] = [coordinate(top + span * 0.62), coordinate(top + span * 0.2)];
    return `M${start} ${height}V${spring}Q${start} ${shoulder} ${coordinate(x + span / 2)} ${coordinate(top)}Q${end} ${shoulder} ${end} ${spring}V${height}Z`;
  });
  const lit = Math.floor(random.next() * count);
  const all = outlines.join('');
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    canvas.lattice({ side: unit * 0.05, offset: [0, 0], stroke: palette.soft, strokeWidth: 0.7, strokeOpacity: 0.12 }) +
    filled(all, palette.mid) +
    filled(outlines[lit] ?? '', SUN, 0.9) +
    canvas.lattice(
      {
        side: unit * random.between(0.06, 0.09),
        offset: [random.between(-20, 0), random.between(-20, 0)],
        stroke: palette.deep,
        strokeWidth: 1.6,
        strokeOpacity: 0.75,
      },
      all,
    ) +
    stroked(all, palette.soft, 1.5, 0.8) +
    filled(`M0 ${coordinate(height * 0.955)}H${width}V${height}H0Z`, NIGHT, 0.5)
  );
};
