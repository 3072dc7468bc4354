import { type Facet, type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';

/** Whether the places of a list are compared by price level: a school or a consulate is not cheap or expensive. */
export function isComparedByPrice(section: SectionId | null): boolean {
  if (section === null) return true;
  const facets: readonly Facet[] = SECTIONS[section].facets;
  return facets.includes('price');
}

const BANDS = [1, 2, 3, 4];
/** Nothing in these is free: their lowest level is cheap. */
const PAID: ReadonlySet<SectionId | null> = new Set(['eatanddrink', 'nightlife', 'stay']);

type PriceBandProps = { band: number; section: SectionId | null };

/** The price level of a place compared with others, as text. The dots repeat it. It is no price. */
export function PriceBand({ band, section }: PriceBandProps) {
  const { _ } = useLingui();
  return (
    <span className="inline-flex items-center gap-2" title={_('guide.price.about')}>
      <span>{band === 1 && PAID.has(section) ? _('guide.price.cheap') : _(`guide.price.${band}`)}</span>
      <span aria-hidden className="inline-flex gap-0.5">
        {BANDS.map((step) => (
          <span
            key={step}
            className={`size-1 rounded-pill ${step <= band ? 'bg-text-2' : 'bg-line-strong opacity-40'}`}
          />
        ))}
      </span>
    </span>
  );
}
