import {
  CARD_WIDTH,
  type CardPicture,
  PICTURE_FORMATS,
  pictureAddress,
  type PictureFormat,
  pictureWidths,
} from '@dalil/domain/guide/picture.ts';
import type { PhotoFiles } from '../../ui/artwork-image.tsx';

/**
 * The space of a photograph, and the largest file that is worth its bytes there. On a telephone two thirds of the points of the screen
 * show a photograph as well as all of them.
 */
const SPACES = {
  card: { sizes: '(min-width: 56.25rem) 16rem, 33vw', most: CARD_WIDTH },
  wide: { sizes: '(min-width: 56.25rem) 45rem, 66vw', most: 960 },
  hero: { sizes: '(min-width: 56.25rem) 62vw, 66vw', most: 1600 },
  gallery: { sizes: '(min-width: 56.25rem) 60rem, 100vw', most: 1600 },
} as const;
export type PhotoSpace = keyof typeof SPACES;

/** The files of a photograph for one of the spaces that pages have. */
export function photoFiles(picture: CardPicture & { height?: number }, space: PhotoSpace): PhotoFiles {
  const { sizes, most } = SPACES[space];
  const { id, width, height, focus } = picture;
  const widths = pictureWidths(Math.min(width, most));
  const setOf = (format: PictureFormat) => widths.map((one) => `${pictureAddress(id, one, format)} ${one}w`).join(', ');
  return {
    src: pictureAddress(id, CARD_WIDTH, 'webp'),
    sources: PICTURE_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
    sizes,
    width,
    ...(height !== undefined && { height }),
    focus,
  };
}
