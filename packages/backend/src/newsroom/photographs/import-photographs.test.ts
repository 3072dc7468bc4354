import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import { createAskWiki } from '../../providers/commons/ask-wiki.ts';
import {
  entity,
  FREE,
  startTestCommons,
  type TestCommons,
  type TestFile,
} from '../../providers/commons/test-commons-server.ts';
import { testForeign } from '../../test-foreign.ts';
import { removePictureFiles } from '../pictures/remove-picture-files.job.ts';
import { photograph } from '../pictures/test-hostile-files.ts';
import { createMemoryFiles } from '../pictures/test-picture-files.ts';
import { importPhotographs, type ImportOptions } from './import-photographs.ts';
import type { DeskPhotograph } from './photograph-view.ts';

const FRAME = { lat: 25.2355, lon: 55.3003 };
const files = createMemoryFiles();
let database: TestDatabase;
let site: TestSite;
let commons: TestCommons;
let publisher: Awaited<ReturnType<typeof signUpPerson>>['browser'];
let bytes: Buffer;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  // One place is enough to see what an import does.
  await database.db.execute(sql`update content_items set state = 'draft' where kind in ('place', 'neighbourhood')
    and id <> 'dubai-frame'`);
  site = createTestSite(database.db, { limitSecret: randomUUID(), pictureFiles: files });
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
  commons = await startTestCommons();
  bytes = Buffer.from(await photograph('jpeg', { width: 640, height: 400 }));
});
beforeEach(async () => {
  site.deps.limitSecret = randomUUID();
  await database.db.execute(sql`delete from item_photographs`);
  await database.db.execute(sql`delete from photograph_searches`);
  await database.db.execute(sql`delete from pictures`);
  for (const address of files.addresses()) await files.remove(address);
  Object.assign(commons, { entities: {}, near: [], named: [], override: null, received: [], most: 0 });
});
afterAll(async () => {
  await commons.close();
  await database.close();
});

function run(options: ImportOptions = {}, timeoutMs = 5000) {
  const ask = createAskWiki({
    userAgent: 'Dalil-photographs/1.0 (https://guide.example)',
    timeoutMs,
    pause: async () => {},
  });
  const settings = { wikidata: commons.origin, commons: commons.origin };
  const deps = { db: database.db, now: () => new Date(), ask, parse: testForeign.parse, pictureFiles: files, settings };
  return importPhotographs(deps, options);
}

const near = (given: Partial<TestFile> & Pick<TestFile, 'title' | 'pageid'>): TestFile => ({
  ...FRAME,
  reply: { body: bytes },
  ...given,
});
const queue = async (state = 'waiting') =>
  ((await (await publisher.get(`/newsroom/photographs?state=${state}`)).json()) as { items: DeskPhotograph[] }).items;
const place = async (locale: string) =>
  (await (await site.get(`/places/dubai-frame?locale=${locale}`)).json()) as Record<string, unknown>;

test('STAFF-1 a picture of Wikidata waits for staff with author and licence, and is shown once they accept it', async () => {
  commons.entities = { Q1: entity('Elsewhere.jpg', { lat: 51.5, lon: 0 }), Q2: entity('Dubai Frame.jpg', FRAME) };
  commons.named = [near({ pageid: 7, title: 'Dubai Frame.jpg' }), near({ pageid: 8, title: 'Elsewhere.jpg' })];
  expect(await run()).toMatchObject({ items: 1, searched: 1, entities: 1, found: 1, added: 1 });
  expect(commons.received.every(({ agent }) => agent === 'Dalil-photographs/1.0 (https://guide.example)')).toBe(true);
  expect(commons.most).toBe(1);
  expect(files.addresses()).toHaveLength(6);
  expect((await place('en')).picture).toBeUndefined();

  const [found] = await queue();
  expect(found).toMatchObject({
    state: 'waiting',
    foundBy: 'wikidata',
    fileName: 'Dubai Frame.jpg',
    item: { kind: 'place', id: 'dubai-frame', accepted: 0 },
    picture: {
      credit: 'Sara & Ali',
      licence: 'cc-by-sa-4.0',
      change: 'cropped',
      taken: '2024-03',
      altFromTitle: ['en', 'ar', 'hi', 'ur'],
      sourceUrl: 'https://commons.wikimedia.org/wiki/File:Dubai%20Frame.jpg',
    },
  });
  const accepted = await publisher.post(`/newsroom/photographs/${found?.id}`, {
    decision: 'accept',
    focus: { x: 20, y: 80 },
  });
  expect(accepted.status).toBe(200);
  expect((await place('ar')).picture).toMatchObject({
    alt: 'برواز دبي',
    isAltFromTitle: true,
    credit: 'Sara & Ali',
    licence: 'cc-by-sa-4.0',
    focus: { x: 20, y: 80 },
  });
  const open = (await (await site.get('/open/places.json?locale=en')).json()) as { items: { photographs: unknown }[] };
  expect(open.items.map(({ photographs }) => photographs)).toMatchObject([
    [
      {
        author: 'Sara & Ali',
        licence: 'cc-by-sa-4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
        sourceUrl: 'https://commons.wikimedia.org/wiki/File:Dubai%20Frame.jpg',
      },
    ],
  ]);
  const list = (await (await site.get('/sections/tourism/places?locale=en&search=')).json()) as { items: unknown[] };
  expect(list.items).toMatchObject([
    { id: 'dubai-frame', picture: { id: found?.picture?.id, focus: { x: 20, y: 80 } } },
  ]);
});

test('STAFF-1 of two files with the same bytes one may be rejected and the other accepted', async () => {
  commons.near = [near({ pageid: 1, title: 'Dubai Frame 1.jpg' }), near({ pageid: 2, title: 'Dubai Frame 2.jpg' })];
  await run();
  const [one, twin] = await queue();
  expect(one?.picture?.id).toBe(twin?.picture?.id);
  await publisher.post(`/newsroom/photographs/${one?.id}`, { decision: 'reject' });
  expect((await queue()).map(({ id }) => id)).toEqual([twin?.id]);
  expect((await publisher.post(`/newsroom/photographs/${twin?.id}`, { decision: 'accept' })).status).toBe(200);
  expect((await place('en')).picture).toMatchObject({ id: twin?.picture?.id });
  expect(files.addresses()).toHaveLength(6);
});

test('STAFF-1 an operator may ask for some items only', async () => {
  expect(await run({ only: ['another-place'] })).toMatchObject({ items: 0, searched: 0 });
  expect(await run({ only: ['dubai-frame'] })).toMatchObject({ items: 1, searched: 1 });
});

test('STAFF-1 nothing is fetched that may not be shown, and every file is counted', async () => {
  commons.near = [
    near({ pageid: 1, title: 'Dubai Frame 1.jpg', meta: { Artist: 'A' } }),
    near({
      pageid: 2,
      title: 'Dubai Frame 2.jpg',
      meta: { ...FREE, LicenseShortName: 'CC BY-NC 4.0', License: 'cc-by-nc-4.0' },
    }),
    near({ pageid: 3, title: 'Dubai Frame 3.jpg', meta: { ...FREE, NonFree: 'true' } }),
    near({
      pageid: 4,
      title: 'Dubai Frame 4.jpg',
      meta: { ...FREE, LicenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0' },
    }),
    near({ pageid: 5, title: 'Dubai Frame 5.jpg', meta: { ...FREE, Artist: '<script>alert(1)</script>' } }),
    near({ pageid: 6, title: 'Dubai Frame 6.svg', mime: 'image/svg+xml' }),
    near({ pageid: 7, title: 'Dubai Frame 7.tif', mime: 'image/tiff' }),
    near({ pageid: 8, title: 'Dubai Frame 8.jpg', size: 90_000_000 }),
    near({ pageid: 9, title: 'A lamp.jpg', meta: { ...FREE, ImageDescription: 'A lamp in Dubai' } }),
    near({ pageid: 10, title: 'Dubai Frame 10.jpg', width: 300 }),
  ];
  const counts = await run();
  expect(counts).toMatchObject({ found: 10, added: 0 });
  expect(counts.skipped).toEqual({
    'no-licence': 1,
    'other-licence': 3,
    'no-author': 1,
    'other-type': 2,
    'too-small': 1,
    'too-large': 1,
    'other-place': 1,
  });
  // The details came in five answers, each leading to the next; no file was asked for.
  expect(commons.received.filter(({ query }) => query.get('generator') === 'geosearch')).toHaveLength(5);
  expect(commons.received.filter(({ path }) => path.startsWith('/files/'))).toEqual([]);
});

test('STAFF-1 huge, broken, foreign and moved files leave nothing behind', async () => {
  commons.near = [
    near({ pageid: 1, title: 'Dubai Frame 1.jpg', reply: { body: Buffer.alloc(11 * 1024 * 1024) } }),
    near({ pageid: 2, title: 'Dubai Frame 2.jpg', reply: { body: bytes.subarray(0, bytes.length / 2) } }),
    near({ pageid: 3, title: 'Dubai Frame 3.jpg', reply: { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' } }),
  ];
  expect(await run()).toMatchObject({
    added: 0,
    skipped: { 'too-large': 1 },
    unreadable: { damaged: 1, type: 1 },
    failed: { redirected: 0 },
  });
  commons.near = [
    near({
      pageid: 4,
      title: 'Dubai Frame 4.jpg',
      reply: { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
    }),
  ];
  expect(await run({ isAgain: true })).toMatchObject({ added: 0, failed: { redirected: 1 } });
  commons.near = [near({ pageid: 5, title: 'Dubai Frame 5.jpg', url: 'https://elsewhere.example/a.jpg' })];
  expect(await run({ isAgain: true })).toMatchObject({ added: 0, failed: { redirected: 1 } });
  expect(files.addresses()).toEqual([]);
  expect(await queue()).toEqual([]);
});

test('STAFF-1 a service that refuses, is busy or does not answer fails the run, and the next one goes on', async () => {
  for (const [override, fault] of [
    [{ status: 403 }, 'refused'],
    [{ status: 429, headers: { 'retry-after': '1' } }, 'busy'],
    [{ body: { error: { code: 'maxlag', info: 'Waiting' } } }, 'busy'],
    [{ body: { error: { code: 'badvalue' } } }, 'refused'],
    [{ body: '<html>' }, 'wrong_answer'],
    [{ body: { search: [{ id: 7 }] } }, 'wrong_answer'],
  ] as const) {
    commons.override = override;
    expect(await run(), fault).toMatchObject({ searched: 0, failed: { [fault]: 1 } });
  }
  commons.override = { isSlow: true };
  expect(await run({}, 50)).toMatchObject({ searched: 0, failed: { timeout: 1 } });
  commons.override = null;
  expect(await run()).toMatchObject({ searched: 1, recent: 0 });
  expect(await run()).toMatchObject({ searched: 0, recent: 1 });
});

test('STAFF-1 an import again changes nothing, what was rejected does not come back, and a dry run stores nothing', async () => {
  commons.near = [
    near({ pageid: 1, title: 'Dubai Frame 1.jpg' }),
    near({
      pageid: 2,
      title: 'Dubai Frame 2.jpg',
      reply: { body: Buffer.from(await photograph('png', { width: 640, height: 400 })) },
      mime: 'image/png',
    }),
  ];
  expect(await run({ isDryRun: true })).toMatchObject({ added: 2 });
  expect(await queue()).toEqual([]);
  expect(commons.received.filter(({ path }) => path.startsWith('/files/'))).toEqual([]);
  expect(await run()).toMatchObject({ added: 2, recent: 0 });
  expect(await run({ isAgain: true })).toMatchObject({ added: 0, known: 2 });

  const [first, second] = await queue();
  for (const one of [first, second]) {
    expect((await publisher.post(`/newsroom/photographs/${one?.id}`, { decision: 'accept' })).status).toBe(200);
  }
  expect((await place('en')).photographs).toMatchObject([{ id: first?.picture?.id }, { id: second?.picture?.id }]);
  await publisher.post(`/newsroom/photographs/${second?.id}`, { decision: 'first' });
  expect((await place('en')).picture).toMatchObject({ id: second?.picture?.id });

  site.jobs.length = 0;
  expect((await publisher.post(`/newsroom/photographs/${second?.id}`, { decision: 'reject' })).status).toBe(200);
  expect(site.jobs.map(({ name }) => name)).toContain('remove-picture-files');
  for (const { name, payload } of site.jobs.splice(0)) {
    if (name !== 'remove-picture-files') continue;
    const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
    await removePictureFiles(deps, payload as { id: string; width: number }, {
      id: randomUUID(),
      enqueuedAt: new Date(),
    });
  }
  expect(files.addresses().some((address) => address.includes(second?.picture?.id ?? ''))).toBe(false);
  expect((await place('en')).picture).toMatchObject({ id: first?.picture?.id });
  expect(await run({ isAgain: true })).toMatchObject({ added: 0, known: 2 });
  expect(await queue('rejected')).toMatchObject([{ fileName: second?.fileName, picture: null }]);
  expect((await publisher.post(`/newsroom/photographs/${second?.id}`, { decision: 'accept' })).status).toBe(409);
});
