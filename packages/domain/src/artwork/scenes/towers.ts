import { coordinate, polygon, rectangle } from '../path.ts';
import type { Random } from '../random.ts';

export type Tower = { x: number; y: number; width: number; height: number };

export type TowerRow = {
  imageWidth: number;
  base: number;
  maxHeight: number;
  widths: readonly [number, number];
  gap: number;
};

/** A row of towers from edge to edge. */
export function towerRow(random: Random, row: TowerRow): Tower[] {
  const towers: Tower[] = [];
  let x = -10;
  while (x < row.imageWidth + 10) {
    const width = random.between(row.widths[0], row.widths[1]);
    const height = Math.max(14, row.maxHeight * random.between(0.25, 1));
    towers.push({ x, y: row.base - height, width, height });
    x += width + row.gap * random.next();
  }
  return towers;
}

/** The outline of one tower: pointed, sail-shaped, stepped with a mast, or plain. */
export function towerPath({ x, y, width, height }: Tower, random: Random): string {
  const foot = coordinate(y + height);
  const start = coordinate(x);
  const end = coordinate(x + width);
  const shape = random.next();
  if (shape < 0.18) {
    const shoulder = coordinate(y + width * 0.9);
    return `M${start} ${foot}V${shoulder}L${coordinate(x + width / 2)} ${coordinate(y)}L${end} ${shoulder}V${foot}Z`;
  }
  if (shape < 0.34) {
    return `M${start} ${foot}V${coordinate(y + width / 2)}Q${start} ${coordinate(y)} ${end} ${coordinate(y)}V${foot}Z`;
  }
  if (shape < 0.46) {
    const step = coordinate(y + height * 0.18);
    const mast = rectangle(x + width * 0.28, y - height * 0.16, width * 0.06, height * 0.16);
    return `M${start} ${foot}V${coordinate(y)}H${coordinate(x + width * 0.6)}V${step}H${end}V${foot}Z${mast}`;
  }
  return rectangle(x, y, width, height);
}

const SPIRE: readonly (readonly [halfWidth: number, height: number])[] = [
  [1, 0],
  [1, 0.2],
  [0.8, 0.2],
  [0.8, 0.36],
  [0.6, 0.36],
  [0.6, 0.52],
  [0.42, 0.52],
  [0.42, 0.66],
  [0.26, 0.66],
  [0.26, 0.78],
  [0.12, 0.78],
  [0.12, 0.88],
  [0.03, 0.88],
  [0, 1],
];

/** A stepped spire, standing on (x, base). */
export function spirePath(x: number, base: number, height: number): string {
  const half = height * 0.1;
  const left = SPIRE.map(([width, rise]) => [x - half * width, base - height * rise] as const);
  const right = SPIRE.map(([width, rise]) => [x + half * width, base - height * rise] as const).reverse();
  return polygon([...left, ...right]);
}

/** Lit windows, a few on each tower. */
export function windowsPath(towers: readonly Tower[], random: Random): string {
  let path = '';
  for (const { x, y, width, height } of towers) {
    for (let row = Math.round(y) + 10; row < y + height - 6; row += 9) {
      for (let column = Math.round(x) + 5; column < x + width - 5; column += 7) {
        if (random.next() > 0.8) path += `M${column} ${row}h2v4h-2z`;
      }
    }
  }
  return path;
}
