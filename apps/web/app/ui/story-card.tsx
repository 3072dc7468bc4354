import type { Area } from '@dalil/domain/guide/area.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kicker } from './kicker.tsx';
import type { LinkComponent } from './link-component.ts';
import { ArtworkImage, type ArtworkImageProps } from './artwork-image.tsx';

export type StoryCardProps = {
  href: string;
  title: string;
  area: Area;
  areaLabel: string;
  place?: string;
  summary?: ReactNode;
  /** Age, minutes, provenance: short pieces in reading order. */
  meta?: readonly ReactNode[];
  image?: Pick<ArtworkImageProps, 'src' | 'width' | 'height' | 'photo'>;
  /** One action, beside the name. */
  action?: ReactNode;
  /** `lead` is the large story of a page, `row` a line with a small image, `card` is for a grid. */
  layout?: 'lead' | 'card' | 'row';
  /** The language of the text if it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  level?: 2 | 3;
  linkComponent?: LinkComponent;
};

const HEADLINES = { lead: 'text-lead', card: 'text-card-title', row: 'text-card-title' };
const IMAGES = { lead: 'aspect-hero', card: 'aspect-card', row: 'aspect-square' };

/** A story with an author. The headline's link covers the card. The image comes last for screen readers. */
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
    image,
    layout = 'card',
    lang,
    dir,
    level = 3,
    linkComponent,
  } = props;
  const isRow = layout === 'row';
  return (
    <article
      className={classNames('group relative flex gap-3', isRow ? 'items-start gap-4' : 'flex-col-reverse justify-end')}
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <CardHead
          href={href}
          title={title}
          level={level}
          className="gap-1"
          headingClass={classNames('headline', HEADLINES[layout])}
          kicker={<Kicker area={area} label={areaLabel} place={place} />}
          {...{ action, lang, dir, linkComponent }}
        />
        {summary === undefined ? null : (
          <p
            data-read=""
            className={classNames(
              'text-text-2',
              layout === 'lead' ? 'font-reading text-standfirst' : 'text-label compact:hidden',
            )}
            lang={lang}
            dir={dir}
          >
            {summary}
          </p>
        )}
        <MetaLine pieces={meta} />
      </div>
      {image === undefined ? null : (
        <ArtworkImage
          {...image}
          area={area}
          isLead={layout === 'lead'}
          className={classNames(IMAGES[layout], isRow && 'max-w-24 shrink-0 medium:max-w-32 compact:max-w-18')}
        />
      )}
    </article>
  );
}

type CardHeadProps = {
  href: string;
  title: ReactNode;
  level: 2 | 3 | 4;
  className: string;
  headingClass: string;
  kicker: ReactNode;
  action: ReactNode;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  linkComponent: LinkComponent | undefined;
};

/** The head of a card: its heading, whose link covers the card, with the kicker above and an action beside it. */
export function CardHead(props: CardHeadProps) {
  const { href, title, level, className, headingClass, kicker, action, lang, dir, linkComponent: Link = 'a' } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="flex items-start justify-between gap-2">
      <div className={classNames('flex min-w-0 flex-col-reverse', className)} lang={lang} dir={dir}>
        <Heading data-read="" className={headingClass}>
          <Link href={href} className="stretched-link underline-offset-4 group-hover:underline">
            {title}
          </Link>
        </Heading>
        {kicker}
      </div>
      {action}
    </div>
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
