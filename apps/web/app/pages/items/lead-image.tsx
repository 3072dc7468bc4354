import type { Area } from '@dalil/domain/guide/area.ts';
import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { useLingui } from '@lingui/react';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { photoFiles } from '../../features/guide-cards/photo-files.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { PhotoCredit } from './photo-credit.tsx';
import { PhotoGalleryButton } from './photo-gallery-button.tsx';

export type Pictured = {
  area: Area;
  id: string;
  title: string;
  picture?: PictureView | undefined;
  photographs?: readonly PictureView[] | undefined;
};

/** The first photograph at the top of an item with its credit, or a drawing and its label. A drawing is omitted when artwork is hidden. */
export function LeadImage({ item, isWide = false }: { item: Pictured; isWide?: boolean }) {
  const { _ } = useLingui();
  const { picture, photographs = [], area, id, title } = item;
  const drawing = artworkImage({ area, id }, 'hero');
  if (picture) {
    return (
      <figure className="artwork-photo relative">
        <ArtworkImage
          {...drawing}
          area={area}
          isLead
          className="aspect-hero"
          alt={picture.alt}
          photo={photoFiles(picture, isWide ? 'hero' : 'wide')}
        />
        {photographs.length > 1 ? (
          <PhotoGalleryButton title={title} photographs={photographs} drawing={drawing.src} />
        ) : null}
        <figcaption className="mt-2 text-meta text-text-3">
          <PhotoCredit picture={picture} />
        </figcaption>
      </figure>
    );
  }
  return (
    <figure className="high-contrast:hidden print:hidden">
      <ArtworkImage {...drawing} area={area} isLead className="aspect-hero" />
      <figcaption className="mt-2 text-meta text-text-3">{_('item.picture.caption')}</figcaption>
    </figure>
  );
}
