import { type Canvas, disc, filled, type Scene, stroked } from '../canvas.ts';
import { starPath } from '../lattice.ts';
import { CREAM, SAFFRON } from '../palette.ts';
import type { Point } from '../path.ts';

const CLOTHS = ['#2e3a2b', '#1f3a46', '#4b2430', '#6b4a1e'] as const;
const PETALS = [8, 10, 12, 16] as const;

type Glaze = { face: string; rim: string; line: string };

/** A plate seen from above, glazed with three stars one inside the other. */
function plate(centre: Point, radius: number, petals: number, glaze: Glaze): string {
  const ring = (share: number, angle: number) =>
    starPath(petals, centre, 2 * radius * share * Math.tan(Math.PI / petals), 0, angle);
  const dots = Array.from({ length: petals }, (_, at) => {
    const direction = ((at * 2 + 1) * Math.PI) / petals;
    const dot = [
      centre[0] + radius * 0.72 * Math.cos(direction),
      centre[1] + radius * 0.72 * Math.sin(direction),
    ] as const;
    return disc(dot, radius * 0.032, SAFFRON);
  });
  return (
    disc([centre[0], centre[1] + radius * 0.05], radius * 1.03, '#000', 0.22) +
    disc(centre, radius, glaze.face) +
    `<circle cx="${Math.round(centre[0])}" cy="${Math.round(centre[1])}" r="${Math.round(radius * 0.94)}" fill="none" stroke="${glaze.rim}" stroke-opacity=".45"/>` +
    stroked(ring(0.86, 60), glaze.rim, 1.2, 0.85) +
    stroked(ring(0.62, 67.5), glaze.line, 1.2, 0.85) +
    filled(ring(0.36, 72), glaze.rim) +
    dots.join('')
  );
}

function tableForOne({ width, height, unit, palette, random }: Canvas): string {
  const isMirrored = random.next() > 0.5;
  const across = (share: number) => width * (isMirrored ? 1 - share : share);
  const large = [across(0.26), height * random.between(0.47, 0.57)] as const;
  const small = [across(0.73), height * random.between(0.3, 0.4)] as const;
  const cup = [across(0.83), height * 0.8] as const;
  return (
    plate(large, unit * random.between(0.56, 0.62), random.pick(PETALS), {
      face: CREAM,
      rim: palette.mid,
      line: palette.deep,
    }) +
    plate(small, unit * 0.17, random.pick(PETALS), { face: palette.soft, rim: palette.deep, line: palette.mid }) +
    disc(cup, unit * 0.1, SAFFRON, 0.95) +
    disc(cup, unit * 0.078, '#7a3b14')
  );
}

function threePlates({ width, height, unit, palette, random }: Canvas): string {
  const y = height * random.between(0.48, 0.52);
  const glaze = { rim: palette.mid, line: palette.deep };
  return (
    plate([width / 2 - unit * 0.52, y], unit * 0.2, random.pick(PETALS), { ...glaze, face: palette.soft }) +
    plate([width / 2, y], unit * 0.36, random.pick(PETALS), { ...glaze, face: CREAM }) +
    plate([width / 2 + unit * 0.52, y], unit * 0.2, random.pick(PETALS), { ...glaze, face: '#f1d9b5' })
  );
}

function largePlatter({ width, height, unit, palette, random }: Canvas): string {
  const centre = [width * random.between(0.44, 0.56), height * random.between(0.98, 1.04)] as const;
  return plate(centre, unit * 0.78, random.pick(PETALS), { face: CREAM, rim: palette.mid, line: palette.deep });
}

export const plates: Scene = (canvas) => {
  const { unit, palette, random } = canvas;
  const cloth = random.pick([palette.deep, ...CLOTHS]);
  const setting = random.pick([tableForOne, threePlates, largePlatter]);
  return (
    canvas.background([
      [0, cloth],
      [1, cloth],
    ]) +
    canvas.lattice({ side: unit * 0.11, offset: [0, -10], stroke: palette.soft, strokeWidth: 1, strokeOpacity: 0.13 }) +
    setting(canvas)
  );
};
