import { ARTWORK_SIZES } from './artwork-address.ts';
import { drawPicture } from './draw-picture.ts';
import { LANDMARKS, type LandmarkId } from './landmark-list.ts';

/** Each drawing once, for devices without a network: together they weigh half of what they weigh apart. */
export function drawEachLandmark(): Record<string, string> {
  const ids = Object.keys(LANDMARKS) as LandmarkId[];
  return Object.fromEntries(
    ids.map((drawing) => [drawing, drawPicture({ kind: 'drawing', drawing, variant: 0 }, ARTWORK_SIZES.card)]),
  );
}
