import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { contentItems, contentTexts } from '@dalil/database/tables/guide.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TITLE_ROOM } from './compose-image.ts';
import { createQueue } from './queue.ts';
import { shapeLine } from './shape-text.ts';
import { createSocialImages } from './social-images.ts';
import { setTitle } from './title-lines.ts';

let database: TestDatabase;
let folder: string;
let images: ReturnType<typeof createSocialImages>;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  folder = mkdtempSync(path.join(tmpdir(), 'dalil-pictures-'));
  const { deps } = createTestApi(database.db);
  images = createSocialImages({
    folder,
    deps,
    onSaveFailed: (error) => {
      throw error;
    },
  });
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

async function sizeOf(response: Response | null) {
  const png = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}

test.each(LOCALES)('ROUTE-10 an item, a list and the guide have an image of 1200 × 630 in %s', async (locale) => {
  for (const address of [
    `/og/tourism/burj-khalifa-${locale}.png`,
    `/og/dining-${locale}.png`,
    `/og/site-${locale}.png`,
  ]) {
    const response = await images(address);
    expect(response?.headers.get('content-type')).toBe('image/png');
    const { width, height, bytes } = await sizeOf(response);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(300_000);
  }
});

test('ROUTE-10 there is an image only of what exists, in its own area', async () => {
  for (const address of ['/og/tourism/no-such-place-en.png', '/og/dining/burj-khalifa-en.png', '/og/tourism/x.png']) {
    expect(await images(address), address).toBeNull();
  }
});

test('ROUTE-10 an image is drawn once and again when its title changes', async () => {
  const count = () => readdirSync(folder).length;
  await images('/og/tourism/burj-khalifa-hi.png');
  const before = count();
  await Promise.all([1, 2, 3].map(() => images('/og/tourism/burj-khalifa-hi.png')));
  expect(count()).toBe(before);
  await database.db
    .update(contentTexts)
    .set({ title: 'बुर्ज' })
    .where(and(eq(contentTexts.itemId, 'burj-khalifa'), eq(contentTexts.locale, 'hi')));
  await images('/og/tourism/burj-khalifa-hi.png');
  expect(count()).toBe(before + 1);
});

/** In a quick run the longest titles: a shorter one fits where they do. */
const TITLES = inject('isFullRun') ? 100_000 : 150;

test.each(LOCALES)('ROUTE-10 every title fits its image in %s, uncut', async (locale) => {
  const rows = await database.db
    .select({ title: contentTexts.title })
    .from(contentTexts)
    .innerJoin(contentItems, and(eq(contentItems.kind, contentTexts.kind), eq(contentItems.id, contentTexts.itemId)))
    .where(eq(contentTexts.locale, locale))
    .orderBy(desc(sql`length(${contentTexts.title})`))
    .limit(TITLES);
  for (const { title } of rows) {
    const { size, lineHeight, lines } = setTitle(title, locale, TITLE_ROOM);
    expect(lines.join(' ')).toBe(title.replace(/\s+/g, ' '));
    expect(lines.length * lineHeight).toBeLessThanOrEqual(TITLE_ROOM.height);
    for (const line of lines) expect(shapeLine(line, locale).width * size, line).toBeLessThanOrEqual(TITLE_ROOM.width);
  }
});

test('ROUTE-10 a title that no size fits is cut, and a word longer than a line is broken', () => {
  const { lines, lineHeight } = setTitle('W'.repeat(900), 'en', TITLE_ROOM);
  expect(lines.length * lineHeight).toBeLessThanOrEqual(TITLE_ROOM.height);
  expect(lines.at(-1)).toMatch(/…$/);
});

const JOINED: [Locale, string][] = [
  ['ar', 'دبي'],
  ['ur', 'دبئی'],
  ['hi', 'क्षेत्र'],
];
test.each(JOINED)('ROUTE-10 letters join as their script does in %s', (locale, word) => {
  const apart = Array.from(word).reduce((sum, letter) => sum + shapeLine(letter, locale).width, 0);
  expect(shapeLine(word, locale).width).toBeLessThan(apart);
  expect(shapeLine(word, locale).paths).toContain(' d="M');
});

test('ROUTE-10 drawing is one at a time, and a burst is rejected', async () => {
  const run = createQueue(2);
  let running = 0;
  const task = async () => {
    running++;
    expect(running).toBe(1);
    await Promise.resolve();
    running--;
    return 'drawn';
  };
  const results = await Promise.all([run(task), run(task), run(task)]);
  expect(results).toEqual(['drawn', 'drawn', null]);
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(task)).toBe('drawn');
});
