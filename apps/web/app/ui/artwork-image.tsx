import type { Area } from '@dalil/domain/guide/area.ts';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ArtworkImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  src: string;
  width: number;
  height: number;
  area: Area;
  /** Empty for our own artwork, which carries no information. */
  alt?: string;
  /** The image at the top of the page: loaded first. All others wait until they are near the viewport. */
  isLead?: boolean;
};

/** An image with its space reserved. Artwork is removed in high contrast and when images are off. */
export function ArtworkImage({ area, alt = '', isLead = false, className, ...rest }: ArtworkImageProps) {
  return (
    <img
      alt={alt}
      data-artwork={alt === '' ? '' : undefined}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
      decoding={isLead ? 'sync' : 'async'}
      className={classNames('artwork w-full rounded-card bg-area-deep object-cover', `area-${area}`, className)}
      {...rest}
    />
  );
}
