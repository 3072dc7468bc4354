export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal and no trailing zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}Z`;
}
