import { chosen, type ListingRequest, withoutUnknown } from '@dalil/domain/guide/listing.ts';
import type { Facet } from '@dalil/domain/guide/sections.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import { readLabels } from './find-labels.ts';

/** The request without values that are no terms of the guide: an address may come from an older guide or be typed by hand. */
export async function dropUnknownTerms(
  deps: Deps,
  request: ListingRequest,
  termGroups: Partial<Record<Facet, TermGroup>>,
): Promise<ListingRequest> {
  if (!chosen(request).some(({ facet }) => termGroups[facet])) return request;
  const known = await readLabels(deps, BASE_LOCALE);
  return withoutUnknown(request, ({ facet, value }) => {
    const group = termGroups[facet];
    return group === undefined || known.has(`${group}/${value}`);
  });
}
