import { type MapView, project } from '@dalil/domain/artwork/map-view.ts';

type Placed = { id: string; lon: number; lat: number };

/** Pins drawn as one, at the mean of their positions. A single pin is a cluster of one. */
export type Cluster<Pin extends Placed> = Placed & { pins: Pin[] };

/**
 * Joins pins until all are at least `distance` SVG units apart in the view, the closest two first: what is drawn never overlaps,
 * and every target can be hit.
 */
export function clusterPins<Pin extends Placed>(pins: readonly Pin[], view: MapView, distance: number): Cluster<Pin>[] {
  const clusters: Cluster<Pin>[] = pins.map((pin) => ({ id: pin.id, lon: pin.lon, lat: pin.lat, pins: [pin] }));
  for (;;) {
    const pair = closestPair(clusters, view, distance);
    if (pair === null) return clusters;
    const [first, second] = pair;
    clusters.splice(clusters.indexOf(second), 1);
    clusters[clusters.indexOf(first)] = joined([...first.pins, ...second.pins]);
  }
}

function closestPair<Pin extends Placed>(clusters: readonly Cluster<Pin>[], view: MapView, distance: number) {
  const points = clusters.map(({ lon, lat }) => project(view, lon, lat));
  let pair: [Cluster<Pin>, Cluster<Pin>] | null = null;
  let shortest = distance;
  clusters.forEach((first, at) => {
    clusters.slice(at + 1).forEach((second, after) => {
      const [a, b] = [points[at], points[at + 1 + after]];
      const apart = a && b ? Math.hypot(a.x - b.x, a.y - b.y) : distance;
      if (apart >= shortest) return;
      shortest = apart;
      pair = [first, second];
    });
  });
  return pair as [Cluster<Pin>, Cluster<Pin>] | null;
}

function joined<Pin extends Placed>(pins: Pin[]): Cluster<Pin> {
  const mean = (of: (pin: Pin) => number) => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length;
  return { id: pins.map(({ id }) => id).join(' '), lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat), pins };
}

/** Whether a pin is inside the view and can be seen. */
export function isInView(view: MapView, { lon, lat }: Placed): boolean {
  const { x, y } = project(view, lon, lat);
  return x >= 0 && x <= view.width && y >= 0 && y <= view.height;
}
