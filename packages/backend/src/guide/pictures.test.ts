import { drawPicture } from '@dalil/domain/artwork/draw-picture.ts';
import { fittingDrawings, type PictureSubject } from '@dalil/domain/artwork/picture-choice.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import { formatSearch } from '@dalil/search/search-request.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { findPicture } from './find-picture.ts';

const { database, site } = await openTestSite({ hasIndex: true });

const searchFor = (query: string) =>
  `/search?${new URLSearchParams({ locale: 'en', search: formatSearch({ query }) })}`;

const isFact = (id: string) => id.includes('.');

/** The ids of everything in an answer that is shown with a picture: what has an area. */
function shownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, area } = value as { id?: unknown; area?: unknown };
  const own = typeof id === 'string' && typeof area === 'string' && !isFact(id) ? [id] : [];
  return [...own, ...Object.values(value).flatMap(shownIn)];
}

/** Items of a list that look the same, by picture. */
async function alikeIn(address: string): Promise<string[][]> {
  const answer = await site.get(address);
  expect(answer.status, address).toBe(200);
  const ids = [...new Set(shownIn(await answer.json()))];
  expect(ids.length, address).toBeGreaterThan(2);
  const byPicture = new Map<string, string[]>();
  for (const id of ids) {
    const picture = await findPicture(database.db, id);
    expect(picture, id).not.toBeNull();
    if (!picture) continue;
    const svg = drawPicture(picture, { width: 480, height: 320 });
    byPicture.set(svg, [...(byPicture.get(svg) ?? []), id]);
  }
  return [...byPicture.values()].filter((group) => group.length > 1);
}

test('every item of the starting content has a drawing that fits, or the map around it', async () => {
  const { rows } = await database.db.execute<Omit<PictureSubject, 'position'>>(sql`
    select id, kind, category, coalesce(data->>'subcategory', data->>'type') as sort
    from content_items where state = 'published' and kind not in ('handbook', 'question', 'collection')`);
  expect(rows.length).toBeGreaterThan(500);
  const unfitting: string[] = [];
  for (const subject of rows) {
    const picture = await findPicture(database.db, subject.id);
    const isFitting = picture?.kind === 'drawing' && fittingDrawings(subject)?.includes(picture.drawing);
    if (!isFitting && picture?.kind !== 'map') unfitting.push(`${subject.kind} ${subject.id}`);
  }
  expect(unfitting).toEqual([]);
});

test('STAFF-2 the picture of a collection is that of its first item', async () => {
  expect(await findPicture(database.db, 'souks-by-the-creek')).toEqual(await findPicture(database.db, 'gold-souk'));
});

test('the picture of what does not exist is not drawn', async () => {
  expect(await findPicture(database.db, 'no-such-place')).toBeNull();
});

test.each([
  ...SECTION_IDS.map((section) => `/sections/${section}/places?locale=en&search=`),
  '/events?locale=en&search=',
  '/articles?locale=en&search=',
])('no two items look alike in the list %s', async (address) => {
  expect(await alikeIn(address)).toEqual([]);
});

test('no two items look alike on the home page, on any day of a week', async () => {
  const alike: string[][] = [];
  for (let day = 0; day < 7; day += 1) {
    site.clock.now = new Date(TEST_NOW.getTime() + day * 86_400_000);
    alike.push(...(await alikeIn('/home?locale=en')));
  }
  site.clock.now = TEST_NOW;
  expect(alike).toEqual([]);
});

test.each(['beach', 'biryani', 'museum', 'hotel', 'school', 'visa', 'metro', 'mosque', 'brunch'])(
  'no two results of a search for %s look alike',
  async (query) => {
    expect(await alikeIn(searchFor(query))).toEqual([]);
  },
);
