import { ARTWORK_SIZES, artworkAddress, type ArtworkSize } from '@dalil/domain/artwork/artwork-address.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import type { CardPicture } from '@dalil/domain/guide/picture.ts';
import { photoFiles } from './photo-files.ts';

/** The address and size of an item's artwork. The server draws exactly these sizes. */
export function artworkImage(item: { area: Area; id: string; picture?: CardPicture | undefined }, size: ArtworkSize) {
  const drawing = { src: artworkAddress(item, size), ...ARTWORK_SIZES[size] };
  return item.picture ? { ...drawing, photo: photoFiles(item.picture, size === 'hero' ? 'wide' : 'card') } : drawing;
}
