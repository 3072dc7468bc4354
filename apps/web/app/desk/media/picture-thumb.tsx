import { pictureAddress } from '@dalil/domain/guide/picture.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { DeskPicture } from '../../queries/pictures.ts';

/** A picture at the size of a card. */
export function PictureThumb({ picture: { id, width, height, alt } }: { picture: DeskPicture }) {
  const locale = useLocale();
  return (
    <img
      src={pictureAddress(id, 320, 'webp')}
      alt={alt[locale] || alt.en}
      width={width}
      height={height}
      loading="lazy"
      className="aspect-card w-full rounded-control bg-sunken object-cover"
    />
  );
}
