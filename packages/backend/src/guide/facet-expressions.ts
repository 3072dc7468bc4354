import type { Facet } from '@dalil/domain/guide/sections.ts';
import { PRICE_RANGE_BOUNDS } from '@dalil/domain/guide/price-range.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The usual price of the place `i` in AED, as on its card. Null if it is not known, hidden or no longer valid `today`. */
export const usualPrice = (today: string) => sql`case when i.data ? 'prices' then (
  select f.value::numeric from facts f
  where f.id = jsonb_path_query_first(i.data, '$.prices[*] ? (@.isUsual == true)')->>'fact' and f.is_shown
    and jsonb_typeof(f.value) = 'number' and (f.valid_until is null or f.valid_until >= ${today}::date)) end`;

const PRICE_RANGE = sql.join(
  PRICE_RANGE_BOUNDS.map((bound) => sql.raw(`when price <= ${bound} then '${bound}'`)),
  sql` `,
);

/** Some values depend on the day in Dubai: a price may no longer be valid. */
type Expression = SQL | ((today: string) => SQL);

/**
 * The values of an item for each facet, as a text array of the row `i`. An unverified value is absent, so that unknown never
 * counts as no.
 */
const PLACE = {
  neighbourhood: sql`i.neighbourhoods`,
  type: sql`array[i.data->>'subcategory']`,
  cuisine: sql`array_remove(array[i.data->>'cuisine'], null)`,
  price: sql`array_remove(array[i.data->>'priceBand'], null)`,
  aed: (today: string) =>
    sql`array(select case ${PRICE_RANGE} else 'more' end from (select ${usualPrice(today)} as price) p where price is not null)`,
  setting: sql`case i.data->>'setting' when 'both' then array['indoor', 'outdoor'] else array[i.data->>'setting'] end`,
  feature: sql`array_remove(array[
    case when (i.data->>'isFamilyFriendly')::boolean then 'family' end,
    case when (i.data->>'isLicensed')::boolean then 'licensed' end,
    case when not (i.data->>'isLicensed')::boolean then 'unlicensed' end,
    case when (i.data->>'hasEmergency')::boolean then 'emergency' end
  ], null)`,
  curriculum: sql`array(select jsonb_array_elements_text(i.data#>'{school,curricula}'))`,
  rating: sql`array_remove(array[i.data#>>'{school,rating}'], null)`,
  faith: sql`array(select jsonb_array_elements_text(i.data#>'{worship,faiths}'))`,
  country: sql`array_remove(array[lower(i.data->>'country')], null)`,
} satisfies Partial<Record<Facet, Expression>>;

const ARTICLE = {
  topic: sql`array[i.category]`,
  neighbourhood: sql`i.neighbourhoods`,
  audience: sql`i.audience`,
} satisfies Partial<Record<Facet, SQL>>;

const SERVICE = {
  type: sql`array[i.data->>'subcategory']`,
  audience: sql`i.audience`,
} satisfies Partial<Record<Facet, SQL>>;

const EXPRESSIONS: Record<'place' | 'article' | 'service', Partial<Record<Facet, Expression>>> = {
  place: PLACE,
  article: ARTICLE,
  service: SERVICE,
};

export type ListedKind = keyof typeof EXPRESSIONS;

export function facetExpression(kind: ListedKind, facet: Facet, today: string): SQL {
  const expression = EXPRESSIONS[kind][facet];
  if (!expression) throw new Error(`The list of ${kind} has no facet ${facet}`);
  return typeof expression === 'function' ? expression(today) : expression;
}
