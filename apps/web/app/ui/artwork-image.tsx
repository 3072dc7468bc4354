import type { Area } from '@dalil/domain/guide/area.ts';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';

/** A photograph in place of the drawing, in files of several widths. */
export type PhotoFiles = {
  /** The file for browsers that choose none. */
  src: string;
  sources: readonly { type: string; srcSet: string }[];
  /** The width of the space, as in the attribute `sizes`. */
  sizes: string;
  width: number;
  height?: number;
  /** What stays in view, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
};

export type ArtworkImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  src: string;
  width: number;
  height: number;
  area: Area;
  /** Empty for our own artwork, which carries no information. */
  alt?: string;
  /** The image at the top of the page: loaded first. All others wait until they are near the viewport. */
  isLead?: boolean;
  photo?: PhotoFiles | undefined;
};

/**
 * An image with its space reserved: a photograph if there is one, else the drawing, which also stands in for a photograph that the
 * device cannot get. Artwork is removed in high contrast and when images are off.
 */
export function ArtworkImage({ area, alt = '', isLead = false, className, photo, ...rest }: ArtworkImageProps) {
  const [isMissing, setMissing] = useState(false);
  const shown = isMissing ? undefined : photo;
  const image = (
    <img
      alt={shown || !photo ? alt : ''}
      data-artwork={alt === '' || (photo && !shown) ? '' : undefined}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
      decoding={isLead ? 'sync' : 'async'}
      className={classNames(
        shown && alt !== '' ? 'artwork-photo' : 'artwork',
        'w-full rounded-card bg-area-deep object-cover',
        `area-${area}`,
        shown?.focus && `photo-focus focus-x-${step(shown.focus.x)} focus-y-${step(shown.focus.y)}`,
        className,
      )}
      {...rest}
      {...(shown && {
        src: shown.src,
        width: shown.width,
        height: shown.height ?? Math.round((shown.width * 2) / 3),
        onError: () => setMissing(true),
      })}
    />
  );
  if (!shown) return image;
  return (
    <picture className="contents">
      {shown.sources.map(({ type, srcSet }) => (
        // Without its box it takes no gap of the row or grid around it.
        <source key={type} type={type} srcSet={srcSet} sizes={shown.sizes} className="hidden" />
      ))}
      {image}
    </picture>
  );
}

/** Tenths: the policy of pages forbids styles in the markup, so there is a class for each. */
const step = (percent: number) => Math.round(percent / 10);
