import type { Area } from '@dalil/domain/guide/area.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kicker } from './kicker.tsx';
import type { LinkComponent } from './link-component.ts';
import { Picture } from './picture.tsx';

export type StoryCardProps = {
  href: string;
  title: string;
  area: Area;
  areaLabel: string;
  place?: string;
  summary?: ReactNode;
  /** Age, minutes, provenance: short pieces in reading order. */
  meta?: readonly ReactNode[];
  picture?: { src: string; width: number; height: number };
  /** One thing to do with it, beside its name. */
  action?: ReactNode;
  /** `lead` is the large story of a page, `row` a line with a small picture, `card` stands in a grid. */
  layout?: 'lead' | 'card' | 'row';
  /** The language of the text when it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  level?: 2 | 3;
  linkComponent?: LinkComponent;
};

const HEADLINES = { lead: 'text-lead', card: 'text-card-title', row: 'text-card-title' };
const PICTURES = { lead: 'aspect-hero', card: 'aspect-card', row: 'aspect-square' };

/** A story somebody wrote. The headline's link covers the card; the picture comes last for screen readers. */
export function StoryCard(props: StoryCardProps) {
  const {
    href,
    title,
    area,
    areaLabel,
    place,
    summary,
    meta = [],
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
      className={classNames('group relative flex gap-3', isRow ? 'items-start gap-4' : 'flex-col-reverse justify-end')}
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-col-reverse gap-1" lang={lang} dir={dir}>
            <Heading data-read="" className={classNames('headline', HEADLINES[layout])}>
              <Link href={href} className="stretched-link underline-offset-4 group-hover:underline">
                {title}
              </Link>
            </Heading>
            <Kicker area={area} label={areaLabel} place={place} />
          </div>
          {action}
        </div>
        {summary === undefined ? null : (
          <p
            data-read=""
            className={classNames('text-text-2', layout === 'lead' ? 'font-reading text-standfirst' : 'text-label')}
            lang={lang}
            dir={dir}
          >
            {summary}
          </p>
        )}
        <MetaLine pieces={meta} />
      </div>
      {picture === undefined ? null : (
        <Picture
          {...picture}
          area={area}
          isLead={layout === 'lead'}
          className={classNames(PICTURES[layout], isRow && 'max-w-24 shrink-0 medium:max-w-32')}
        />
      )}
    </article>
  );
}

/** Short pieces on one line, which wraps between them. */
export function MetaLine({ pieces, className }: { pieces: readonly ReactNode[]; className?: string }) {
  if (pieces.length === 0) return null;
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-text-3', className)}>
      {pieces.map((piece, at) => (
        // The pieces are given in a fixed order and never move.
        <span key={at}>{piece}</span>
      ))}
    </p>
  );
}
