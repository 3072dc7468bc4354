import { contentItems } from '@dalil/database/tables/guide.ts';
import type { IndexedPlace } from '@dalil/domain/bookmarks/match-imported.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function items(references: string, locale = 'en'): Promise<SavedItem[]> {
  const answer = await site.get(`/items?${new URLSearchParams({ references, locale }).toString()}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SavedItem[];
}

test('PROF-6 every kind is found by its kind and id, in the order requested', async () => {
  const found = await items(
    'event:global-village,place:burj-khalifa,service:tourist-visa,article:how-salik-gates-charge,neighbourhood:deira,question:metro-fares',
  );
  expect(found.map(({ kind, href }) => [kind, href])).toEqual([
    ['event', '/content/global-village'],
    ['place', '/tourism/burj-khalifa'],
    ['service', '/government/tourist-visa'],
    ['article', '/news/how-salik-gates-charge'],
    ['neighbourhood', '/content/deira'],
    ['question', '/faq#metro-fares'],
  ]);
  expect(found.every(({ title }) => title !== '')).toBe(true);
  expect(found[1]).toMatchObject({
    neighbourhood: 'downtown-dubai',
    position: { lat: expect.any(Number) },
    next: null,
  });
  expect(found.map(({ summary }) => summary).join(' ')).not.toContain('{{');
});

test('PROF-6 an event comes with its next date and the place it is held at', async () => {
  const [eid] = await items('event:eid-al-fitr');
  expect(eid?.next).toMatchObject({ start: expect.stringMatching(/^2027-03-/), certainty: 'moon' });
  expect(Object.keys(eid?.next ?? {})).not.toContain('otherStart');
});

test('I18N-1 the words are the user’s', async () => {
  const [place] = await items('place:burj-khalifa', 'ar');
  expect(place).toMatchObject({ locale: 'ar', title: expect.stringMatching(/[\u0600-\u06ff]/) });
});

test('PROF-6 what was taken back is left out, like what never was', async () => {
  await database.db
    .update(contentItems)
    .set({ state: 'archived' })
    .where(and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'ain-dubai')));
  expect(await items('place:ain-dubai,place:never-was,nonsense,handbook:weather,place:burj-khalifa')).toHaveLength(1);
  expect(await items('')).toEqual([]);
  const many = Array.from({ length: 101 }, (_none, at) => `place:p-${at}`).join(',');
  expect((await site.get(`/items?references=${many}`)).status).toBe(400);
});

test('PROF-6 MON-1 an item that cannot be shown is named in the log and hides no other', async () => {
  const ofEvent = and(eq(contentItems.kind, 'event'), eq(contentItems.id, 'global-village'));
  const [row] = await database.db.select().from(contentItems).where(ofEvent);
  await database.db.update(contentItems).set({ data: {} }).where(ofEvent);
  const found = await items('event:global-village,place:burj-khalifa,service:tourist-visa');
  expect(found.map(({ itemId }) => itemId)).toEqual(['burj-khalifa', 'tourist-visa']);
  expect(site.logged).toContainEqual(
    expect.objectContaining({
      event: 'item_not_listed',
      fields: expect.objectContaining({ kind: 'event', id: 'global-village', name: 'TypeError' }),
    }),
  );
  await database.db.update(contentItems).set({ data: row?.data }).where(ofEvent);
  expect(await items('event:global-village')).toHaveLength(1);
});

test('PROF-6 every place is listed with its names and position', async () => {
  const places = (await (await site.get('/place-names')).json()) as IndexedPlace[];
  const burj = places.find(({ id }) => id === 'burj-khalifa');
  expect(burj?.names.length).toBeGreaterThan(1);
  expect(burj?.position.lat).toBeCloseTo(25.197, 2);
  expect(places.some(({ id }) => id === 'ain-dubai')).toBe(false);
});
