export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal and no trailing zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`;
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** A curve through the middles of the points' segments, open at both ends. */
export function smoothLine(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let path = `M${coordinate(first[0])} ${coordinate(first[1])}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    const [x, y] = next === undefined ? point : middle(point, next);
    path += `Q${coordinate(point[0])} ${coordinate(point[1])} ${coordinate(x)} ${coordinate(y)}`;
  });
  return path;
}

/** The same curve, closed. */
export function smoothLoop(points: readonly Point[]): string {
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? last;
  const [startX, startY] = middle(last, first);
  let path = `M${coordinate(startX)} ${coordinate(startY)}`;
  points.forEach((point, at) => {
    const [x, y] = middle(point, points[at + 1] ?? first);
    path += `Q${coordinate(point[0])} ${coordinate(point[1])} ${coordinate(x)} ${coordinate(y)}`;
  });
  return `${path}Z`;
}
