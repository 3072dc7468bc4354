import { randomUUID } from 'node:crypto';
import { contentItems } from '@dalil/database/tables/guide.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, newBrowser, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import type { DeskPicture } from './picture-view.ts';
import { removePictureFiles } from './remove-picture-files.job.ts';
import { photograph } from './test-hostile-files.ts';
import { createMemoryFiles } from './test-picture-files.ts';

let database: TestDatabase;
let site: TestSite;
let editor: Awaited<ReturnType<typeof signUpPerson>>['browser'];
let publisher: typeof editor;
const files = createMemoryFiles();
const ORIGIN = 'https://dalil.example';

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { limitSecret: randomUUID(), pictureFiles: files });
  editor = (await signUpPerson(site, { role: 'editor' })).browser;
  publisher = (await signUpPerson(site, { role: 'publisher' })).browser;
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});
afterAll(() => database.close());

const SAID = {
  alt: { en: 'Boats', ar: 'قوارب', hi: 'नावें', ur: 'کشتیاں' },
  licence: 'cc-by-4.0',
  credit: 'Sara Khan',
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Abra.jpg',
};
const OTHERWISE = { licenceUrl: null, change: null, focus: { x: 50, y: 50 } };

async function upload(browser: typeof editor, bytes: Uint8Array, type = 'application/octet-stream') {
  const response = await site.api.request(
    `${ORIGIN}/api/newsroom/pictures/upload`,
    {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': type,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: new Uint8Array(bytes),
    },
    { clientAddress: '203.0.113.1' },
  );
  return {
    status: response.status,
    body: (await response.json()) as DeskPicture & { code?: string; fields?: unknown },
  };
}

/** Runs the queued removals of files. */
async function removeFiles(): Promise<void> {
  for (const { name, payload } of site.jobs.splice(0)) {
    if (name !== 'remove-picture-files') continue;
    const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
    await removePictureFiles(deps, payload as { id: string; width: number }, {
      id: randomUUID(),
      enqueuedAt: new Date(),
    });
  }
}

test('STAFF-1 a photograph is uploaded, described in four languages, shown with its credit, and removed when unused', async () => {
  const { status, body: added } = await upload(editor, await photograph('jpeg'));
  expect(status).toBe(200);
  expect(added).toMatchObject({ width: 640, missing: ['en', 'ar', 'hi', 'ur', 'licence', 'credit'], uses: [] });
  expect(files.addresses()).toEqual(
    [320, 480, 640].flatMap((width) => ['avif', 'webp'].map((format) => `/pictures/${added.id}-${width}.${format}`)),
  );

  await database.db
    .update(contentItems)
    .set({ data: sql`${contentItems.data} || ${JSON.stringify({ picture: added.id })}::jsonb` })
    .where(sql`kind = 'place' and id = 'dubai-frame'`);
  const incomplete = await editor.post(`/newsroom/pictures/${added.id}`, {
    ...SAID,
    ...OTHERWISE,
    credit: '',
    baseVersion: 1,
  });
  expect(await incomplete.json()).toMatchObject({ fields: [{ path: 'credit', code: 'required' }] });

  expect((await editor.post(`/newsroom/pictures/${added.id}`, { ...SAID, ...OTHERWISE, baseVersion: 1 })).status).toBe(
    200,
  );
  expect((await editor.post(`/newsroom/pictures/${added.id}`, { ...SAID, ...OTHERWISE, baseVersion: 1 })).status).toBe(
    409,
  );
  const place = (await (await site.get('/places/dubai-frame?locale=ar')).json()) as { picture: unknown };
  expect(place.picture).toEqual({ id: added.id, width: 640, height: 400, ...SAID, alt: 'قوارب' });

  const list = (await (await publisher.get('/newsroom/pictures?part=usable')).json()) as { items: DeskPicture[] };
  expect(list.items[0]?.uses).toEqual([{ kind: 'place', id: 'dubai-frame', title: 'Dubai Frame', isPublished: true }]);
  expect((await editor.post(`/newsroom/pictures/${added.id}/remove`)).status).toBe(409);

  await database.db
    .update(contentItems)
    .set({ data: sql`${contentItems.data} - 'picture'` })
    .where(sql`id = 'dubai-frame'`);
  // While the picture is in the library, no job removes its files, such as the one for uploads that come to nothing.
  await removeFiles();
  expect(files.addresses()).toHaveLength(6);
  expect((await editor.post(`/newsroom/pictures/${added.id}/remove`)).status).toBe(200);
  expect(files.addresses()).toHaveLength(6);
  await removeFiles();
  expect(files.addresses()).toEqual([]);
});

test('STAFF-1 STAFF-2 only staff who write send files, as bytes, up to ten megabytes', async () => {
  const bytes = new Uint8Array(100);
  expect((await upload(newBrowser(site), bytes)).body.code).toBe('not_signed_in');
  expect((await upload(publisher, bytes)).body.code).toBe('permission_denied');
  expect((await upload(editor, bytes, 'multipart/form-data')).body.code).toBe('unsupported_media_type');
  expect((await upload(editor, new Uint8Array(10 * 1024 * 1024 + 1))).body.code).toBe('payload_too_large');
  expect((await upload(publisher, new Uint8Array(100_000))).body.code).toBe('payload_too_large');
  const html = await upload(editor, new TextEncoder().encode('<html><script>alert(1)</script></html>'));
  expect(html.body.fields).toEqual([{ path: 'file', code: 'type' }]);
  expect(files.addresses()).toEqual([]);
});
