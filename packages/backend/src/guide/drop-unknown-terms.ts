import { chosen, type ListingRequest, withoutUnknown } from '@dalil/domain/guide/listing.ts';
import type { Facet } from '@dalil/domain/guide/sections.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { labelPairs, type LabelRow, labels } from './find-labels.ts';

/** The request without values that are no terms of the guide: an address may come from an older guide or be typed by hand. */
export async function dropUnknownTerms(
  { db }: Deps,
  request: ListingRequest,
  termGroups: Partial<Record<Facet, TermGroup>>,
): Promise<ListingRequest> {
  const requested = chosen(request).flatMap(({ facet, value }): [TermGroup, string][] => {
    const group = termGroups[facet];
    return group ? [[group, value]] : [];
  });
  if (requested.length === 0) return request;
  const { rows } = await db.execute<LabelRow>(labels(BASE_LOCALE, sql.param(labelPairs(requested))));
  const known = new Set(rows.map((row) => `${row.term_group}/${row.id}`));
  return withoutUnknown(request, ({ facet, value }) => {
    const group = termGroups[facet];
    return group === undefined || known.has(`${group}/${value}`);
  });
}
