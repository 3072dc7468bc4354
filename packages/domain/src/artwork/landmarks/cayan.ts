import { palm } from '../figures.ts';
import type { HourPalette } from '../hour-palette.ts';
import { fill, lampOpacity, line, opacity, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import { type Point, polygon } from '../path.ts';
import type { Landmark } from './landmark.ts';

const FLOORS = 36;
const HEIGHT = 206;
const GROUND = 250;
const CORNERS = [
  [-30, -19],
  [30, -19],
  [30, 19],
  [-30, 19],
] as const;

/** The corners of the plan at a fraction of the height: x in the picture and the distance towards the viewer. */
function cornersAt(fraction: number): Point[] {
  const turn = -0.5 + (fraction * Math.PI) / 2;
  return CORNERS.map(
    ([x, y]): Point => [200 + x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)],
  );
}

/** Shares of the right face in the tone of a side, and of the rim for the side towards the light (negative). */
type Side = { tone: number; wall: string; windows: string; lit: string };

/** One side of one floor. Null for a side that faces away. */
function sideOf(floor: number, from: number): Side | null {
  const below = cornersAt(floor / FLOORS);
  const above = cornersAt((floor + 1) / FLOORS);
  const corner = (corners: Point[], at: number): Point => corners[at % 4] ?? [0, 0];
  const [start, startDepth] = corner(below, from);
  const [end, endDepth] = corner(below, from + 1);
  if (start < end) return null;
  const direction = (endDepth - startDepth) / Math.hypot(endDepth - startDepth, start - end);
  const tone = direction < 0 ? Math.max(-0.5, direction * 0.4) : Math.min(1, 0.35 + direction * 0.9);
  const y = GROUND - (floor * HEIGHT) / FLOORS;
  const top = GROUND - ((floor + 1) * HEIGHT) / FLOORS;
  const wall = polygon([
    [start, y + 0.3],
    [end, y + 0.3],
    [corner(above, from + 1)[0], top],
    [corner(above, from)[0], top],
  ]);
  const windows = polygon([
    [start, y - 1.2],
    [end, y - 1.2],
    [end, y - 3.6],
    [start, y - 3.6],
  ]);
  const random = randomOf(`cayan ${floor} ${from}`);
  let lit = '';
  for (let at = 0.08; at < 0.92; at += 0.14) {
    if (random() < 0.5) lit += `M${round(start + (end - start) * at)} ${round(y - 2.4)}h${round((end - start) * 0.09)}`;
  }
  return { tone: Math.round(tone * 8) / 8, wall, windows, lit };
}

/** The tower alone, without what stands around it. */
export function cayanTower(palette: HourPalette): string {
  const sides = Array.from({ length: FLOORS * 4 }, (_, at) => sideOf(Math.floor(at / 4), at % 4)).filter(
    (side) => side !== null,
  );
  const walls = Map.groupBy(sides, (side) => side.tone);
  let svg = '';
  for (const [tone, group] of walls) {
    const colour =
      tone < 0 ? mix(palette.leftFace, palette.rim, -tone) : mix(palette.leftFace, palette.rightFace, tone);
    svg += fill(group.map((side) => side.wall).join(''), colour);
  }
  const roof = cornersAt(1).map(([x, depth]): Point => [x, GROUND - HEIGHT + depth * 0.06]);
  const joined = (part: 'windows' | 'lit') => sides.map((side) => side[part]).join('');
  return (
    svg +
    fill(joined('windows'), mix(palette.glass, palette.dark, 0.2), opacity(0.55)) +
    (palette.lights > 0.05 ? line(joined('lit'), palette.lamp, 2, lampOpacity(palette, 1)) : '') +
    fill(polygon(roof), mix(palette.leftFace, palette.rim, 0.4))
  );
}

/** Cayan Tower. */
export const cayan: Landmark = {
  setting: 'city',
  sun: { x: 0.72, y: 0.38 },
  draw: (palette) =>
    cayanTower(palette) +
    fill('M150 250V240H250V250Z', mix(palette.rightFace, palette.dark, 0.25)) +
    palm(132, 253, 34, palette) +
    palm(270, 253, 38, palette) +
    palm(286, 254, 24, palette),
};
