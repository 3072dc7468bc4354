import type { Area } from '@dalil/domain/guide/area.ts';
import {
  PICTURE_FORMATS,
  type PictureFormat,
  pictureAddress,
  type PictureView,
  pictureWidths,
} from '@dalil/domain/guide/picture.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ArtworkImage } from '../../ui/artwork-image.tsx';

const SIZES = '(min-width: 60rem) 45rem, 100vw';
const PLAIN_WIDTH = 640;

function sourceSet({ id, width }: PictureView, format: PictureFormat): string {
  return pictureWidths(width)
    .map((one) => `${pictureAddress(id, one, format)} ${one}w`)
    .join(', ');
}

type PhotographProps = {
  picture: PictureView;
  area: Area;
  /** What is shown where the device has no connection and has not stored the photograph. */
  fallback: string;
};

/** A photograph in the smallest file that fills its space. */
export function Photograph({ picture, area, fallback }: PhotographProps) {
  const [isMissing, setMissing] = useState(false);
  const { id, width, height, alt } = picture;
  const look = { area, isLead: true, className: 'aspect-hero' } as const;
  if (isMissing) return <ArtworkImage {...look} src={fallback} width={width} height={height} />;
  return (
    <picture>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={SIZES} />
      ))}
      <ArtworkImage
        {...look}
        src={pictureAddress(id, PLAIN_WIDTH, 'webp')}
        width={width}
        height={height}
        alt={alt}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

/** Who made a photograph, and what allows us to show it. */
export function PhotographCredit({ picture: { credit, licence, sourceUrl } }: { picture: PictureView }) {
  const { _ } = useLingui();
  const name = <bdi>{credit}</bdi>;
  return (
    <figcaption className="mt-2 text-meta text-text-3">
      {_('item.photo.by')}{' '}
      {sourceUrl === null ? (
        name
      ) : (
        <a href={sourceUrl} rel="external" className="text-link">
          {name}
        </a>
      )}{' '}
      · {_(`item.photo.licence.${licence}`)}
    </figcaption>
  );
}
