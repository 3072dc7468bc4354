import type { Area } from '@dalil/domain/guide/area.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kicker } from './kicker.tsx';
import type { LinkComponent } from './link-component.ts';
import { ArtworkImage, type ArtworkImageProps } from './artwork-image.tsx';
import { CardHead, MetaLine } from './story-card.tsx';

export type PlaceCardProps = {
  href: string;
  name: string;
  area: Area;
  /** The kind of place: "Emirati", "Public beach". */
  kindLabel: string;
  neighbourhood?: string;
  summary?: ReactNode;
  /** Price, distance: short pieces in reading order. */
  meta?: readonly ReactNode[];
  /** Whether it is open. */
  status?: ReactNode;
  /** Status and attributes as `Tag`s. */
  tags?: ReactNode;
  image?: Pick<ArtworkImageProps, 'src' | 'width' | 'height' | 'photo'>;
  layout?: 'card' | 'row';
  /** One action, beside the name. */
  action?: ReactNode;
  /** The number of its pin on the map. */
  mapNumber?: number;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  level?: 2 | 3 | 4;
  linkComponent?: LinkComponent;
};

/** A place to go to. */
export function PlaceCard(props: PlaceCardProps) {
  const {
    href,
    name,
    area,
    kindLabel,
    neighbourhood,
    summary,
    meta = [],
    status,
    tags,
    action,
    image,
    layout = 'card',
    lang,
    dir,
    level = 3,
    mapNumber,
    linkComponent,
  } = props;
  const isRow = layout === 'row';
  return (
    <article
      className={classNames(
        'group relative flex gap-3',
        isRow ? 'flex-row-reverse items-start justify-end gap-4' : 'flex-col-reverse justify-end',
      )}
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <CardHead
          href={href}
          title={
            <>
              {mapNumber === undefined ? null : <span aria-hidden>{mapNumber}. </span>}
              {name}
            </>
          }
          level={level}
          className="gap-0.5"
          headingClass="text-name font-semibold"
          kicker={isRow ? null : <Kicker area={area} label={kindLabel} place={neighbourhood} />}
          {...{ action, lang, dir, linkComponent }}
        />
        {isRow ? (
          <p className="text-label text-text-2">{[kindLabel, neighbourhood].filter(Boolean).join(' · ')}</p>
        ) : null}
        {isRow ? (
          <MetaLine pieces={status === undefined ? meta : [...meta, status]} />
        ) : (
          <>
            <MetaLine pieces={meta} />
            {status === undefined ? null : <p className="text-meta">{status}</p>}
          </>
        )}
        {summary === undefined ? null : (
          <p data-read="" className="text-label text-text-2 compact:hidden" lang={lang} dir={dir}>
            {summary}
          </p>
        )}
        {tags === undefined ? null : <div className="flex flex-wrap gap-2 pt-1">{tags}</div>}
      </div>
      {image === undefined ? null : (
        <ArtworkImage
          {...image}
          area={area}
          className={
            isRow
              ? 'aspect-square max-w-24 shrink-0 wide:aspect-card wide:max-w-rail compact:max-w-18 wide:compact:max-w-32'
              : 'aspect-card'
          }
        />
      )}
    </article>
  );
}
