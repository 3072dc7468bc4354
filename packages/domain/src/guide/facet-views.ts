import type { ListingRequest } from './listing.ts';
import type { Facet } from './sections.ts';
import type { TermGroup } from './term.ts';
import type { FacetView } from './views.ts';

/** The number of items for each value of a facet. */
export type FacetCounts = Map<Facet, { value: string; count: number }[]>;

/** The name of a term in the user's language. */
export type LabelOf = (group: TermGroup, id: string) => string;

/**
 * Facets as displayed: most common value first. A chosen value without remaining items stays visible with a count of 0, so that
 * it can be deselected. Facets whose names are content have a label.
 */
export function viewFacets(
  counts: FacetCounts,
  request: ListingRequest,
  termGroups: Partial<Record<Facet, TermGroup>>,
  labelOf: LabelOf,
): FacetView[] {
  return [...counts].map(([id, options]) => {
    const group = termGroups[id];
    const missing = (request.choices[id] ?? []).filter((value) => !options.some((option) => option.value === value));
    const all = [...options, ...missing.map((value) => ({ value, count: 0 }))];
    all.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en', { numeric: true }));
    return { id, options: all.map((option) => ({ ...option, label: group ? labelOf(group, option.value) : null })) };
  });
}
