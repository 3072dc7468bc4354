import { type Point, coordinate } from './path.ts';

type Size = { width: number; height: number };
type Edge = { isInside: (point: Point) => boolean; cut: (from: Point, to: Point) => Point };

function edgesOf({ width, height }: Size, margin: number): Edge[] {
  const crossX =
    (x: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  const crossY =
    (y: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];
  return [
    { isInside: ([x]) => x >= -margin, cut: crossX(-margin) },
    { isInside: ([x]) => x <= width + margin, cut: crossX(width + margin) },
    { isInside: ([, y]) => y >= -margin, cut: crossY(-margin) },
    { isInside: ([, y]) => y <= height + margin, cut: crossY(height + margin) },
  ];
}

/** Sutherland and Hodgman's clipping of an area to the window and a margin around it. */
export function clipArea(points: readonly Point[], size: Size, margin: number): Point[] {
  return edgesOf(size, margin).reduce<Point[]>(
    (area, edge) => {
      const retained: Point[] = [];
      area.forEach((point, at) => {
        const before = area.at(at - 1) ?? point;
        if (edge.isInside(point) !== edge.isInside(before)) retained.push(edge.cut(before, point));
        if (edge.isInside(point)) retained.push(point);
      });
      return retained;
    },
    [...points],
  );
}

/** The parts of a line inside the window and a margin around it. */
export function clipLine(points: readonly Point[], size: Size, margin: number): Point[][] {
  return edgesOf(size, margin).reduce<Point[][]>(
    (lines, edge) =>
      lines.flatMap((line) => {
        const parts: Point[][] = [];
        let part: Point[] = [];
        line.forEach((point, at) => {
          const before = line[at - 1];
          const isInside = edge.isInside(point);
          if (before !== undefined && edge.isInside(before) !== isInside) part.push(edge.cut(before, point));
          if (isInside) part.push(point);
          else if (part.length > 0) {
            parts.push(part);
            part = [];
          }
        });
        return part.length > 0 ? [...parts, part] : parts;
      }),
    [[...points]],
  );
}

/** Douglas and Peucker: drops points that are closer to the line between their neighbours than `tolerance` units. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Whether all points lie beyond the same edge of the window, so that nothing of them can be seen. */
export function isOutside(points: readonly Point[], { width, height }: Size, margin: number): boolean {
  return (
    points.every(([x]) => x < -margin) ||
    points.every(([x]) => x > width + margin) ||
    points.every(([, y]) => y < -margin) ||
    points.every(([, y]) => y > height + margin)
  );
}

/** A path with relative coordinates, which compress better. Empty when it has no length. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps: string[] = [];
  points.forEach((point, at) => {
    const [nextX, nextY] = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
    if (at > 0 && nextX === x && nextY === y) return;
    steps.push(`${coordinate(nextX - x)} ${coordinate(nextY - y)}`);
    [x, y] = [nextX, nextY];
  });
  const [start, ...rest] = steps;
  return start === undefined || rest.length === 0 ? '' : `M${start}l${rest.join(' ')}${isClosed ? 'z' : ''}`;
}
