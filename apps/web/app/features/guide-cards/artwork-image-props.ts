import { ARTWORK_SIZES, artworkAddress, type ArtworkSize } from '@dalil/domain/artwork/artwork-address.ts';
import type { Area } from '@dalil/domain/guide/area.ts';

/** The address and size of an item's artwork. The server draws exactly these sizes. */
export function artworkImage(item: { area: Area; id: string }, size: ArtworkSize) {
  return { src: artworkAddress(item, size), ...ARTWORK_SIZES[size] };
}
