import { checkedDates } from './checked-dates.ts';
import { closedLast, isClosedAt, type ListTime } from './closed-places.ts';
import { type FacetCounts, type LabelOf, viewFacets } from './facet-views.ts';
import { inVariety } from './in-variety.ts';
import { answerSize, type ListingRequest } from './listing.ts';
import type { Facet, ListingRules } from './sections.ts';
import type { TermGroup } from './term.ts';
import type { Listing, PlaceCard } from './views.ts';

/** An item of a list for selection in memory: its filter and sort fields, and its card. */
export type ListedItem<Card> = {
  sections: readonly string[];
  /** Its position among all items of its kind. */
  position: number;
  /** How well it fits each of its sections. Absent where the guide was stored by an older version. */
  fit?: Readonly<Record<string, number>>;
  /** Whether it has a text in this language. Translated items come first. */
  isTranslated: boolean;
  priceBand: number | null;
  values: Partial<Record<Facet, readonly string[]>>;
  card: Card & {
    id: string;
    asOf: string;
    price?: { aed: number } | null;
    type?: { id: string };
    neighbourhood?: string;
    hours?: PlaceCard['hours'];
    operatingStatus?: string;
  };
};

type ListingInput = {
  /** The ids of all items of the kind sorted by name, as the server sorts them. */
  byName: readonly string[];
  /** The section items must belong to. Null lists all. */
  section: string | null;
  rules: ListingRules;
  request: ListingRequest;
  termGroups: Partial<Record<Facet, TermGroup>>;
  labelOf: LabelOf;
  /** When it is read. What is closed then comes last in the recommended order. */
  at: ListTime;
};

/**
 * A page of a list selected in memory, as the server does in the database: each facet is counted with the choices of all others
 * but not its own. A page past the end becomes the last one.
 */
export function chooseListing<Card>(items: readonly ListedItem<Card>[], requested: ListingInput): Listing<Card> {
  const { section, rules, request, termGroups, labelOf, byName } = requested;
  const scoped = section === null ? items : items.filter(({ sections }) => sections.includes(section));
  const found = scoped.filter((item) => matches(item, request, null));
  const size = answerSize(request);
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(request.page, pageCount);
  const counts: FacetCounts = new Map(rules.facets.map((facet) => [facet, countValues(scoped, request, facet)]));
  return {
    items: found
      .toSorted(inOrderOf(request, byName, orderOfSection(scoped, requested)))
      .slice((page - 1) * size, page * size)
      .map(({ card }) => card),
    total: found.length,
    page,
    pageCount,
    facets: viewFacets(counts, request, termGroups, labelOf),
    asOf: checkedDates(found.map(({ card }) => card.asOf)),
  };
}

function matches({ values }: ListedItem<unknown>, { choices }: ListingRequest, except: Facet | null): boolean {
  return (Object.keys(choices) as Facet[]).every(
    (facet) => facet === except || values[facet]?.some((value) => choices[facet]?.includes(value)),
  );
}

function countValues(items: readonly ListedItem<unknown>[], request: ListingRequest, facet: Facet) {
  const counts = new Map<string, number>();
  for (const item of items.filter((one) => matches(one, request, facet))) {
    for (const value of item.values[facet] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({ value, count }));
}

/** The ranked items of a section. In the recommended order of what has opening hours the closed ones come last. */
function orderOfSection(
  items: readonly ListedItem<unknown>[],
  { section, rules, request, at }: ListingInput,
): readonly string[] {
  const ranked = rankedIn(section, items);
  if (!rules.hasHours || request.sort !== 'recommended') return ranked;
  const closed = items.filter(({ card: { hours = null, operatingStatus = '' } }) =>
    isClosedAt({ hours, operatingStatus }, at),
  );
  return closedLast(ranked, new Set(closed.map(({ card }) => card.id)));
}

/** The items of a section, the best first. Nothing is ranked outside of sections. */
function rankedIn(section: string | null, items: readonly ListedItem<unknown>[]): readonly string[] {
  if (section === null) return [];
  const inOrder = items.toSorted((a, b) => a.position - b.position || (a.card.id < b.card.id ? -1 : 1));
  return inVariety(
    inOrder.map(({ fit, card }) => ({
      id: card.id,
      fit: fit?.[section] ?? 0,
      area: card.neighbourhood || null,
      kind: card.type?.id ?? '',
    })),
  );
}

function inOrderOf({ sort }: ListingRequest, byName: readonly string[], ranked: readonly string[]) {
  const ranks = new Map(byName.map((id, at) => [id, at]));
  const rank = ({ card }: ListedItem<unknown>) => ranks.get(card.id) ?? byName.length;
  const band = ({ priceBand }: ListedItem<unknown>) => priceBand ?? Number.POSITIVE_INFINITY;
  const aed = ({ card }: ListedItem<unknown>) => card.price?.aed ?? Number.POSITIVE_INFINITY;
  const fits = new Map(ranked.map((id, at) => [id, at]));
  const fit = ({ card }: ListedItem<unknown>) => fits.get(card.id) ?? 0;
  const isRanked = sort === 'recommended' || sort === 'nearest';
  return (a: ListedItem<unknown>, b: ListedItem<unknown>): number => {
    if (a.isTranslated !== b.isTranslated) return a.isTranslated ? -1 : 1;
    if (sort === 'name' && rank(a) !== rank(b)) return rank(a) - rank(b);
    if (sort === 'price' && band(a) !== band(b)) return band(a) - band(b);
    if (sort === 'price' && aed(a) !== aed(b)) return aed(a) - aed(b);
    if (isRanked && fit(a) !== fit(b)) return fit(a) - fit(b);
    return a.position - b.position || (a.card.id < b.card.id ? -1 : 1);
  };
}
