import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { facts as factTable } from '@dalil/database/tables/guide.ts';
import { provenanceKeys } from '@dalil/database/tables/provenance.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { manifestSchema, type ProvenanceKey, type SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import type { KindWithManifest } from '@dalil/domain/provenance/text-parts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import { addDraftedArticle } from '../newsroom/add-drafted-article.ts';
import { newsroomOf } from '../newsroom/test-newsroom.ts';
import { canonicalJson, hashOf } from './hashes.ts';
import { rotateSigningKey } from './signing-key.ts';

let database: TestDatabase;
let site: TestSite;
let now = new Date('2026-11-26T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
});

afterAll(() => database.close());

async function read(kind: string, id: string, locale = 'en', from = site): Promise<SignedManifest> {
  const answer = await from.get(`/provenance/${kind}/${id}?locale=${locale}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SignedManifest;
}

async function keys(): Promise<ProvenanceKey[]> {
  return ((await (await site.get('/provenance/keys')).json()) as { keys: ProvenanceKey[] }).keys;
}

async function isGenuine({ manifest, signature }: SignedManifest): Promise<boolean> {
  const x = (await keys()).find(({ id }) => id === manifest.key)?.publicKey ?? '';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(canonicalJson(manifest)), key, Buffer.from(signature, 'base64url'));
}

const SAMPLES: Record<KindWithManifest, string> = {
  article: 'how-salik-gates-charge',
  place: 'burj-khalifa',
  event: 'art-dubai',
  service: 'ejari',
  question: 'metro-fares',
  neighbourhood: 'deira',
  collection: 'souks-by-the-creek',
  'legal-document': 'terms',
  handbook: 'practical',
};

test.each(Object.entries(SAMPLES))('STAFF-9 the manifest of a text of the kind %s is signed', async (kind, id) => {
  for (const locale of ['en', 'ar', 'hi', 'ur']) {
    const signed = await read(kind, id, locale);
    expect(manifestSchema.parse(signed.manifest).subject).toMatchObject({ kind, id, language: locale, version: 1 });
    expect(signed.manifest.text.parts.map(({ name }) => name)).toContain('title');
    expect(await isGenuine(signed)).toBe(true);
    expect(await isGenuine({ ...signed, manifest: { ...signed.manifest, method: 'person' } })).toBe(
      signed.manifest.method === 'person',
    );
  }
});

test('STAFF-9 all handbooks are signed text by text, in the order of their fields, with the page that shows them', async () => {
  const paths = { climate: '/weather', transport: '/traffic', living: '/living', practical: '/practical' };
  for (const [id, path] of Object.entries(paths)) {
    const { manifest } = await read('handbook', id, 'ar');
    expect(manifest.subject).toMatchObject({ kind: 'handbook', id, language: 'ar', path });
    expect(manifest.text.parts.filter(({ name }) => name === 'entry').length).toBeGreaterThan(20);
  }
  const { manifest } = await read('handbook', 'practical');
  const practical = (await (await site.get('/practical?locale=en')).json()) as { emergency: { howToCall: string[] } };
  const hashes = manifest.text.parts.map(({ hash }) => hash);
  for (const words of practical.emergency.howToCall) {
    expect(hashes).toContain(hashOf({ name: 'entry', words: [words] }));
  }
  expect(hashes).not.toContain(hashOf({ name: 'entry', words: ['Say where you were.'] }));
});

test('STAFF-9 a manifest names the sources and facts with their hashes, and no personal data', async () => {
  const { manifest } = await read('article', SAMPLES.article);
  const [fact] = manifest.facts;
  expect(fact?.value).toBeTruthy();
  const { name, url, date } = fact?.source ?? {};
  expect(fact?.source.hash).toBe(hashOf({ name, url, date }));
  expect(manifest).toMatchObject({
    method: 'machine-drafted',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    tool: null,
    approvals: { count: 0, name: null, by: [] },
    previous: null,
  });
});

test('STAFF-9 the languages of a text have different hashes, and a changed fact changes its value alone', async () => {
  const before = await read('article', SAMPLES.article);
  expect((await read('article', SAMPLES.article, 'ar')).manifest.text.hash).not.toBe(before.manifest.text.hash);
  const id = before.manifest.facts[0]?.id ?? '';
  await database.db.update(factTable).set({ isShown: false }).where(eq(factTable.id, id));
  const after = await read('article', SAMPLES.article);
  expect(after.manifest.text.hash).toBe(before.manifest.text.hash);
  expect(after.manifest.facts[0]).toMatchObject({ id, value: null });
  expect(after.signature).not.toBe(before.signature);
  await database.db.update(factTable).set({ isShown: true }).where(eq(factTable.id, id));
});

test('STAFF-9 two servers sign alike, so the answer has one tag and is cacheable', async () => {
  const other = createTestSite(database.db, { limitSecret: randomUUID(), now: () => now });
  expect(await read('place', SAMPLES.place, 'ur', other)).toEqual(await read('place', SAMPLES.place, 'ur'));
  const answer = await site.get(`/provenance/place/${SAMPLES.place}?locale=ur`);
  expect(answer.headers.get('cache-control')).toContain('public');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const known = await site.api.request(`/api/provenance/place/${SAMPLES.place}?locale=ur`, { headers });
  expect(known.status).toBe(304);
});

test('STAFF-9 a retired key signs nothing more, and what it signed can still be verified', async () => {
  const old = await read('article', SAMPLES.article);
  const id = await rotateSigningKey(database.db, now);
  const fresh = await read('article', SAMPLES.article);
  expect(fresh.manifest.key).toBe(id);
  expect(old.manifest.key).not.toBe(id);
  expect([await isGenuine(old), await isGenuine(fresh)]).toEqual([true, true]);
  expect(await keys()).toMatchObject([
    { id, retiredAt: null },
    { id: old.manifest.key, retiredAt: now.toISOString() },
  ]);
  const [retired] = await database.db.select().from(provenanceKeys).where(eq(provenanceKeys.id, old.manifest.key));
  expect(retired?.privateKey).toBeNull();
});

test('STAFF-9 STAFF-1 a corrected text names approvals by role, the correction and the hash of the version before', async () => {
  const people = {
    editor: await signUpPerson(site, { role: 'editor' }),
    publisher: await signUpPerson(site, { role: 'publisher' }),
  };
  await database.db.update(profiles).set({ fullName: 'Layla Haddad' }).where(eq(profiles.id, people.publisher.id));
  const editor = newsroomOf(people.editor.browser);
  const publisher = newsroomOf(people.publisher.browser);
  const release = async (version: number, comment: string) => {
    await editor.act('night-swims', 'en', version, 'submit');
    await publisher.act('night-swims', 'en', version, 'approve', { comment: 'Not for users.' });
    expect((await publisher.act('night-swims', 'en', version, 'publish', { comment })).status).toBe(200);
  };
  await editor.create('night-swims', 'en', 'Swimming at night');
  await editor.details('night-swims', 1);
  await editor.save('night-swims', 'en', 1, 'Lifeguards stay until midnight.');
  await release(2, 'First publication, for staff.');
  const first = await read('article', 'night-swims');
  expect(first.manifest).toMatchObject({
    approvals: { count: 1, name: 'Layla Haddad', by: [{ role: 'publisher' }] },
    corrections: [],
    previous: null,
    subject: { version: 2 },
  });
  now = new Date('2026-11-27T08:00:00Z');
  await editor.save('night-swims', 'en', 2, 'Lifeguards stay until ten.');
  await release(3, 'The hour was wrong.');
  const { manifest } = await read('article', 'night-swims');
  expect(manifest).toMatchObject({
    subject: { version: 3 },
    corrections: [{ note: 'The hour was wrong.', at: '2026-11-27T08:00:00.000Z' }],
    previous: { version: 2, hash: first.manifest.text.hash },
  });
  expect(manifest.text.hash).not.toBe(first.manifest.text.hash);
  expect(JSON.stringify(manifest)).not.toContain('for staff');
  const figures = (await (await site.get('/guide-figures')).json()) as object;
  expect(figures).toMatchObject({ corrections: { count: 1, texts: 1 } });
});

test.each([
  ['/provenance/article/no-such-article?locale=en', 404],
  ['/provenance/headline/x?locale=en', 400],
  ['/provenance/article/A?locale=en', 400],
  ['/provenance/article/how-salik-gates-charge?locale=fr', 400],
])('STAFF-9 %s answers %i', async (path, status) => {
  expect((await site.get(path)).status).toBe(status);
});

test('STAFF-9 a text of a template says so, with its template and no translation, and the database knows no other method', async () => {
  const publisher = newsroomOf((await signUpPerson(site, { role: 'publisher' })).browser);
  await site.deps.db.transaction((db) =>
    addDraftedArticle(
      { ...site.deps, db },
      {
        id: 'digest',
        method: 'computed',
        category: 'news',
        tags: [],
        sources: [{ id: 'visit-dubai', names: { en: 'Visit Dubai' }, url: 'https://www.visitdubai.com' }],
        reviewBy: '2027-05-01',
        texts: {
          en: { title: 'What is on', summary: 'Two of them.', markdown: 'Two events.' },
          ar: { title: 'ماذا يجري', summary: 'اثنتان.', markdown: 'فعاليتان.' },
        },
      },
    ),
  );
  for (const [locale, version] of [
    ['en', 1],
    ['ar', 1],
  ] as const) {
    await publisher.act('digest', locale, version, 'approve');
    expect((await publisher.act('digest', locale, version, 'publish')).body).toMatchObject({ state: 'published' });
  }
  await database.db.execute(sql`insert into reporter_runs (reporter_id, trigger, state, method, article_id, started_at)
    select id, 'schedule', 'drafted', 'event-digest', 'digest', now() from reporters limit 1`);
  const signed = await read('article', 'digest', 'ar');
  expect(await isGenuine(signed)).toBe(true);
  expect(manifestSchema.parse(signed.manifest)).toMatchObject({
    method: 'computed',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    tool: { kind: 'template', name: 'event-digest' },
    translation: null,
  });
  const change = database.db.execute(
    sql`update content_items set provenance = provenance || '{"method": "magic"}' where id = 'digest'`,
  );
  await expect(change).rejects.toMatchObject({ cause: { constraint: 'content_items_method' } });
});
