import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@dalil/database/connection.ts';
import { allowLongTransaction } from '@dalil/database/long-transaction.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { offlineChanges, offlineEntries, offlineState } from '@dalil/database/tables/offline-guide.ts';
import { BOOKMARK_KINDS, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import { type ContentChange, OFFLINE_KIND, tagsOfAnswer, tagsOfChange } from '@dalil/domain/guide/content-tags.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { savedOfListed } from '@dalil/domain/offline/saved-of-listed.ts';
import { nearbyPlace } from '@dalil/domain/guide/nearby-place.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { type CardReference, omitCard, replaceCards } from '@dalil/domain/offline/card-reference.ts';
import { hasProse, splitProse, type WithProse } from '@dalil/domain/offline/place-prose.ts';
import {
  EMERGENCY_TOPIC,
  factName,
  type GuideGroup,
  type GuideItem,
  type GuidePath,
  guidePaths,
  itemPath,
  LISTED,
  listedName,
  PACK_NAMES,
  type PackName,
  prosePackOf,
  REMOVALS_RETENTION_DAYS,
  savedName,
  SEARCH_PACK,
  writtenName,
} from '@dalil/domain/offline/offline-guide.ts';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { recordRowFailure } from '../core/for-each-row.ts';
import { IS_OPEN } from '../guide/item-rows.ts';
import { indexChanges } from '../search/index-changes.ts';
import { listSources, type SourceEntry } from './list-sources.ts';
import { listWritten } from './list-written.ts';
import { readAhead } from './read-ahead.ts';

/** An arbitrary lock number, the same in every process: one process builds the guide at a time. */
const GUIDE_LOCK = 7_320_110_006;
/** Increase it when the rules for building entries change. All entries are then rebuilt. */
const RULES = 9;
const WRITE_BATCH_SIZE = 200;
/** The kinds whose address names them, so that their items can be read together. */
const FOUND_BY_KIND: readonly string[] = ['place', 'article', 'service'] satisfies ContentKind[];
const ITEMS_PER_BATCH = 100;
const DAY_SECONDS = 86_400;
/** The change reported to every process after the guide has changed. */
export const GUIDE_CHANGE: ContentChange = { kind: OFFLINE_KIND, id: 'guide' };

/**
 * The product's own public reads. `prepare` reads items together whose answers are read next. `refresh` clears its cache, because
 * the process may not have been notified of a change yet.
 */
export type GuideReader = {
  read: (path: string) => Promise<Response>;
  prepare: (items: readonly GuideItem[], locale: Locale) => Promise<void>;
  refresh: () => void;
};

export type BuildOutcome = { entries: number; isBusy: boolean };

type Entry = { path: string; group: GuideGroup; body: string; tags: string[] };
type Known = { path: string; hash: string; tags: string[]; isRemoved: boolean };
type Building = {
  tx: Database;
  deps: Deps;
  reader: GuideReader;
  items: readonly GuideItem[];
  /** What the packs have so far, by path. */
  known: ReadonlyMap<PackName, ReadonlyMap<string, Known>>;
  today: string;
  version: number;
  /** The tags of what has changed. Null if everything is read again. */
  touched: ReadonlySet<string> | null;
  /** Of what could not be read before, what is due to be read again. */
  due: ReadonlySet<string>;
};

/** Under which the failures of single answers are stored. */
const LOOP = 'offline-guide';

export class BuildStopped extends Error {}

/**
 * Updates the packs from the content: reads what marked changes affect, and everything once a day or after a change of rules.
 * Only entries that differ get the new version. One transaction, so that devices never see part of a change and a killed process
 * loses no mark. Returns the number of new entries, or that another process is building.
 */
export async function buildGuide(
  deps: Deps,
  reader: GuideReader,
  isStopped: () => boolean = () => false,
): Promise<BuildOutcome> {
  // Devices use the document numbers of the index, which another process may not have updated yet. Both at once take as long, and
  // search would begin later.
  await indexChanges(deps.db, isStopped, deps);
  return deps.db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${GUIDE_LOCK}) as locked`,
    );
    if (!rows[0]?.locked) return { entries: 0, isBusy: true };
    const today = dubaiDate(deps.now());
    const touched = await takeChanges(tx, today);
    const due = await findDue(deps);
    if (touched?.size === 0 && due.size === 0) return { entries: 0, isBusy: false };
    reader.refresh();
    const seconds = Math.floor(deps.now().getTime() / 1000);
    const [state] = await tx.select().from(offlineState).limit(1);
    const version = Math.max((state?.version ?? 0) + 1, seconds);
    const [items, known] = [await findItems(deps), await readKnown(tx)];
    const building = { tx, deps, reader, items, known, today, version, touched, due };
    const entries = (await buildPacks(building, isStopped)) + (await buildSearchPack(building));
    await writeState(tx, { version: entries > 0 ? version : (state?.version ?? version), today, deps, seconds });
    if (entries > 0)
      await tx.execute(sql`select pg_notify('content_changed', ${`${GUIDE_CHANGE.kind}/${GUIDE_CHANGE.id}`})`);
    return { entries, isBusy: false };
  });
}

/** The tags of the marked changes. Null if everything must be read: on a new day, after new rules, or for changed terms. */
async function takeChanges(tx: Database, today: string): Promise<Set<string> | null> {
  const [last] = await tx
    .select({ position: sql<string | null>`max(${offlineChanges.position})` })
    .from(offlineChanges);
  const changes = await tx
    .delete(offlineChanges)
    .where(lte(offlineChanges.position, Number(last?.position ?? 0)))
    .returning();
  const [state] = await tx.select().from(offlineState).limit(1);
  if (!state || state.day !== today || state.rules !== RULES) return null;
  const tags = changes.map(tagsOfChange);
  return tags.includes(null) ? null : new Set(tags.flatMap((one) => one ?? []));
}

async function findDue({ db, now }: Deps): Promise<Set<string>> {
  const isDue = and(eq(rowFailures.loop, LOOP), lte(rowFailures.nextAt, now()));
  return new Set((await db.select({ key: rowFailures.rowKey }).from(rowFailures).where(isDue)).map(({ key }) => key));
}

async function findItems({ db }: Deps): Promise<GuideItem[]> {
  const { rows } = await db.execute<GuideItem>(sql`
    select i.kind, i.id from content_items i where ${IS_OPEN}
      and exists (select from content_texts x where x.kind = i.kind and x.item_id = i.id and x.state = 'published')
    order by i.kind, i.position, i.id`);
  return rows;
}

/** A language is written while the next is read. */
async function buildPacks(building: Building, isStopped: () => boolean): Promise<number> {
  let entries = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (const pack of LOCALES) {
    // Also after a failure: nothing may be sent to the database when the transaction has ended.
    const [written, read] = await Promise.allSettled([writing, readPack(building, pack, isStopped)]);
    if (written.status === 'rejected') throw written.reason;
    if (read.status === 'rejected') throw read.reason;
    entries += written.value;
    writing = writePacks(building, read.value);
  }
  return entries + (await writing);
}

/** What was read of a language: its own pack, and that of its prose. */
type ReadPack = { pack: Locale; own: Read; prose: Read };
type Read = { made: Entry[]; requested: Set<string> };

async function readPack(building: Building, pack: Locale, isStopped: () => boolean): Promise<ReadPack> {
  const { deps, reader, items, today, touched, due, known } = building;
  const listed = await listSources(deps, pack);
  const cards = cardsOf(listed);
  const own: Read = { made: [], requested: new Set() };
  const prose: Read = { made: [], requested: new Set() };
  const affected: GuidePath[] = [];
  for (const path of guidePaths(items, today)) {
    const before = known.get(pack)?.get(path.path);
    const isTouched = before?.tags.some((tag) => touched?.has(tag)) ?? true;
    if (before && !before.isRemoved && touched && !isTouched && !due.has(`${pack}${path.path}`)) {
      own.requested.add(path.path);
      prose.requested.add(path.path);
    } else affected.push(path);
  }
  const itemOf = new Map(items.flatMap((item) => (FOUND_BY_KIND.includes(item.kind) ? [[itemPath(item), item]] : [])));
  const answers = readAhead(affected, {
    prepare: (some) =>
      reader.prepare(
        some.flatMap(({ path }) => itemOf.get(path) ?? []),
        pack,
      ),
    read: (path) => readEntry(reader, path, { pack, cards }),
  });
  for await (const [{ path }, answer] of answers) {
    if (isStopped()) throw new BuildStopped();
    await noteOutcome(building, `${pack}${path}`, answer === 'failed');
    if (answer === null) continue;
    own.requested.add(path);
    // Of what cannot be read, devices keep what they have, and the other answers go on.
    if (answer === 'failed' || answer.prose) prose.requested.add(path);
    if (answer === 'failed') continue;
    own.made.push(answer.entry);
    if (answer.prose) prose.made.push(answer.prose);
  }
  for (const source of [...listed, ...(await readSaved(reader, items, { pack, listed }))]) {
    own.made.push(entryOf(source));
    own.requested.add(source.path);
  }
  return { pack, own, prose };
}

async function writePacks(building: Building, { pack, own, prose }: ReadPack): Promise<number> {
  return (await writeEntries(building, prosePackOf(pack), prose)) + (await writeEntries(building, pack, own));
}

/** Stores that an answer could not be read, to be read again after a while, or forgets it. */
async function noteOutcome({ deps, due }: Building, key: string, hasFailed: boolean): Promise<void> {
  if (hasFailed) {
    const attempts = await recordRowFailure(deps, LOOP, key, 'http_500');
    deps.log('warn', 'row_failed', { loop: LOOP, code: 'http_500', attempts });
  } else if (due.has(key)) {
    await deps.db.delete(rowFailures).where(and(eq(rowFailures.loop, LOOP), eq(rowFailures.rowKey, key)));
  }
}

async function buildSearchPack(building: Building): Promise<number> {
  const made = (await listWritten(building.deps)).map(entryOf);
  return writeEntries(building, SEARCH_PACK, { made, requested: new Set(made.map(({ path }) => path)) });
}

function entryOf({ path, body }: SourceEntry): Entry {
  return { path, group: groupOf(path), body: JSON.stringify(body), tags: [] };
}

function groupOf(name: string): GuideGroup {
  const fact = [factName(''), writtenName('fact', '')].find((prefix) => name.startsWith(prefix));
  if (fact === undefined) return 'list';
  return name.startsWith(`${fact}${EMERGENCY_TOPIC}.`) ? 'emergency' : 'fact';
}

/** The cards in the data of the lists: by their name, and the name of one or of a fact by its JSON; of a card also as shown nearby. */
type ListedCards = { card: (name: string) => object | undefined; find: (json: string) => CardReference | undefined };

function cardsOf(listed: readonly SourceEntry[]): ListedCards {
  const cards = new Map<string, object>();
  const references = new Map<string, CardReference>();
  for (const { path, body } of listed) {
    if (path.startsWith(factName(''))) references.set(JSON.stringify(body), { listedCard: path });
    if (typeof body !== 'object' || body === null || !('card' in body)) continue;
    const listedCard = path.slice(LISTED.length);
    cards.set(listedCard, body.card as object);
    references.set(JSON.stringify(body.card), { listedCard });
    if (listedCard.startsWith('place/')) {
      references.set(JSON.stringify(nearbyPlace(body.card as PlaceCard)), { listedCard, isNearby: true });
    }
  }
  return { card: (name) => cards.get(name), find: (json) => references.get(json) };
}

/** What does not exist in this language, such as a legal text not in force yet, or was withdrawn a moment ago, is not in the guide. */
async function readEntry(
  reader: GuideReader,
  { path, group, lists }: GuidePath,
  { pack, cards }: { pack: Locale; cards: ListedCards },
): Promise<{ entry: Entry; prose: Entry | null } | 'failed' | null> {
  const answer = await reader.read(`/api${path}?locale=${pack}`);
  if (answer.status === 404 || answer.status === 410) return null;
  // A defect that concerns this answer. Others, such as a database that is away, concern all.
  if (answer.status === 500) return 'failed';
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const body: unknown = await answer.json();
  const tags = [...tagsOfAnswer(body, lists)];
  const { plain, prose } = hasProse(path) ? splitProse(body as WithProse) : { plain: body, prose: null };
  return {
    entry: { path, group, body: JSON.stringify(storedAnswer(plain, { path, group, cards })), tags },
    prose: prose && { path, group: 'rest', body: JSON.stringify(replaceCards(prose, cards.find)), tags: [] },
  };
}

/** Pages are sent before the lists, so they have cards of their own. */
function storedAnswer(
  answer: unknown,
  { path, group, cards }: Pick<GuidePath, 'path' | 'group'> & { cards: ListedCards },
): unknown {
  if (group !== 'item') return answer;
  const stored = replaceCards(answer, cards.find);
  const name = path.replace(/^\/(place)s\//, '$1/');
  const card = cards.card(name);
  return card === undefined ? stored : omitCard(stored as object, name, card);
}

/** The items that can be bookmarked, as `/items` returns them, but for those that a device makes from the data of the lists. */
async function readSaved(
  reader: GuideReader,
  items: readonly GuideItem[],
  { pack, listed }: { pack: Locale; listed: readonly SourceEntry[] },
): Promise<SourceEntry[]> {
  const inLists = new Map(listed.map(({ path, body }) => [path, body]));
  const kinds: readonly string[] = BOOKMARK_KINDS;
  const references = items.filter(({ kind }) => kinds.includes(kind)).map(({ kind, id }) => `${kind}:${id}`);
  const found: SourceEntry[] = [];
  for (let at = 0; at < references.length; at += ITEMS_PER_BATCH) {
    const some = references.slice(at, at + ITEMS_PER_BATCH).join(',');
    const answer = await reader.read(`/api/items?locale=${pack}&references=${encodeURIComponent(some)}`);
    if (answer.status !== 200) throw new Error(`/items answered ${answer.status}`);
    for (const item of (await answer.json()) as SavedItem[]) {
      const source = inLists.get(listedName(item.kind, item.itemId));
      const made = source && savedOfListed(item.kind, source as Parameters<typeof savedOfListed>[1]);
      if (isDeepStrictEqual(made, { ...item, next: null })) continue;
      found.push({ path: savedName(referenceKey(item)), body: item });
    }
  }
  return found;
}

async function readKnown(tx: Database): Promise<Map<PackName, Map<string, Known>>> {
  const known = new Map(PACK_NAMES.map((pack) => [pack, new Map<string, Known>()]));
  const { pack, path, hash, tags, isRemoved } = offlineEntries;
  const rows = await tx.select({ pack, path, hash, tags, isRemoved }).from(offlineEntries);
  for (const { pack: name, ...row } of rows) known.get(name as PackName)?.set(row.path, row);
  return known;
}

async function writeEntries(
  { tx, version, known: packs }: Building,
  pack: PackName,
  { made, requested }: Read,
): Promise<number> {
  const known: ReadonlyMap<string, Known> = packs.get(pack) ?? new Map();
  const rows = made
    .map((entry) => ({ ...entry, hash: hashOf(entry) }))
    .filter(({ path, hash }) => known.get(path)?.isRemoved !== false || known.get(path)?.hash !== hash);
  for (let at = 0; at < rows.length; at += WRITE_BATCH_SIZE) {
    // As one value: building a statement with a value for each column takes longer than running it.
    const some = JSON.stringify(rows.slice(at, at + WRITE_BATCH_SIZE));
    await tx.execute(sql`
      insert into offline.entries (pack, path, entry_group, hash, body, tags, version, is_removed)
      select ${pack}::text, w.path, w."group", w.hash, w.body, w.tags, ${version}::bigint, false
      from jsonb_to_recordset(${some}::jsonb) w(path text, "group" text, hash text, body text, tags text[])
      on conflict (pack, path) do update set entry_group = excluded.entry_group, hash = excluded.hash,
        body = excluded.body, tags = excluded.tags, version = excluded.version, is_removed = false`);
  }
  const removed = [...known.values()].filter(({ path, isRemoved }) => !isRemoved && !requested.has(path));
  if (removed.length > 0) {
    await tx
      .update(offlineEntries)
      .set({ isRemoved: true, body: '', hash: '', tags: [], version })
      .where(
        and(
          eq(offlineEntries.pack, pack),
          inArray(
            offlineEntries.path,
            removed.map(({ path }) => path),
          ),
        ),
      );
  }
  return rows.length + removed.length;
}

function hashOf({ group, body }: Entry): string {
  return createHash('sha256').update(`${group} ${body}`).digest('base64url');
}

type NewState = { version: number; today: string; deps: Deps; seconds: number };

/** Versions are seconds, so the version of a removed entry indicates when it was removed. */
async function writeState(tx: Database, { version, today, deps, seconds }: NewState): Promise<void> {
  const forgotten = seconds - REMOVALS_RETENTION_DAYS * DAY_SECONDS;
  const [state] = await tx.delete(offlineState).returning();
  await tx.delete(offlineEntries).where(and(eq(offlineEntries.isRemoved, true), lt(offlineEntries.version, forgotten)));
  await tx.insert(offlineState).values({
    version,
    oldest: Math.max(state?.oldest ?? version, forgotten),
    day: today,
    rules: RULES,
    madeAt: deps.now(),
  });
}
