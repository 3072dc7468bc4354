import { type CheckedDates, OLDER_SHARE } from '@dalil/domain/guide/checked-dates.ts';
import { closedLast, type ListTime } from '@dalil/domain/guide/closed-places.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { answerSize, formatListing, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { Facet, ListingRules, SectionId } from '@dalil/domain/guide/sections.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { facetExpression, type ListedKind, usualPrice } from './facet-expressions.ts';
import { fillSummaries } from './fill-summaries.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { closedPlaces, rankSection } from './rank-section.ts';

export type ListingScope = {
  kind: ListedKind;
  /** The section items must belong to. Null lists the whole kind. */
  section: SectionId | null;
  rules: ListingRules;
  request: ListingRequest;
  locale: Locale;
  /** The day in Dubai. */
  today: string;
  /** Of places: when the list is read. */
  at?: ListTime;
};

export type FoundListing = {
  rows: ItemRow[];
  total: number;
  page: number;
  pageCount: number;
  counts: Map<Facet, { value: string; count: number }[]>;
  asOf: CheckedDates | null;
};

type Order = { join: SQL; by: SQL };

/** The order of a list. The places of a section are ranked by how well they fit it; the device sorts `nearest` itself. */
async function orderOf(deps: Deps, scope: ListingScope): Promise<Order> {
  const { section, request, today } = scope;
  switch (request.sort) {
    case 'name':
      return { join: sql``, by: sql`t.title collate "und-x-icu"` };
    case 'price':
      return {
        join: sql``,
        by: sql`(i.data->>'priceBand')::int nulls last, ${usualPrice(today)} nulls last, i.position`,
      };
    case 'nearest':
    case 'recommended': {
      if (section === null) return { join: sql``, by: sql`i.position` };
      const ranking = sql.param(await rankedNow(deps, scope, section));
      // Joined, since a search in the array for each place takes a time that grows with the square of their number.
      const join = sql`left join unnest(${ranking}::text[]) with ordinality ranking (id, rank) on ranking.id = i.id`;
      return { join, by: sql`ranking.rank, i.position` };
    }
  }
}

/** The places of a section, the best first. In the recommended order of what has opening hours the closed ones come last. */
async function rankedNow(deps: Deps, { rules, request, at }: ListingScope, section: SectionId): Promise<string[]> {
  const ranked = await rankSection(deps, section);
  if (!rules.hasHours || request.sort !== 'recommended' || at === undefined) return [...ranked];
  return closedLast(ranked, await closedPlaces(deps, section, at));
}

/**
 * One page of a list and, for each facet, the number of items per value. The counts apply the choices of all other facets but not
 * of its own, so that a second value of the same facet widens the list. A page past the end returns the last one.
 */
export async function findListing(deps: Deps, scope: ListingScope): Promise<FoundListing> {
  const { kind, section, request, today } = scope;
  const key = [kind, section, today, formatListing({ choices: request.choices, sort: 'recommended', page: 1 })].join(
    ' ',
  );
  const { counts, total, asOf } = await deps.memory.remember(`facets ${key}`, [kind], () => countFacets(deps, scope));
  const pageCount = Math.max(1, Math.ceil(total / answerSize(request)));
  const page = Math.min(request.page, pageCount);
  const rows = total === 0 ? [] : await findPage(deps, scope, page, total);
  return { rows: await fillSummaries(deps, scope.locale, rows), total, page, pageCount, counts, asOf };
}

function inScope({ kind, section }: ListingScope): SQL {
  const inSection = section === null ? sql`` : sql` and i.sections @> array[${section}]`;
  return sql`i.kind = ${kind} and i.state = 'published'${inSection}`;
}

function matches({ kind, request, today }: ListingScope, facet: Facet): SQL {
  const values = request.choices[facet];
  if (!values) return sql`true`;
  return sql`(${facetExpression(kind, facet, today)}) && ${sql.param(values)}::text[]`;
}

/** Items in the user's language come first. The others are only queried where those end. */
async function findPage(deps: Deps, scope: ListingScope, page: number, total: number): Promise<ItemRow[]> {
  const size = answerSize(scope.request);
  const from = (page - 1) * size;
  const requested = Math.min(size, total - from);
  const translated = await findRows(deps, scope, sql``, requested, from);
  if (translated.length === requested) return translated;
  const translatedCount = translated.length > 0 ? from + translated.length : await countTranslated(deps, scope);
  const others = await findRows(
    deps,
    scope,
    sql`not `,
    requested - translated.length,
    Math.max(0, from - translatedCount),
  );
  return [...translated, ...others];
}

async function findRows(deps: Deps, scope: ListingScope, not: SQL, limit: number, offset: number) {
  const order = await orderOf(deps, scope);
  const { rows } = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(scope.locale)} ${order.join}
    where ${inScope(scope)} and ${isMatching(scope)} and ${not}${isTranslated(scope)}
    order by ${order.by}, i.id limit ${limit} offset ${offset}`);
  return rows;
}

async function countTranslated({ db }: Deps, scope: ListingScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from content_items i
    where ${inScope(scope)} and ${isMatching(scope)} and ${isTranslated(scope)}`);
  return rows[0]?.count ?? 0;
}

function isMatching(scope: ListingScope): SQL {
  const conditions = scope.rules.facets.map((facet) => matches(scope, facet));
  return sql.join(conditions, sql` and `);
}

function isTranslated({ locale }: ListingScope): SQL {
  return sql`exists (select from content_texts x
    where x.kind = i.kind and x.item_id = i.id and x.locale = ${locale} and x.state = 'published')`;
}

type CountRow = { facet: number; value: string | null; count: number; since: string | null; newest: string | null };

async function countFacets({ db }: Deps, scope: ListingScope) {
  const { facets } = scope.rules;
  const values = facets.map((facet, n) => sql`${facetExpression(scope.kind, facet, scope.today)} as ${name('v', n)}`);
  const flags = facets.map((facet, n) => sql`${matches(scope, facet)} as ${name('m', n)}`);
  const allBut = (except: number) => {
    const others = facets.flatMap((_, n) => (n === except ? [] : [name('m', n)]));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const perFacet = facets.map(
    (_, n) => sql`select ${n}::int, value, count(*)::int, null, null from scoped, unnest(${name('v', n)}) value
      where ${allBut(n)} group by value`,
  );
  const total = sql`select -1, null, count(*)::int, percentile_disc(${OLDER_SHARE}::float) within group (order by as_of), max(as_of) from scoped where ${allBut(-1)}`;
  const { rows } = await db.execute<CountRow>(sql`
    with scoped as (select i.as_of, ${sql.join([...values, ...flags], sql`, `)} from content_items i where ${inScope(scope)}),
    counted (facet, value, count, since, newest) as (${sql.join([total, ...perFacet], sql` union all `)})
    select * from counted`);
  return readCounts(rows, facets);
}

function name(prefix: string, n: number): SQL {
  return sql.raw(`${prefix}${n}`);
}

function readCounts(rows: CountRow[], facets: readonly Facet[]) {
  const whole = rows.find((row) => row.facet === -1);
  const counts = new Map<Facet, { value: string; count: number }[]>(facets.map((facet) => [facet, []]));
  for (const { facet, value, count } of rows) {
    const id = facets[facet];
    if (id && value) counts.get(id)?.push({ value, count });
  }
  const asOf = whole?.since && whole.newest ? { since: whole.since, newest: whole.newest } : null;
  return { counts, total: whole?.count ?? 0, asOf };
}
