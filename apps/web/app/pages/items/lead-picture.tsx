import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { artworkPicture } from '../../features/guide-cards/artwork-picture.ts';
import { Picture } from '../../ui/picture.tsx';

/** The drawing at the top of an item, which says that it is one. Both leave where artwork is not shown. */
export function LeadPicture({ item }: { item: { area: Area; id: string } }) {
  const { _ } = useLingui();
  return (
    <figure className="high-contrast:hidden print:hidden">
      <Picture {...artworkPicture(item, 'hero')} area={item.area} isLead className="aspect-hero" />
      <figcaption className="mt-2 text-meta text-text-3">{_('item.picture.caption')}</figcaption>
    </figure>
  );
}
