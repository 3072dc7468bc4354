import { inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import type { NeighbourhoodBody, NeighbourhoodData } from '@dalil/domain/guide/neighbourhood-profile.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findItem } from './find-item.ts';
import { findCards, type FoundCards } from './find-related.ts';
import type { ComparedNeighbourhood, Entry } from './living-view.ts';
import { viewProvenance } from './provenance-view.ts';

/** What the pages based on the living handbook have in common. `related` are ids in display order. */
export async function findLiving(deps: Deps, locale: Locale, related: { services: string[]; articles: string[] }) {
  const [row, cards] = await Promise.all([
    findItem(deps, ['handbook'], 'living', locale),
    findCards(deps, locale, pickRelated(related)),
  ]);
  const data = row.data as HandbookData<'living'>;
  const body = row.body as HandbookBody<'living'>;
  const today = dubaiDate(deps.now());
  const page = {
    locale: row.locale,
    asOf: row.as_of,
    note: body.confidenceNote,
    neighbourhoods: cards.neighbourhoods.map((one) => compared(one, data)),
    cityRents: data.rents.city.map(({ fact }) => fact),
    facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
    provenance: viewProvenance(row, locale),
    services: cards.services,
    articles: cards.articles,
  };
  return { page, data, body, row };
}

function pickRelated({ services, articles }: { services: string[]; articles: string[] }) {
  return sql`
    (select p.kind, p.id, array_position(${sql.param(services)}::text[], p.id) as rank from content_items p
     where p.kind = 'service' and p.id = any(${sql.param(services)}::text[]))
    union all
    (select p.kind, p.id, array_position(${sql.param(articles)}::text[], p.id) from content_items p
     where p.kind = 'article' and p.id = any(${sql.param(articles)}::text[]))
    union all
    (select p.kind, p.id, coalesce(array_position(${sql.param([...NEIGHBOURHOODS])}::text[], p.id), ${NEIGHBOURHOODS.length} + p.position)
     from content_items p where p.kind = 'neighbourhood')`;
}

function compared(row: FoundCards['neighbourhoods'][number], living: HandbookData<'living'>): ComparedNeighbourhood {
  const data = row.data as NeighbourhoodData;
  const { transit, character, housing, freehold, pros, cons } = row.body as NeighbourhoodBody;
  const charge = living.serviceCharges.find(({ id }) => id === row.id);
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    character,
    transit: [...new Set(transit)],
    housing,
    freehold: { status: data.freehold, text: freehold },
    pros,
    cons,
    placeCount: row.placeCount,
    rents: living.rents.areas.find(({ id }) => id === row.id)?.rents.map(({ fact }) => fact) ?? [],
    serviceCharge: charge ? { min: charge.min.fact, max: charge.max?.fact ?? null } : null,
  };
}

/** Rows of text with their facts as references. */
export function entries(rows: readonly { item: string; value: string }[]): Entry[] {
  return rows.map(({ item, value }, at) => ({ id: String(at), title: inlineText(item), text: inlineText(value) }));
}
