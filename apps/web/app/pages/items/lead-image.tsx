import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';

/** The drawing at the top of an item and its label. Both are omitted when artwork is hidden. */
export function LeadImage({ item }: { item: { area: Area; id: string } }) {
  const { _ } = useLingui();
  return (
    <figure className="high-contrast:hidden print:hidden">
      <ArtworkImage {...artworkImage(item, 'hero')} area={item.area} isLead className="aspect-hero" />
      <figcaption className="mt-2 text-meta text-text-3">{_('item.picture.caption')}</figcaption>
    </figure>
  );
}
