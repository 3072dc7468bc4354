import type { PictureView } from '@dalil/domain/guide/picture.ts';
import { isShareAlike } from '@dalil/domain/guide/picture-licence.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { photoFiles } from '../../features/guide-cards/photo-files.ts';
import { useFormat } from '../../language/use-format.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { FullDialog } from '../../ui/modal.tsx';
import { PhotoCredit } from './photo-credit.tsx';
import './photo-gallery.css';

type PhotoGalleryProps = {
  title: string;
  photographs: readonly PictureView[];
  drawing: string;
  onClose: () => void;
};

/** All photographs of an item: one large, with what its licence demands, and the others to choose from. */
export function PhotoGallery({ title, photographs, drawing, onClose }: PhotoGalleryProps) {
  const { _ } = useLingui();
  const [at, setAt] = useState(0);
  const picture = photographs[at];
  if (!picture) return null;
  return (
    <FullDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={_('item.photo.of', { number: at + 1, total: photographs.length })}
      closeLabel={_('item.photo.close')}
    >
      <div className="photo-gallery">
        <figure className="flex flex-col gap-3">
          <ArtworkImage
            key={picture.id}
            src={drawing}
            width={picture.width}
            height={picture.height}
            area="tourism"
            alt={picture.alt}
            isLead
            className="photo-large"
            photo={photoFiles(picture, 'gallery')}
          />
          <figcaption>
            <span className="block text-ui font-semibold">{picture.alt}</span>
            <span className="text-label text-text-2">
              <PhotoCredit picture={picture} />
            </span>
          </figcaption>
        </figure>
        <ul className="grid grid-cols-3 gap-2 medium:grid-cols-6">
          {photographs.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={index === at ? 'true' : undefined}
                aria-label={_('item.photo.of', { number: index + 1, total: photographs.length })}
                className="photo-thumb"
                onClick={() => setAt(index)}
              >
                <ArtworkImage
                  src={drawing}
                  width={one.width}
                  height={one.height}
                  area="tourism"
                  className="aspect-card"
                  photo={photoFiles(one, 'card')}
                />
              </button>
            </li>
          ))}
        </ul>
        <Terms picture={picture} />
      </div>
    </FullDialog>
  );
}

/** When it was taken, what was done to it, and what others may do with it. */
function Terms({ picture: { taken, change, licence } }: { picture: PictureView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isFree = licence.startsWith('cc') || licence === 'public-domain';
  return (
    <dl className="photo-terms text-label">
      {taken ? (
        <>
          <dt>{_('item.photo.taken')}</dt>
          <dd>{format.asOf(taken)}</dd>
        </>
      ) : null}
      <dt>{_('item.photo.changed')}</dt>
      <dd>{_(`item.photo.changed.${change ?? 'scaled'}`)}</dd>
      {isFree ? (
        <>
          <dt>{_('item.photo.may')}</dt>
          <dd>
            {_(
              `item.photo.may.${isShareAlike(licence) ? 'share-alike' : licence.startsWith('cc-by') ? 'credit' : 'anything'}`,
            )}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
