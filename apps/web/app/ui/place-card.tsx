import type { Area } from '@dalil/domain/guide/area.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kicker } from './kicker.tsx';
import type { LinkComponent } from './link-component.ts';
import { Picture } from './picture.tsx';
import { MetaLine } from './story-card.tsx';

export type PlaceCardProps = {
  href: string;
  name: string;
  area: Area;
  /** What it is: "Emirati", "Public beach". */
  kindLabel: string;
  neighbourhood?: string;
  summary?: ReactNode;
  /** Price, distance: short pieces in reading order. */
  meta?: readonly ReactNode[];
  /** Status and attributes as `Tag`s. */
  tags?: ReactNode;
  picture?: { src: string; width: number; height: number };
  layout?: 'card' | 'row';
  /** One thing to do with it, beside its name. */
  action?: ReactNode;
  /** The number of its pin on the map. */
  mapNumber?: number;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  level?: 2 | 3 | 4;
  linkComponent?: LinkComponent;
};

/** A place one can go to. */
export function PlaceCard(props: PlaceCardProps) {
  const {
    href,
    name,
    area,
    kindLabel,
    neighbourhood,
    summary,
    meta = [],
    tags,
    action,
    picture,
    layout = 'card',
    lang,
    dir,
    level = 3,
  } = props;
  const Link = props.linkComponent ?? 'a';
  const Heading = `h${level}` as const;
  const isRow = layout === 'row';
  return (
    <article
      className={classNames(
        'group relative flex gap-3',
        isRow ? 'flex-row-reverse items-start justify-end gap-4' : 'flex-col-reverse justify-end',
      )}
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-col-reverse gap-0.5" lang={lang} dir={dir}>
            <Heading data-read="" className="text-name font-semibold">
              <Link href={href} className="stretched-link underline-offset-4 group-hover:underline">
                {props.mapNumber === undefined ? null : <span aria-hidden>{props.mapNumber}. </span>}
                {name}
              </Link>
            </Heading>
            <Kicker area={area} label={kindLabel} place={neighbourhood} />
          </div>
          {action}
        </div>
        <MetaLine pieces={meta} />
        {summary === undefined ? null : (
          <p data-read="" className="text-label text-text-2" lang={lang} dir={dir}>
            {summary}
          </p>
        )}
        {tags === undefined ? null : <div className="flex flex-wrap gap-2 pt-1">{tags}</div>}
      </div>
      {picture === undefined ? null : (
        <Picture
          {...picture}
          area={area}
          className={classNames('aspect-card', isRow && 'max-w-32 shrink-0 wide:max-w-rail')}
        />
      )}
    </article>
  );
}
