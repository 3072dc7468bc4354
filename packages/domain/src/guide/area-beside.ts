import { metresBetween } from './distance.ts';
import type { Position } from './position.ts';

/** A place that lies further from the middle of an area is not called near it: its own district says more. */
const NEAR_METRES = 6000;

type Placed = {
  /** The id of the first of its areas, or empty. */
  neighbourhood: string;
  isWithinNeighbourhood: boolean;
  position: Position;
};

/** The area that is named with a place: one that it lies in or near, or none (empty). `middle`: of that area, as far as known. */
export function areaBeside(
  { neighbourhood, isWithinNeighbourhood, position }: Placed,
  middle: Position | undefined,
): string {
  if (isWithinNeighbourhood) return neighbourhood;
  return middle && metresBetween(middle, position) <= NEAR_METRES ? neighbourhood : '';
}
