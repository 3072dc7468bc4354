import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { useLingui } from '@lingui/react';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';

import './photo-gallery-button.css';

// Most pages have one photograph, and most readers look at the first.
const PhotoGallery = lazyPart(async () => (await import('./photo-gallery.tsx')).PhotoGallery);

type PhotoGalleryButtonProps = {
  title: string;
  photographs: readonly PictureView[];
  /** What stands in for a photograph that the device cannot get. */
  drawing: string;
};

/** How many photographs there are; opens all of them. */
export function PhotoGalleryButton({ title, photographs, drawing }: PhotoGalleryButtonProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="photo-count" onClick={() => setOpen(true)}>
        <Images aria-hidden className="icon-small" />
        {_('item.photo.count', { count: photographs.length })}
      </button>
      {isOpen ? <PhotoGallery {...{ title, photographs, drawing }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
