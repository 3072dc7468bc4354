import type { Facet } from '@dalil/domain/guide/sections.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The values of an item for each facet, as a text array of the row `i`. An unverified value is absent, so that unknown never
 * counts as no.
 */
const PLACE = {
  neighbourhood: sql`i.neighbourhoods`,
  type: sql`array[i.data->>'subcategory']`,
  cuisine: sql`array_remove(array[i.data->>'cuisine'], null)`,
  price: sql`array_remove(array[i.data->>'priceBand'], null)`,
  setting: sql`case i.data->>'setting' when 'both' then array['indoor', 'outdoor'] else array[i.data->>'setting'] end`,
  feature: sql`array_remove(array[
    case when (i.data->>'isFamilyFriendly')::boolean then 'family' end,
    case when (i.data->>'isLicensed')::boolean then 'licensed' end,
    case when not (i.data->>'isLicensed')::boolean then 'unlicensed' end,
    case when (i.data->>'hasEmergency')::boolean then 'emergency' end
  ], null)`,
  curriculum: sql`array(select jsonb_array_elements_text(i.data#>'{school,curricula}'))`,
  rating: sql`array_remove(array[i.data#>>'{school,rating}'], null)`,
  country: sql`array_remove(array[lower(i.data->>'country')], null)`,
} satisfies Partial<Record<Facet, SQL>>;

const ARTICLE = {
  topic: sql`array[i.category]`,
  neighbourhood: sql`i.neighbourhoods`,
  audience: sql`i.audience`,
} satisfies Partial<Record<Facet, SQL>>;

const SERVICE = {
  type: sql`array[i.data->>'subcategory']`,
  audience: sql`i.audience`,
} satisfies Partial<Record<Facet, SQL>>;

const EXPRESSIONS: Record<'place' | 'article' | 'service', Partial<Record<Facet, SQL>>> = {
  place: PLACE,
  article: ARTICLE,
  service: SERVICE,
};

export type ListedKind = keyof typeof EXPRESSIONS;

export function facetExpression(kind: ListedKind, facet: Facet): SQL {
  const expression = EXPRESSIONS[kind][facet];
  if (!expression) throw new Error(`The list of ${kind} has no facet ${facet}`);
  return expression;
}
