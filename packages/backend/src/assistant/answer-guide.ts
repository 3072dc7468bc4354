import type {
  AnswerGuide,
  ClimateNormals,
  EventOnDays,
  GuideFact,
  GuideSource,
  GuideText,
  NearPlace,
} from '@dalil/assistant/answer-guide.ts';
import { eventsOnDays, viewEventOnDays } from '@dalil/assistant/events-on-days.ts';
import { viewGuideFact } from '@dalil/assistant/guide-fact.ts';
import { handbookFacts, handbookTexts } from '@dalil/assistant/handbook-texts.ts';
import { type ItemText, makeGuideText } from '@dalil/assistant/make-guide-text.ts';
import { type Provenance, viewSources } from '@dalil/domain/guide/content-item.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { HANDBOOK_IDS, isHandbookId } from '@dalil/domain/guide/handbook-id.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchKind } from '@dalil/search/search-document.ts';
import { sql } from 'drizzle-orm';
import { monthNormals } from '../city/month-normals.ts';
import type { Deps } from '../core/deps.ts';
import { findEntriesAround } from '../directory/find-entries-around.ts';
import { findFacts, readFacts } from '../guide/find-facts.ts';
import { distanceFrom } from '../guide/find-related.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';
import { findVocabulary } from '../search/find-vocabulary.ts';
import { waitForIndex } from '../search/require-index.ts';
import { askedOf } from '../search/read-sources.ts';
import { createSqlStore } from '../search/sql-store.ts';

/** The guide on the server as engines read it from the tables: items that are published and visible today in Dubai. */
export async function createAnswerGuide(deps: Deps): Promise<AnswerGuide> {
  const store = createSqlStore(deps.db, dubaiDate(deps.now()));
  return {
    // Each search begins with the lists of its words, so a question that comes before the first index waits here.
    store: {
      ...store,
      postings: async (keys, limit) => {
        await waitForIndex(deps);
        return store.postings(keys, limit);
      },
    },
    vocabulary: await findVocabulary(deps),
    texts: (keys, locale) => findGuideTexts(deps, keys, locale),
    facts: (ids, locale) => findGuideFacts(deps, ids, locale),
    asked: (keys) => findAsked(deps, keys),
    events: (from, to, locale) => findEventsOnDays(deps, from, to, locale),
    near: async (position, concepts, limit, locale) => {
      await waitForIndex(deps);
      return findNearPlaces(deps, { position, concepts, limit, locale });
    },
    entriesAround: (position, kinds, metres, locale) => findEntriesAround(deps, { position, kinds, metres, locale }),
    climate: (locale) => findClimate(deps, locale),
    handbooks: (locale) => findHandbooks(deps, locale),
  };
}

/** How people ask for each of these, in every language. */
async function findAsked({ db }: Deps, keys: readonly { kind: SearchKind; id: string }[]): Promise<string[][]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<{ questions: string[] }>(sql`
    select ${askedOf(sql`w.kind`, sql`w.id`)} as questions
    from unnest(${sql.param(keys.map(({ kind }) => kind))}::text[], ${sql.param(keys.map(({ id }) => id))}::text[])
      with ordinality w(kind, id, place) order by w.place`);
  return rows.map(({ questions }) => questions);
}

/** Items ready to be quoted, in the requested order, without items that are not visible to users. */
async function findGuideTexts(
  deps: Deps,
  keys: readonly { kind: SearchKind; id: string }[],
  locale: Locale,
): Promise<GuideText[]> {
  const items = keys.filter(({ kind }) => kind !== 'fact');
  if (items.length === 0) return [];
  const kinds = sql.param(items.map(({ kind }) => kind));
  const ids = sql.param(items.map(({ id }) => id));
  const { rows } = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from unnest(${kinds}::text[], ${ids}::text[]) with ordinality w(kind, id, place)
    join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    ${withText(locale)} order by w.place`);
  return quoteRows(deps, rows, locale);
}

/** Facts with their values for computation, in the requested order. Unknown ids are omitted. */
async function findGuideFacts(deps: Deps, ids: readonly string[], locale: Locale): Promise<GuideFact[]> {
  if (ids.length === 0) return [];
  const { facts, terms } = await readFacts(deps, locale, ids);
  const today = dubaiDate(deps.now());
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return ids.flatMap((id) => {
    const fact = known.get(id);
    return fact ? [viewGuideFact(fact, locale, { terms, today })] : [];
  });
}

/**
 * Events on the given days, and events that are only usual in their months. A city has some hundreds of events, so all are read
 * in one query.
 */
async function findEventsOnDays(deps: Deps, from: string, to: string, locale: Locale): Promise<EventOnDays[]> {
  const texts = new Map((await findAllEvents(deps, locale)).map((text) => [text.id, text]));
  const events = [...texts.values()].flatMap(({ id, event }) => (event ? [{ id, data: event }] : []));
  return eventsOnDays(events, from, to).flatMap((event) => {
    const text = texts.get(event.id);
    return text ? [viewEventOnDays(event, text)] : [];
  });
}

function findAllEvents(deps: Deps, locale: Locale): Promise<GuideText[]> {
  const key = `assistant events ${locale} ${dubaiDate(deps.now())}`;
  return deps.memory.remember(key, ['event', 'fact', 'term'], async () => {
    const { rows } = await deps.db.execute<ItemRow>(sql`
      select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
      where i.kind = 'event' and i.state = 'published' order by i.position, i.id`);
    return quoteRows(deps, rows, locale);
  });
}

const MAX_PLACES = 100;

type NearQuery = { position: Position; concepts: readonly ConceptId[]; limit: number; locale: Locale };
type NearRow = { id: string; title: string; position: PlaceData['position'] };

/** The nearest places to a point that match all concepts, nearest first. */
async function findNearPlaces({ db }: Deps, { position, concepts, limit, locale }: NearQuery): Promise<NearPlace[]> {
  const keys = concepts.map((concept) => `#${concept}`);
  const standsUnderAll = sql`(
    select count(*) from search.documents d
    join search.keys k on k.key = any(${sql.param(keys)}::text[])
    join search.postings x on x.key_id = k.id and x.document = d.number
    where d.kind = 'place' and d.id = p.id) = ${keys.length}`;
  const { rows } = await db.execute<NearRow>(sql`
    select i.id, t.title, i.data->'position' as position from (
      select p.kind, p.id, ${distanceFrom(position.lat, position.lon)} as distance from content_items p
      where p.kind = 'place' and p.state = 'published' ${keys.length > 0 ? sql`and ${standsUnderAll}` : sql``}
      order by distance limit ${Math.min(limit, MAX_PLACES)}) near
    join content_items i on i.kind = near.kind and i.id = near.id ${withText(locale)} order by near.distance, i.id`);
  return rows
    .map((row) => ({ ...row, metres: metresBetween(position, row.position) }))
    .toSorted((a, b) => a.metres - b.metres);
}

/** The chapters of the handbooks. They are few and read with every question, so they are cached until they change. */
function findHandbooks(deps: Deps, locale: Locale): Promise<GuideText[]> {
  const key = `assistant handbooks ${locale} ${dubaiDate(deps.now())}`;
  return deps.memory.remember(key, ['handbook', 'fact', 'term'], async () => {
    const rows = await readHandbooks(deps, locale);
    const facts = await findFactsOfRows(deps, rows);
    return rows.flatMap((row) => {
      if (!isHandbookId(row.id)) return [];
      const { id, as_of: asOf, title, body } = row;
      const handbook = { id, asOf, source: sourceOfRow(row, locale), locale: row.locale, title, body };
      return handbookTexts(handbook, facts.get(row.locale) ?? new Map());
    });
  });
}

/** The usual weather of every month. */
function findClimate(deps: Deps, locale: Locale): Promise<ClimateNormals | null> {
  return deps.memory.remember(`assistant climate ${locale}`, ['handbook'], async () => {
    const row = (await readHandbooks(deps, locale)).find(({ id }) => id === 'climate');
    if (!row) return null;
    const { title, as_of: asOf } = row;
    return { months: monthNormals(row), title, href: '/weather', asOf, source: sourceOfRow(row, locale) };
  });
}

async function readHandbooks({ db }: Deps, locale: Locale): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
    where i.kind = 'handbook' and i.state = 'published'
    order by array_position(${sql.param([...HANDBOOK_IDS])}::text[], i.id), i.id`);
  return rows;
}

/** The first source organization of an item's text. */
function sourceOfRow({ provenance }: ItemRow, locale: Locale): GuideSource | null {
  const [source] = viewSources(provenance as Provenance, locale);
  return source ? { name: source.name, url: source.url ?? null } : null;
}

/** The views of all facts that the rows refer to, in the language of the row's text. One statement per language. */
async function findFactsOfRows(
  deps: Deps,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<Locale, ReadonlyMap<string, FactView>>> {
  const byLocale = new Map<Locale, Set<string>>();
  for (const { kind, locale, summary, body } of rows) {
    const ids = byLocale.get(locale) ?? new Set<string>();
    const named = kind === 'handbook' ? handbookFacts(body) : factIdsIn(JSON.stringify([summary, body]));
    for (const id of named) ids.add(id);
    byLocale.set(locale, ids);
  }
  const found = await Promise.all(
    Array.from(byLocale, async ([locale, ids]) => [locale, await findFacts(deps, locale, [...ids])] as const),
  );
  return new Map(found);
}

/** Rows of items, except handbooks, as engines quote them, in the order of the rows. */
async function quoteRows(deps: Deps, rows: readonly ItemRow[], locale: Locale): Promise<GuideText[]> {
  const facts = await findFactsOfRows(deps, rows);
  return rows.map((row) => makeGuideText(itemText(row, locale), facts.get(row.locale) ?? new Map()));
}

function itemText(row: ItemRow, locale: Locale): ItemText {
  return {
    kind: row.kind as ItemText['kind'],
    id: row.id,
    category: row.category,
    tags: row.tags,
    neighbourhoods: row.neighbourhoods,
    asOf: row.as_of,
    data: row.data,
    source: sourceOfRow(row, locale),
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    body: row.body,
  };
}
