import type { Area } from '@dalil/domain/guide/area.ts';
import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { useLingui } from '@lingui/react';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { Photograph, PhotographCredit } from './photograph.tsx';

type LeadImageProps = { item: { area: Area; id: string; picture?: PictureView | undefined } };

/** The photograph at the top of an item with its credit, or a drawing and its label. A drawing is omitted when artwork is hidden. */
export function LeadImage({ item }: LeadImageProps) {
  const { _ } = useLingui();
  const { picture, area } = item;
  if (picture) {
    return (
      <figure>
        <Photograph picture={picture} area={area} fallback={artworkImage(item, 'hero').src} />
        <PhotographCredit picture={picture} />
      </figure>
    );
  }
  return (
    <figure className="high-contrast:hidden print:hidden">
      <ArtworkImage {...artworkImage(item, 'hero')} area={item.area} isLead className="aspect-hero" />
      <figcaption className="mt-2 text-meta text-text-3">{_('item.picture.caption')}</figcaption>
    </figure>
  );
}
