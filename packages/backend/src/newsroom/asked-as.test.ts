import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { importStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import type { AskedAs } from '@dalil/domain/guide/asked-as.ts';
import { askedKey, askedTerms } from '@dalil/search/asked-terms.ts';
import { desc, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { indexChanges } from '../search/index-changes.ts';
import { openTestSite } from '../test-site.ts';
import type { AskedView } from './find-asked.ts';
import { newsroomOf } from './test-newsroom.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const { database, site } = await openTestSite({ hasIndex: true }, { now: () => NOW });
type Person = Awaited<ReturnType<typeof signUpPerson>>;
let editor: Person;

beforeAll(async () => {
  editor = await signUpPerson(site, { role: 'editor' });
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});

const TOLL = 'fact/salik.peak.price';
const path = (of: string) => `/newsroom/asked-as/${of}`;
const read = async (of: string, by = editor) => (await (await by.browser.get(path(of))).json()) as AskedView;
type Problem = { code?: string; fields?: { path: string; code: string }[] };
async function replace(of: string, asked: object, { by = editor, version = '' } = {}) {
  const body = { version: version || (await read(of)).version, asked };
  const answer = await by.browser.request('PUT', path(of), body);
  return { status: answer.status, body: (await answer.json()) as AskedView & Problem };
}
const lastEntry = async () => {
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  return entry;
};
/** Whether the index finds something by every term of a question. */
async function isFoundBy(kind: string, id: string, question: string): Promise<boolean> {
  const terms = askedTerms(question).map(askedKey);
  const { rows } = await database.db.execute<{ found: number }>(sql`
    select count(distinct k.key)::int as found from search.documents d join search.postings p on p.document = d.number
    join search.keys k on k.id = p.key_id
    where d.kind = ${kind} and d.id = ${id} and k.key = any(${sql.param(terms)}::text[])`);
  return terms.length > 0 && rows[0]?.found === terms.length;
}

test('CHAT-2 an editor replaces the questions of all languages, the log has those before, and the index finds the new ones', async () => {
  const before = await read(TOLL);
  expect(before.asked.en?.length).toBeGreaterThan(0);
  expect(await isFoundBy('fact', 'salik.peak.price', before.asked.en?.[0] ?? '')).toBe(true);
  expect(await isFoundBy('fact', 'salik.peak.price', 'zebra crossing gate toll')).toBe(false);
  const asked: AskedAs = { ...before.asked, en: ['zebra crossing gate toll', '  how much is salik  '], hi: [] };
  const saved = await replace(TOLL, asked);
  expect(saved).toMatchObject({
    status: 200,
    body: { asked: { en: ['zebra crossing gate toll', 'how much is salik'], ar: before.asked.ar } },
  });
  expect(saved.body.asked).not.toHaveProperty('hi');
  expect(saved.body).toEqual(await read(TOLL));
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.asked-changed',
    userId: editor.id,
    metadata: { subject: TOLL, before: { en: before.asked.en, hi: before.asked.hi } },
  });
  expect((await lastEntry())?.metadata).not.toHaveProperty('before.ar');
  expect(await indexChanges(database.db)).toBeGreaterThan(0);
  expect(await isFoundBy('fact', 'salik.peak.price', 'zebra crossing gate toll')).toBe(true);
  const { rows } = await database.db.execute(sql`
    select 1 from offline.changes where kind = 'fact' and id = 'salik.peak.price' limit 1`);
  expect(rows).toHaveLength(1);
});

test('CHAT-2 an import leaves alone the questions that staff changed, also where they removed all', async () => {
  const { asked } = await read(TOLL);
  expect(asked).not.toHaveProperty('hi');
  const content = await readStartingContent();
  const newer = content.asked.map((row) => ({ ...row, questions: [...row.questions, 'of the newer import'] }));
  await importStartingContent(database.db, { ...content, asked: newer }, { now: NOW });
  const after = await read(TOLL);
  expect(after.asked.en).toEqual(asked.en);
  expect(after.asked).not.toHaveProperty('hi');
  // What nobody changed follows the import.
  expect(after.asked.ar).toContain('of the newer import');
});

test('CHAT-2 questions made to an older version are refused, and the newer ones stay', async () => {
  const { version, asked } = await read('service/emirates-id');
  const mine = { ...asked, en: ['my own question'] };
  expect((await replace('service/emirates-id', { ...asked, en: ['first'] }, { version })).status).toBe(200);
  const late = await replace('service/emirates-id', mine, { version });
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await read('service/emirates-id')).asked.en).toEqual(['first']);
  const newer = await read('service/emirates-id');
  const both = ['by one', 'by another'].map((en) => replace('service/emirates-id', { en: [en] }, newer));
  const [one, other] = await Promise.all(both);
  expect([one?.status, other?.status].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409]);
});

test('CHAT-2 a question that is wrong is refused at its place, and of two alike the second', async () => {
  const { asked } = await read(TOLL);
  const faulty = (fault: string, code: string) => ({ status: 400, body: { fields: [{ path: fault, code }] } });
  const four = ['one one', 'two two', 'three three'];
  expect(await replace(TOLL, { en: [...four, 'Two two?'] })).toMatchObject(faulty('asked.en.3', 'duplicate'));
  expect(await replace(TOLL, { ar: [...four, 'x'] })).toMatchObject(faulty('asked.ar.3', 'too_small'));
  expect(await replace(TOLL, { ur: ['y'.repeat(121)] })).toMatchObject(faulty('asked.ur.0', 'too_big'));
  expect(await replace(TOLL, { en: ['two\nlines'] })).toMatchObject({ body: { fields: [{ path: 'asked.en.0' }] } });
  expect(await replace(TOLL, { en: ['a\u0000b'] })).toMatchObject({ body: { fields: [{ path: 'asked.en.0' }] } });
  const many = Array.from({ length: 41 }, (_, at) => `question ${at}`);
  expect(await replace(TOLL, { hi: many })).toMatchObject(faulty('asked.hi', 'too_big'));
  expect(await replace(TOLL, { fr: ['combien'] })).toMatchObject({ status: 400 });
  // The same words in two languages are two questions.
  expect((await replace(TOLL, { ...asked, ur: ['salik'], hi: ['salik'] })).status).toBe(200);
});

test('CHAT-2 who reads texts reads the questions, who writes texts changes them, and what does not exist has none', async () => {
  const publisher = await signUpPerson(site, { role: 'publisher' });
  const { version, asked } = await read(TOLL, publisher);
  expect(await replace(TOLL, asked, { by: publisher, version })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  });
  for (const absent of ['fact/salik.no-such-fact', 'place/no-such-place', 'service/salik.peak.price']) {
    expect((await editor.browser.get(path(absent))).status).toBe(404);
    expect((await replace(absent, { en: ['any one'] }, { version })).status).toBe(404);
  }
  expect((await editor.browser.get(path('handbook/transport'))).status).toBe(400);
});

test('CHAT-2 an article has questions from its first draft', async () => {
  await newsroomOf(editor.browser).create('night-swimming', 'en', 'Swimming at night');
  expect(await read('article/night-swimming')).toMatchObject({ asked: {} });
  expect((await replace('article/night-swimming', { en: ['swim at night'] })).status).toBe(200);
  expect((await read('article/night-swimming')).asked).toEqual({ en: ['swim at night'] });
});
