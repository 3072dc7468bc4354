import type { ListedItem } from '@dalil/domain/guide/choose-listing.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { PlaceBody, PlaceData } from '@dalil/domain/guide/place.ts';
import { ARTICLE_LISTING, type Facet, SECTION_IDS, SECTIONS, SERVICE_LISTING } from '@dalil/domain/guide/sections.ts';
import { sectionFit } from '@dalil/domain/guide/section-fit.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { factName, LABELS_NAME, listedName, namesName } from '@dalil/domain/offline/offline-guide.ts';
import type { ListedEventSource } from '@dalil/domain/offline/listed-sources.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { articleCard, eventCard, placeCard, serviceCard } from '../guide/cards.ts';
import { eventVenue, JOIN_VENUE, VENUE_COLUMNS, type VenueColumns } from '../guide/event-venue.ts';
import { facetExpression, type ListedKind } from '../guide/facet-expressions.ts';
import { fitInput } from '../guide/rank-section.ts';
import { fillSummaries } from '../guide/fill-summaries.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON, IS_OF_GUIDE, viewFacts } from '../guide/find-facts.ts';
import { findLabels, readLabels } from '../guide/find-labels.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';

/** An entry that is not a response of the API, identified by its name. */
export type SourceEntry = { path: string; body: unknown };

const LABEL_GROUPS = [
  'subcategory',
  'cuisine',
  'service-subcategory',
  'event-type',
  'tag',
] as const satisfies TermGroup[];
const isListed = (name: string) => LABEL_GROUPS.some((group) => name.startsWith(`${group}/`));
const PLACE_FACETS = [...new Set(Object.values(SECTIONS).flatMap(({ facets }): readonly Facet[] => facets))];
const FACETS: Readonly<Record<ListedKind, readonly Facet[]>> = {
  place: PLACE_FACETS,
  article: ARTICLE_LISTING.facets,
  service: SERVICE_LISTING.facets,
};

/** The data for lists on a device, and every fact, in one language: the same cards as in the server's lists. */
export async function listSources(deps: Deps, locale: Locale): Promise<SourceEntry[]> {
  const labels = await readLabels(deps, locale);
  const labelOf = await findLabels(deps, locale);
  const today = dubaiDate(deps.now());
  const places = await findListed(deps, 'place', locale, today);
  const articles = await findListed(deps, 'article', locale, today);
  const services = await findListed(deps, 'service', locale, today);
  return [
    { path: LABELS_NAME, body: Object.fromEntries([...labels].filter(([name]) => isListed(name))) },
    ...[places, articles, services].flatMap(inOrderOfNames),
    ...places.map((row) => listed(row, locale, placeCard(row, labelOf, today))),
    ...articles.map((row) => listed(row, locale, articleCard(row))),
    ...services.map((row) => listed(row, locale, serviceCard(row, labelOf))),
    ...(await findEventSources(deps, locale, (row) => eventCard(row, labelOf, today))),
    ...(await findFactEntries(deps, locale)),
  ];
}

type ListedRow = ItemRow & { position: number; name_rank: string; facet_values: ListedItem<unknown>['values'] };

async function findListed(deps: Deps, kind: ListedKind, locale: Locale, today: string): Promise<ListedRow[]> {
  const values: SQL[] = FACETS[kind].map((facet) => sql`${facet}::text, ${facetExpression(kind, facet, today)}`);
  const { rows } = await deps.db.execute<ListedRow>(sql`
    select ${ITEM_COLUMNS}, i.position, row_number() over (order by t.title collate "und-x-icu", i.id) as name_rank,
      jsonb_build_object(${sql.join(values, sql`, `)}) as facet_values
    from content_items i ${withText(locale)}
    where i.kind = ${kind} and i.state = 'published' order by i.position, i.id`);
  return fillSummaries(deps, locale, rows);
}

/** Names are sorted apart from the items. Otherwise a new name would change all following entries. */
function inOrderOfNames(rows: readonly ListedRow[]): SourceEntry[] {
  const [first] = rows;
  const ordered = rows.toSorted((a, b) => Number(a.name_rank) - Number(b.name_rank));
  return first ? [{ path: namesName(first.kind), body: ordered.map(({ id }) => id) }] : [];
}

function listed(row: ListedRow, locale: Locale, card: PlaceCard | ArticleCard | ServiceCard): SourceEntry {
  const { kind, id, sections, position, facet_values: values } = row;
  const body: ListedItem<PlaceCard | ArticleCard | ServiceCard> = {
    sections,
    position,
    ...(kind === 'place' ? { fit: fitsOf(row) } : {}),
    isTranslated: row.locale === locale,
    priceBand: (row.data as Partial<PlaceData>).priceBand ?? null,
    values,
    card,
  };
  return { path: listedName(kind, id), body };
}

function fitsOf(row: ListedRow): Record<string, number> {
  const isDescribed = (row.body as PlaceBody).description !== undefined;
  const ranked = SECTION_IDS.filter((section) => row.sections.includes(section));
  return Object.fromEntries(ranked.map((section) => [section, sectionFit(section, fitInput(row, isDescribed))]));
}

type EventRow = ItemRow & VenueColumns & { item_position: number };

async function findEventSources(
  deps: Deps,
  locale: Locale,
  cardOf: (row: ItemRow) => EventCard,
): Promise<SourceEntry[]> {
  const { rows } = await deps.db.execute<EventRow>(sql`
    select ${ITEM_COLUMNS}, i.position as item_position, ${VENUE_COLUMNS}
    from content_items i ${withText(locale)} ${JOIN_VENUE}
    where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
  return (await fillSummaries(deps, locale, rows)).map((row) => {
    const { next: _next, isCancelled: _cancelled, isOver: _over, ...card } = cardOf(row);
    const body: ListedEventSource = {
      position: row.item_position,
      data: row.data as EventData,
      audience: row.audience,
      neighbourhoods: [...new Set([...row.neighbourhoods, ...(row.place_neighbourhoods ?? [])])],
      tags: row.tags,
      venue: eventVenue(row),
      heldAt: row.position && { lat: row.position.lat, lon: row.position.lon },
      card,
    };
    return { path: listedName('event', row.id), body };
  });
}

async function findFactEntries(deps: Deps, locale: Locale): Promise<SourceEntry[]> {
  const { rows } = await deps.db.execute<{ fact: Fact }>(
    sql`select ${FACT_JSON} as fact from facts f where ${IS_OF_GUIDE} order by f.id`,
  );
  const terms = await findFactTerms(deps, locale);
  const facts = rows.map(({ fact }) => fact);
  const views = viewFacts(facts, locale, { terms, today: dubaiDate(deps.now()) });
  return Array.from(views, ([id, view]) => ({ path: factName(id), body: view }));
}
