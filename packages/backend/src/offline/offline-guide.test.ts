import { brotliDecompressSync } from 'node:zlib';
import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { offlineState } from '@dalil/database/tables/offline-guide.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { restoreCards } from '@dalil/domain/offline/card-reference.ts';
import { PACK_NAMES } from '@dalil/domain/offline/offline-guide.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { indexChanges } from '../search/index-changes.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { removeLooseFacts } from './test-loose-facts.ts';
import { buildGuide, BuildStopped, type GuideReader } from './build-guide.ts';
import { createGuideReader } from './guide-updater.ts';

const NEEDED = ['burj-khalifa', 'ain-dubai', 'tourist-visa', 'tipping', 'official-site'];
const drafted = and(eq(contentItems.kind, 'question'), inArray(contentItems.id, ['tipping', 'official-site']));

type Line = { path: string; group: string; body: { id?: string } & Record<string, unknown>; removed?: true };

const { database, site } = await openTestSite({ hasContent: true });
let reader: GuideReader;
/** The responses before the guide is built. */
let early: { pack: Response; list: Response };

beforeAll(async () => {
  await removeMost();
  await indexChanges(database.db);
  await database.db.update(contentItems).set({ state: 'draft' }).where(drafted);
  reader = createGuideReader(site.deps, createApi);
  early = { pack: await site.get('/offline/packs/en?from=0'), list: await site.get('/offline/packs') };
  await buildGuide(site.deps, reader);
}, 120_000);

/** About sixty items are enough to test a change. Reading the whole guide takes a minute. */
async function removeMost(): Promise<void> {
  await database.db.execute(sql`
    delete from content_items where kind <> 'handbook' and kind <> 'neighbourhood' and id not in (${sql.join(
      NEEDED.map((id) => sql`${id}`),
      sql`, `,
    )}) and id not in (select id from (
      select id, row_number() over (partition by kind order by id) as place from content_items) placed where place <= 8)`);
  await removeLooseFacts(database.db);
}

/** A later second, since versions are seconds. */
async function build() {
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  return buildGuide(site.deps, reader);
}

async function fetchPart(query: string, locale = 'en') {
  const response = await site.api.request(`/api/offline/packs/${locale}?${query}`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  if (response.status !== 200) return { response, head: null, lines: [], end: null, bytes: 0 };
  const compressed = Buffer.from(await response.arrayBuffer());
  const lines = brotliDecompressSync(compressed).toString().trim().split('\n');
  const [head, ...rest] = lines.map((line) => JSON.parse(line));
  return { response, head, end: rest.pop(), lines: rest as Line[], bytes: compressed.length };
}

/** The title of the changed place, which stands in its card. */
function titleIn(lines: readonly Line[]): unknown {
  const listed = lines.find(({ path }) => path === 'list/place/ain-dubai');
  return (listed?.body.card as { title: string } | undefined)?.title;
}

/** A whole pack: its parts together. */
async function fetchPack(locale = 'en') {
  const first = await fetchPart('from=0', locale);
  const { head } = first;
  const lines = [...first.lines];
  let { bytes } = first;
  let parts = 1;
  while (lines.length < (head?.total ?? 0)) {
    const next = await fetchPart(`from=${lines.length}&version=${head.version}`, locale);
    expect(next.head).toEqual({ ...head, from: lines.length, entries: next.lines.length });
    lines.push(...next.lines);
    bytes += next.bytes;
    parts += 1;
  }
  return { ...first, lines, bytes, parts };
}

const fetchChanges = (since: number, locale = 'en') => fetchPart(`since=${since}`, locale);

const place = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'ain-dubai'));
const title = and(eq(contentTexts.kind, 'place'), eq(contentTexts.itemId, 'ain-dubai'), eq(contentTexts.locale, 'en'));

test('PWA-9 the pack of every language holds what users of it see, the most needed first, within 1.5 MB', async () => {
  for (const locale of LOCALES) {
    const { head, lines, end, bytes } = await fetchPack(locale);
    expect(head).toMatchObject({ pack: locale, since: null, from: 0, total: lines.length });
    expect(end).toEqual({ end: head.version });
    expect(lines[0]).toMatchObject({
      path: expect.stringMatching(/^(fact\/emergency\.|\/practical)/),
      group: 'emergency',
    });
    expect(bytes).toBeLessThan(1_500_000);
    const byPath = new Map(lines.map(({ path, body }) => [path, body]));
    for (const path of ['/home', '/services/tourist-visa', '/questions', '/days/2026-11-22']) {
      const answer = await site.get(`${path}?locale=${locale}`);
      // Facts that have an entry of their own are named.
      const stored = await restoreCards(byPath.get(path), async ({ listedCard }) => byPath.get(listedCard));
      expect(stored, path).toEqual(await answer.json());
    }
  }
});

test('PWA-9 a guide that is still being made is not given out as an empty one', async () => {
  expect(early.pack.status).toBe(503);
  expect(early.pack.headers.get('retry-after')).toBe('30');
  expect((await early.pack.json()).code).toBe('unavailable');
  const { packs } = await early.list.json();
  expect(packs.map(({ version, madeAt }: { version: number; madeAt: string | null }) => [version, madeAt])).toEqual(
    PACK_NAMES.map(() => [0, null]),
  );
});

test('PWA-9 a pack says its version in its tag, is sent once, and is never another under its version', async () => {
  const { response, head } = await fetchPart('from=0');
  expect(response.headers.get('content-encoding')).toBe('br');
  const tag = response.headers.get('etag') ?? '';
  const again = await site.api.request('/api/offline/packs/en?from=0', {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  });
  expect(again.status).toBe(304);
  const versioned = await fetchPart(`from=0&version=${head.version}`);
  expect(versioned.response.headers.get('cache-control')).toContain('immutable');
  const other = await site.get(`/offline/packs/en?from=0&version=${head.version + 1}`);
  expect([other.status, (await other.json()).code]).toEqual([410, 'pack_too_old']);
  const plain = await site.get('/offline/packs/en?from=0');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await plain.text()).split('\n')[0]).toBe(JSON.stringify(head));
});

test('PWA-9 a pack comes in parts, which begin where the one before ended and nowhere else', async () => {
  const { head, lines, parts } = await fetchPack('search');
  expect(parts).toBeGreaterThan(1);
  expect(new Set(lines.map(({ path }) => path)).size).toBe(head.total);
  const between = await site.get('/offline/packs/search?from=1');
  expect([between.status, (await between.json()).code]).toEqual([410, 'pack_too_old']);
  const neither = await site.get('/offline/packs/search');
  expect([neither.status, (await neither.json()).code]).toEqual([400, 'invalid_input']);
});

test('PWA-9 nothing that is not published, and nothing about a person, is in a pack', async () => {
  const { rows } = await database.db.execute<{ key: string }>(sql`
    select i.kind || '/' || i.id as key from content_items i where i.state = 'published'
      and exists (select from content_texts t where t.kind = i.kind and t.item_id = i.id and t.state = 'published')`);
  const published = new Set(rows.map(({ key }) => key));
  const hidden = await database.db.select({ kind: contentItems.kind, id: contentItems.id }).from(contentItems);
  const drafts = hidden.filter(({ kind, id }) => !published.has(`${kind}/${id}`));
  expect(drafts).toHaveLength(2);
  const texts = await database.db.select().from(contentTexts);
  const isDraft = new Set(drafts.map(({ kind, id }) => `${kind}/${id}`));
  const unpublished = texts.filter((text) => isDraft.has(`${text.kind}/${text.itemId}`)).map((text) => text.title);
  for (const locale of LOCALES) {
    const { lines } = await fetchPack(locale);
    const listed = lines.flatMap(({ path }) => /^list\/(\w+\/[\w-]+)$/.exec(path)?.[1] ?? []);
    expect(listed.filter((key) => !published.has(key))).toEqual([]);
    expect(listed.length).toBeGreaterThan(30);
    const folders: Record<string, string[]> = {
      '/places': ['place'],
      '/articles': ['article'],
      '/services': ['service'],
      '/content': ['event', 'neighbourhood', 'collection'],
    };
    for (const { path } of lines) {
      const [, folder = '', id] = /^(\/\w+)\/([\w-]+)$/.exec(path) ?? [];
      const kinds = folders[folder];
      if (kinds)
        expect(
          kinds.some((kind) => published.has(`${kind}/${id}`)),
          path,
        ).toBe(true);
    }
    const text = JSON.stringify(lines);
    for (const name of unpublished) expect(text.includes(name), name).toBe(false);
    // The operator's own address is public.
    const others = lines.filter(({ path }) => path !== '/operator');
    expect(JSON.stringify(others)).not.toMatch(/userId|user_id|"email"/);
  }
});

test('PWA-9 nothing to do makes no version; a change of one item is in the delta, at most a tenth of the pack', async () => {
  const before = await fetchPack();
  expect(await build()).toEqual({ entries: 0, isBusy: false });
  expect((await fetchPack()).head.version).toBe(before.head.version);

  await database.db.update(contentTexts).set({ title: 'The Wheel of Zzyzx' }).where(title);
  expect((await build()).entries).toBeGreaterThan(0);
  const delta = await fetchChanges(before.head.version);
  expect(delta.head).toMatchObject({ since: before.head.version, entries: delta.lines.length });
  const paths = delta.lines.map(({ path }) => path);
  // The title stands in the card, which the answer of the place only refers to.
  expect(paths).toContain('list/place/ain-dubai');
  expect(paths).not.toContain('/places/ain-dubai');
  expect(titleIn(delta.lines)).toBe('The Wheel of Zzyzx');
  expect(delta.bytes).toBeLessThanOrEqual(before.bytes * 0.1);
  expect((await fetchChanges(delta.head.version)).lines).toEqual([]);
});

test('SEARCH-8 CHAT-5 what is searched and quoted is a pack of its own: every published item once, a change of one as small as it is', async () => {
  const before = await fetchPack('search');
  // 440 kB of it are how people ask, in four languages.
  expect(before.bytes).toBeLessThan(1_100_000);
  const published = sql`select 1 from content_items i where i.kind = d.kind and i.id = d.id and i.state = 'published'`;
  const { rows } = await database.db.execute<{ path: string }>(
    sql`select 'written/' || d.kind || '/' || d.id as path from search.documents d where d.kind = 'fact' or exists (${published})`,
  );
  const named = (start: string) =>
    before.lines.flatMap(({ path }) => (path.startsWith(start) ? [path] : [])).toSorted();
  const searched = before.lines.flatMap(({ path, body }) => (body.search === undefined ? [] : [path]));
  expect(searched.toSorted()).toEqual(rows.map(({ path }) => path).toSorted());
  const { rows: written } = await database.db.execute<{ path: string }>(sql`
    select 'written/' || i.kind || '/' || i.id as path from content_items i where i.state = 'published'
    union all select 'written/fact/' || f.id from facts f`);
  expect(named('written/')).toEqual(written.map(({ path }) => path).toSorted());
  expect(named('names/')).toEqual(['names/concepts', 'names/terms']);
  await database.db.update(contentTexts).set({ title: 'Zzyzx Tower' }).where(title);
  await build();
  const delta = await fetchChanges(before.head.version, 'search');
  expect(delta.lines.map(({ path }) => path)).toEqual(['written/place/ain-dubai']);
  await database.db.update(contentItems).set({ state: 'archived' }).where(place);
  await build();
  const deleted = await fetchChanges(delta.head.version, 'search');
  expect(deleted.lines).toContainEqual({ path: 'written/place/ain-dubai', removed: true });
  await database.db.update(contentItems).set({ state: 'published' }).where(place);
  await build();
});

test('PWA-9 what is taken back is removed by the delta, and gone from the pack and from everything that named it', async () => {
  const before = await fetchPack();
  await database.db.update(contentItems).set({ state: 'archived' }).where(place);
  await build();
  const delta = await fetchChanges(before.head.version);
  expect(
    delta.lines
      .filter(({ removed }) => removed)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/places/ain-dubai', 'list/place/ain-dubai']);
  const after = await fetchPack();
  expect(JSON.stringify(after.lines)).not.toMatch(/"id":"ain-dubai"|"place\/ain-dubai"/);

  await database.db.update(contentItems).set({ state: 'published' }).where(place);
  await build();
  const back = await fetchChanges(delta.head.version);
  expect(back.lines.find(({ path }) => path === '/places/ain-dubai')?.removed).toBeUndefined();
});

test('PWA-9 a changed fact changes every answer that shows it', async () => {
  const before = await fetchPack();
  const fact = eq(facts.id, 'nol.fare.silver.one-zone');
  await database.db.update(facts).set({ isShown: false }).where(fact);
  await build();
  const { lines } = await fetchChanges(before.head.version);
  expect(lines.map(({ path }) => path)).toEqual(expect.arrayContaining(['fact/nol.fare.silver.one-zone', '/traffic']));
  const received = lines.find(({ path }) => path === 'fact/nol.fare.silver.one-zone');
  expect(received?.body).toMatchObject({ status: 'hidden', text: null });
  await database.db.update(facts).set({ isShown: true }).where(fact);
  await build();
});

test('CONF-3 of two processes one makes the guide; one that is stopped loses no change', async () => {
  await database.db.update(contentTexts).set({ title: 'Ain Dubai Zwei' }).where(title);
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  await expect(buildGuide(site.deps, reader, () => true)).rejects.toThrow(BuildStopped);
  const outcomes = await Promise.all([buildGuide(site.deps, reader), buildGuide(site.deps, reader)]);
  expect(outcomes.filter(({ isBusy }) => isBusy)).toHaveLength(1);
  const { lines } = await fetchPack();
  expect(titleIn(lines)).toBe('Ain Dubai Zwei');
});

test('PWA-9 an item that is withdrawn while the guide is built is left out, and the rest is built', async () => {
  await database.db.update(contentTexts).set({ title: 'Going' }).where(title);
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  const read = (path: string) =>
    path.startsWith('/api/places/ain-dubai') ? Promise.resolve(new Response(null, { status: 410 })) : reader.read(path);
  expect(await buildGuide(site.deps, { ...reader, read })).toMatchObject({ isBusy: false });
  expect((await fetchPack()).lines.map(({ path }) => path)).not.toContain('/places/ain-dubai');
  await database.db.update(contentTexts).set({ title: 'Ain Dubai' }).where(title);
  await build();
  expect((await fetchPack()).lines.map(({ path }) => path)).toContain('/places/ain-dubai');
});

test('PWA-9 MON-1 an answer that fails leaves what devices have and the rest is built; it is read again alone', async () => {
  const [kind, id] = [eq(contentTexts.kind, 'service'), eq(contentTexts.itemId, 'tourist-visa')];
  const ofService = and(kind, id, eq(contentTexts.locale, 'en'));
  const [row] = await database.db.select().from(contentTexts).where(ofService);
  const before = await fetchPack();
  const { steps: _steps, ...broken } = (row?.body ?? {}) as Record<string, unknown>;
  await database.db.update(contentTexts).set({ body: broken }).where(ofService);
  await database.db.update(contentTexts).set({ title: 'Ain Dubai Drei' }).where(title);
  await build();
  const bodyOf = async (path: string) => (await fetchPack()).lines.find((line) => line.path === path)?.body;
  expect(titleIn((await fetchPack()).lines)).toBe('Ain Dubai Drei');
  const service = before.lines.find(({ path }) => path === '/services/tourist-visa')?.body;
  expect(await bodyOf('/services/tourist-visa')).toEqual(service);
  const failed = await database.db.select().from(rowFailures);
  expect(failed.map(({ rowKey }) => rowKey)).toContain('en/services/tourist-visa');
  await database.db.update(contentTexts).set({ body: row?.body }).where(ofService);
  await database.db.update(contentTexts).set({ title: 'Ain Dubai' }).where(title);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await build();
  expect(await database.db.$count(rowFailures)).toBe(0);
});

test('PWA-9 what a process remembers never gets into the guide', async () => {
  await reader.read('/api/home?locale=en');
  await database.db.update(contentItems).set({ state: 'archived' }).where(eq(contentItems.id, 'deira'));
  await build();
  const home = (await fetchPack()).lines.find(({ path }) => path === '/home');
  expect(JSON.stringify(home?.body.neighbourhoods)).not.toContain('"deira"');
  await database.db.update(contentItems).set({ state: 'published' }).where(eq(contentItems.id, 'deira'));
  await build();
});

test('PWA-9 a new day is read anew: days go on, and a device that comes too late needs the whole pack', async () => {
  // A full read first includes the changes that earlier tests left.
  await database.db.update(offlineState).set({ rules: 0 });
  await build();
  const before = await fetchPack();
  site.clock.now = new Date(TEST_NOW.getTime() + 86_400_000);
  await buildGuide(site.deps, reader);
  const delta = await fetchChanges(before.head.version);
  expect(delta.lines).toContainEqual({ path: '/days/2026-11-22', removed: true });
  expect(delta.lines.map(({ path }) => path)).toContain('/days/2026-12-06');
  expect(delta.lines.some(({ path }) => path.startsWith('/places/'))).toBe(false);

  const [state] = await database.db.select().from(offlineState);
  for (const since of [(state?.oldest ?? 0) - 1, (state?.version ?? 0) + 1]) {
    expect((await site.get(`/offline/packs/en?since=${since}`)).status).toBe(410);
  }
  const { packs } = await (await site.get('/offline/packs')).json();
  expect(packs.map(({ pack, version }: { pack: string; version: number }) => [pack, version])).toEqual(
    PACK_NAMES.map((name) => [name, state?.version]),
  );
}, 120_000);
