import { LOCALES } from '@dalil/domain/language/locale.ts';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMUNITIES, NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../connection.ts';
import { contentFacts, contentImports, contentItems, contentTexts, facts, factTexts, terms } from '../tables/guide.ts';
import { legalDocuments } from '../tables/privacy.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { CONTENT_FOLDER, readContentFiles } from './content-files.ts';
import { importStartingContent, refreshStartingContent } from './import-starting-content.ts';
import { inspectContent, readStartingContent } from './read-starting-content.ts';
import type { StartingContent } from './starting-content.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const LATER = new Date('2026-12-01T08:00:00Z');

let database: TestDatabase;
let content: StartingContent;

beforeAll(async () => {
  database = await createTestDatabase();
  content = await readStartingContent();
});
afterAll(() => database.close());

/** As before the import, of the items with these ids and of the record that everything is imported. */
async function forgetImport(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(contentItems).where(inArray(contentItems.id, [...ids]));
  await db.delete(contentImports);
}

test('ID-1 the starting content comes in whole, in four languages, published', async () => {
  const result = await importStartingContent(database.db, content, { now: NOW });
  expect(result).toMatchObject({ items: content.items.length, facts: content.facts.length, unchanged: 0 });
  const kinds = await database.db
    .select({ kind: contentItems.kind, rows: count() })
    .from(contentItems)
    .groupBy(contentItems.kind);
  const inFiles = Map.groupBy(content.items, ({ kind }) => kind);
  expect(new Map(kinds.map(({ kind, rows }) => [kind, rows]))).toEqual(
    new Map(Array.from(inFiles, ([kind, items]) => [kind, items.length])),
  );
  const texts = await database.db
    .select({ locale: contentTexts.locale, rows: count() })
    .from(contentTexts)
    .groupBy(contentTexts.locale);
  expect(new Map(texts.map(({ locale, rows }) => [locale, rows]))).toEqual(
    new Map(LOCALES.map((locale) => [locale, content.items.length])),
  );
  const [article] = await database.db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, 'article'), eq(contentItems.id, 'how-salik-gates-charge')));
  expect(article).toMatchObject({ state: 'published', publishedAt: NOW, category: 'transport', dataVersion: 1 });
  expect(await database.db.$count(legalDocuments)).toBe(content.legalDocuments.length);
});

test('STAFF-9 every item says how it was made; its translations say that no native reader has checked them', async () => {
  const rows = await database.db.select({ provenance: contentItems.provenance }).from(contentItems);
  for (const { provenance } of rows) expect(provenance).toMatchObject({ method: 'machine-drafted' });
  const texts = await database.db
    .select({ locale: contentTexts.locale, translation: contentTexts.translation })
    .from(contentTexts);
  for (const { locale, translation } of texts) {
    if (locale === 'en') expect(translation).toBeNull();
    else expect(translation).toMatchObject({ from: 'en', isReviewedByNative: false });
  }
});

test('a fact knows the items that show it, and its value reads back as it was written', async () => {
  const pages = await database.db
    .select({ kind: contentFacts.kind, id: contentFacts.itemId })
    .from(contentFacts)
    .where(eq(contentFacts.factId, 'salik.peak.price'));
  expect(pages).toContainEqual({ kind: 'article', id: 'how-salik-gates-charge' });
  const rows = await database.db.select({ id: facts.id, value: facts.value }).from(facts);
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  for (const { fact } of content.facts) expect(values.get(fact.id)).toEqual(fact.value);
  expect(await database.db.$count(factTexts)).toBe(content.facts.length * 4);
});

test('ID-5 every neighbourhood has its profile', async () => {
  const rows = await database.db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.kind, 'neighbourhood'))
    .orderBy(contentItems.position);
  const ids = rows.map(({ id }) => id);
  expect(ids.slice(0, NEIGHBOURHOODS.length)).toEqual(NEIGHBOURHOODS);
  expect(ids.slice(NEIGHBOURHOODS.length).toSorted()).toEqual(COMMUNITIES);
});

test('the same content again changes nothing', async () => {
  const result = await importStartingContent(database.db, content, { now: LATER });
  expect(result).toMatchObject({ items: 0, facts: 0, terms: 0, legalDocuments: 0, skippedBecauseEdited: 0 });
  const [latest] = await database.db.select({ at: contentItems.updatedAt }).from(contentItems).limit(1);
  expect(latest?.at).toEqual(NOW);
});

test('a later import takes over what changed in the files and never what a person changed', async () => {
  const ofEdited = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'burj-khalifa'));
  await database.db.update(contentItems).set({ asOf: '2026-11', importHash: null }).where(ofEdited);
  await database.db.update(facts).set({ value: 7, importHash: null }).where(eq(facts.id, 'salik.peak.price'));
  await database.db
    .update(terms)
    .set({ label: 'Sand', importHash: null })
    .where(and(eq(terms.group, 'tag'), eq(terms.id, 'beach'), eq(terms.locale, 'en')));
  const files = await readContentFiles();
  const edited = files.map((file) => {
    if (!/places\/(burj-khalifa|dubai-mall)\.|facts\/tolls|terms\/tag/.test(file.path)) return file;
    const text = file.text.replaceAll(/"asOf": "[^"]+"/g, '"asOf": "2027"').replace('"en": "Beach"', '"en": "Beaches"');
    return { ...file, text };
  });
  const result = await importStartingContent(database.db, inspectContent(edited).content, { now: LATER });
  expect(result).toMatchObject({ items: 1, facts: 34, terms: 0, skippedBecauseEdited: 3 });

  const places = await database.db
    .select({
      id: contentItems.id,
      asOf: contentItems.asOf,
      updatedAt: contentItems.updatedAt,
      publishedAt: contentItems.publishedAt,
    })
    .from(contentItems)
    .where(eq(contentItems.kind, 'place'));
  expect(places.find(({ id }) => id === 'burj-khalifa')?.asOf).toBe('2026-11');
  expect(places.find(({ id }) => id === 'dubai-mall')).toMatchObject({
    asOf: '2027',
    updatedAt: LATER,
    publishedAt: NOW,
  });
  const [price] = await database.db.select().from(facts).where(eq(facts.id, 'salik.peak.price'));
  expect(price?.value).toBe(7);
  expect(await database.db.$count(contentTexts, eq(contentTexts.itemId, 'dubai-mall'))).toBe(4);
});

test('PRIV-8 a version of a legal document is never written over', async () => {
  const changed = content.legalDocuments.map((document) => ({ ...document, content: 'Something else.' }));
  const result = await importStartingContent(database.db, { ...content, legalDocuments: changed }, { now: LATER });
  expect(result.legalDocuments).toBe(0);
  expect(await database.db.$count(legalDocuments, eq(legalDocuments.content, 'Something else.'))).toBe(0);
});

test('two processes that start at the same time import once', async () => {
  const other = await createTestDatabase();
  const items = content.items.filter(({ kind }) => kind === 'neighbourhood');
  const part = { ...content, items, asked: [] };
  try {
    const imports = [1, 2].map(() => importStartingContent(other.db, part, { now: NOW }));
    const results = await Promise.all(imports);
    expect(results.map((result) => result.items).sort((a, b) => a - b)).toEqual([0, items.length]);
  } finally {
    await other.close();
  }
});

test('a start with the files of the last import does nothing', async () => {
  const other = await createTestDatabase({ hasContent: true });
  try {
    expect(await refreshStartingContent(other.db, { now: LATER })).toBeNull();
    expect(await other.db.$count(contentImports)).toBe(1);
  } finally {
    await other.close();
  }
});

test('CONF-2 MON-1 a row that the database refuses is named, the rest is imported, and the next start tries it again', async () => {
  const other = await createTestDatabase({ hasContent: true });
  const withFact = content.items.filter(({ factIds }) => factIds.includes('salik.peak.price'));
  try {
    await forgetImport(other.db, [...withFact.map(({ id }) => id), 'burj-khalifa']);
    await other.db.delete(facts).where(eq(facts.id, 'salik.peak.price'));
    await other.db.execute(sql`
      create function refuse_poison() returns trigger language plpgsql as $$ begin
        if new.id in ('burj-khalifa', 'salik.peak.price') then raise exception 'poison' using errcode = '23514'; end if;
        return new; end $$;
      create trigger refuse_poison before insert on content_items for each row execute function refuse_poison();
      create trigger refuse_poison before insert on facts for each row execute function refuse_poison()`);
    const first = await refreshStartingContent(other.db, { now: NOW });
    expect(first?.failed.map(({ row }) => row).toSorted()).toEqual(
      ['fact salik.peak.price', 'place burj-khalifa', ...withFact.map(({ kind, id }) => `${kind} ${id}`)].toSorted(),
    );
    expect(first?.failed).toContainEqual({ row: 'place burj-khalifa', code: '23514' });
    expect(await other.db.$count(contentItems)).toBe(content.items.length - 1 - withFact.length);
    expect(await other.db.$count(facts)).toBe(content.facts.length - 1);
    expect(await other.db.$count(contentImports)).toBe(0);
    await other.db.execute(sql`drop trigger refuse_poison on content_items; drop trigger refuse_poison on facts`);
    expect(await refreshStartingContent(other.db, { now: LATER })).toMatchObject({
      items: 1 + withFact.length,
      facts: 1,
      failed: [],
    });
    expect(await refreshStartingContent(other.db, { now: LATER })).toBeNull();
  } finally {
    await other.close();
  }
});

test('CONF-2 a faulty file of the content fails its check and not the start of a server', async () => {
  const other = await createTestDatabase({ hasContent: true });
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await forgetImport(other.db, ['burj-khalifa', 'dubai-frame']);
    await cp(CONTENT_FOLDER, folder, { recursive: true });
    await writeFile(join(folder, 'places/burj-khalifa.json'), '{');
    await expect(readStartingContent(folder)).rejects.toThrow('places/burj-khalifa.json');
    const result = await refreshStartingContent(other.db, { now: NOW, folder });
    expect(result?.faults.map(({ path }) => path)).toContain('places/burj-khalifa.json');
    expect(result?.items).toBe(1);
    expect(await other.db.$count(contentItems)).toBe(content.items.length - 1);
  } finally {
    await other.close();
    await rm(folder, { recursive: true });
  }
});
