import type { Scene } from '../canvas.ts';

/** The star pattern itself, large, cut like a stone over a finer one. */
export const facets: Scene = (canvas) => {
  const { unit, palette, random } = canvas;
  const side = unit * random.between(0.12, 0.24);
  const fine = [random.between(-60, -20), random.between(-50, -20)] as const;
  const coarse = [-side * random.next() * 2, -side * random.next() * 2] as const;
  return (
    canvas.background([
      [0, palette.deep],
      [1, palette.deep],
    ]) +
    canvas.lattice({ side: side / 2, offset: fine, stroke: '#fff', strokeWidth: 0.7, strokeOpacity: 0.1 }) +
    canvas.lattice({
      side,
      offset: coarse,
      stroke: random.pick(['#e9ddb0', palette.soft, '#fdf6ec']),
      strokeWidth: 1.4,
      strokeOpacity: 0.85,
      fill: { colour: palette.mid, opacity: 0.5 },
    })
  );
};
