import { bookmarks } from '@dalil/database/tables/bookmarks.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { notifications, savedItemChanges } from '@dalil/database/tables/notifications.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import type { BookmarkKind } from '@dalil/domain/bookmarks/bookmark.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson, signUpPerson } from '../accounts/test-accounts.ts';
import type { SignedInActor } from '../core/actor.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { clearNotifications } from './clear-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { notifyOwners } from './notify-owners.job.ts';

const { database, site } = await openTestSite({ hasContent: true });
const { db } = database;
const FACT = 'salik.peak.price';
const ARTICLE = 'how-salik-gates-charge';

const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
const run = () => notifyOwners(jobDeps, {}, { id: 'job', enqueuedAt: TEST_NOW });
const list = (who: SignedInActor, locale: 'en' | 'ar' | 'ur' = 'en') => listNotifications(site.deps, who, { locale });
const reasonsOf = async (who: SignedInActor) =>
  (await list(who)).notifications.map(({ itemId, reason }) => `${itemId} ${reason}`).toSorted();

async function save(who: SignedInActor, kind: BookmarkKind, itemId: string): Promise<void> {
  const times = { addedAt: TEST_NOW, updatedAt: TEST_NOW };
  await db.insert(bookmarks).values({ userId: who.userId, kind, itemId, note: '', noteVersion: 0, ...times });
}

async function setFact(value: number): Promise<void> {
  await db.execute(sql`update facts set value = ${JSON.stringify(value)}::jsonb, display = null where id = ${FACT}`);
}

beforeEach(async () => {
  await db.delete(savedItemChanges);
  await db.delete(bookmarks);
});

test('NOTIF-2 a changed price tells those who have saved a page with it, in their language, and nobody else', async () => {
  const [owner, other] = [await addPerson(db), await addPerson(db)];
  await save(owner, 'article', ARTICLE);
  await save(other, 'place', 'burj-khalifa');
  await setFact(6);
  await setFact(7);
  await run();
  const {
    unread,
    notifications: [told, ...more],
  } = await list(owner);
  expect(unread).toBe(1);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ reason: 'fact', kind: 'article', itemId: ARTICLE, href: `/news/${ARTICLE}` });
  expect(told?.fact).toMatchObject({ before: 'AED\u00A06', after: 'AED\u00A07' });
  expect((await list(owner, 'ar')).notifications[0]).toMatchObject({ locale: 'ar', fact: { locale: 'ar' } });
  expect(await list(other)).toEqual({ unread: 0, notifications: [] });
});

test('NOTIF-2 two servers that look at the same time tell it once; the same change again while unread is one', async () => {
  const owner = await addPerson(db);
  await save(owner, 'article', ARTICLE);
  await setFact(8);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await reasonsOf(owner)).toEqual([`${ARTICLE} fact`]);
  await setFact(9);
  await run();
  expect((await list(owner)).notifications).toMatchObject([{ fact: { after: 'AED\u00A09' } }]);
  await markNotificationsRead(site.deps, owner, {});
  await setFact(10);
  await run();
  expect(await list(owner)).toMatchObject({
    unread: 1,
    notifications: [{ readAt: null }, { readAt: expect.any(String) }],
  });
});

test('NOTIF-2 a cancelled or moved event, a withdrawn item, a correction and new hours each have their reason', async () => {
  const owner = await addPerson(db);
  const { rows } = await db.execute<{ item: string; fact: string }>(sql`
    select c.item_id as item, f.id as fact from content_facts c join facts f on f.id = c.fact_id
    where c.kind = 'place' and f.type = 'schedule' and f.topic = 'place-detail' limit 1`);
  const [place] = rows;
  await save(owner, 'event', 'art-dubai');
  await save(owner, 'event', 'gitex');
  await save(owner, 'service', 'ejari');
  await save(owner, 'article', ARTICLE);
  await save(owner, 'place', place?.item ?? '');
  await db.execute(
    sql`update content_items set data = jsonb_set(data, '{recurrence,isCancelled}', 'true') where kind = 'event' and id = 'art-dubai'`,
  );
  await db.execute(
    sql`update content_items set data = jsonb_set(data, '{editions}', '[]') where kind = 'event' and id = 'gitex'`,
  );
  await db.execute(
    sql`update content_items set state = 'archived', withdrawn = '{"at":"2026-11-22T08:00:00Z","reason":"wrong"}' where kind = 'service' and id = 'ejari'`,
  );
  await db.execute(
    sql`update content_texts set corrections = '[{"at":"2026-11-22T08:00:00Z","note":"A date."}]' where item_id = ${ARTICLE}`,
  );
  await db.execute(sql`update facts set is_shown = false where id = ${place?.fact}`);
  await run();
  expect(await reasonsOf(owner)).toEqual(
    [
      'art-dubai cancelled',
      'ejari withdrawn',
      'gitex date',
      `${ARTICLE} correction`,
      `${place?.item} hours`,
    ].toSorted(),
  );
});

test('NOTIF-2 a saved collection tells of other items or order, a corrected word, and its withdrawal', async () => {
  const owner = await addPerson(db);
  const saved = 'souks-by-the-creek';
  await save(owner, 'collection', saved);
  const isSaved = sql`kind = 'collection' and id = ${saved}`;
  await db.execute(sql`update content_items set updated_at = now() where ${isSaved}`);
  await run();
  expect(await reasonsOf(owner)).toEqual([]);
  await db.execute(sql`update content_items set data = data #- '{items,0}' where ${isSaved}`);
  await db.execute(
    sql`update content_texts set corrections = '[{"at":"2026-11-22T08:00:00Z","note":"A name."}]' where item_id = ${saved}`,
  );
  await run();
  expect(await reasonsOf(owner)).toEqual([`${saved} correction`, `${saved} items`]);
  expect((await list(owner)).notifications[0]).toMatchObject({ href: `/content/${saved}`, topic: 'touristAlerts' });
  await db.execute(
    sql`update content_items set state = 'archived', withdrawn = '{"at":"2026-11-22T08:00:00Z","reason":"wrong"}' where ${isSaved}`,
  );
  await run();
  expect(await reasonsOf(owner)).toContain(`${saved} withdrawn`);
});

test('NOTIF-2 MON-1 a change that cannot be told holds up no other, and is told later', async () => {
  const owner = await addPerson(db);
  for (const id of ['ejari', 'salik']) {
    await save(owner, 'service', id);
    const correction = `[{"at":"2026-11-22T08:00:00Z","note":"A date of ${id}."}]`;
    await db.execute(
      sql`update content_texts set corrections = ${correction}::jsonb where item_id = ${id} and locale = 'en'`,
    );
  }
  await db.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.item_id = 'ejari' then raise exception 'poison'; end if; return new; end $$;
    create trigger refuse_poison before insert on notifications for each row execute function refuse_poison()`);
  await run();
  expect(await reasonsOf(owner)).toEqual(['salik correction']);
  expect(await db.select().from(rowFailures)).toMatchObject([{ loop: 'notify-owners', attempts: 1 }]);
  expect(await db.$count(savedItemChanges)).toBe(1);
  await db.execute(sql`drop trigger refuse_poison on notifications`);
  await run();
  expect(await reasonsOf(owner)).toEqual(['salik correction']);
  site.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  await run();
  expect(await reasonsOf(owner)).toEqual(['ejari correction', 'salik correction']);
  expect(await db.$count(rowFailures)).toBe(0);
  site.clock.now = TEST_NOW;
});

test('PROF-4 a flag that is off stops the notifications of its topic and no others', async () => {
  const owner = await addPerson(db);
  await save(owner, 'article', ARTICLE);
  await save(owner, 'service', 'salik');
  const data = { governmentNotices: false };
  const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await db
    .insert(userPreferences)
    .values({ userId: owner.userId, category: 'notifications', data, version: 1, ...times });
  await setFact(11);
  await run();
  expect(await reasonsOf(owner)).toEqual([`${ARTICLE} fact`]);
});

test('NOTIF-2 an import of the same content and changes of unsaved items tell nothing', async () => {
  const owner = await addPerson(db);
  await save(owner, 'article', ARTICLE);
  await db.execute(sql`update facts set value = value, review_by = review_by where id = ${FACT}`);
  await db.execute(sql`update content_items set updated_at = now() where id = ${ARTICLE}`);
  await db.execute(sql`update facts set value = '99'::jsonb where id = 'ejari.fee'`);
  expect(await db.select().from(savedItemChanges)).toEqual([]);
  await run();
  expect(await reasonsOf(owner)).toEqual([]);
});

test('NOTIF-2 Process and Clear change only the own notifications; a guest is told to sign in', async () => {
  const [owner, other] = [await addPerson(db), await addPerson(db)];
  for (const one of [owner, other]) await save(one, 'article', ARTICLE);
  await setFact(12);
  await run();
  const {
    notifications: [mine],
  } = await list(owner);
  await markNotificationsRead(site.deps, other, { ids: [mine?.id ?? ''] });
  expect((await list(owner)).unread).toBe(1);
  await markNotificationsRead(site.deps, owner, { ids: [mine?.id ?? ''] });
  expect((await list(owner)).notifications).toMatchObject([{ readAt: expect.any(String) }]);
  await clearNotifications(site.deps, owner, {});
  expect((await list(owner)).notifications).toEqual([]);
  expect((await list(other)).unread).toBe(1);
  expect((await site.get('/notifications?locale=en')).status).toBe(401);
});

test('NOTIF-2 the API lists, marks and clears for a signed-in browser', async () => {
  const { browser, id } = await signUpPerson(site);
  const owner: SignedInActor = { kind: 'user', userId: id, sessionId: id, role: 'user' };
  await save(owner, 'article', ARTICLE);
  await setFact(13);
  await run();
  const answer = await browser.get('/notifications?locale=ur');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.json()).toMatchObject({ unread: 1, notifications: [{ locale: 'ur' }] });
  expect((await browser.post('/notifications/read', {})).status).toBe(204);
  expect((await browser.post('/notifications/read', { ids: ['x'] })).status).toBe(400);
  expect(await db.$count(notifications, sql`user_id = ${id} and read_at is not null`)).toBe(1);
});

test('NOTIF-2 the history has pages and filters, each counted, and holds only what is one’s own', async () => {
  const [me, other] = [await signUpPerson(site), await signUpPerson(site)];
  const what = { kind: 'article', itemId: ARTICLE, reason: 'correction' };
  const rows = Array.from({ length: 25 }, (_none, n) => ({
    userId: n === 24 ? other.id : me.id,
    changeId: 900_000 + n,
    ...what,
    subject: String(n),
    topic: n < 3 ? 'weatherAlerts' : 'newsUpdates',
    createdAt: new Date(TEST_NOW.getTime() - n * 60_000),
    readAt: n < 20 ? TEST_NOW : null,
  }));
  await db.insert(notifications).values(rows);
  const read = async (search: string) => {
    const answer = await me.browser.get(`/notifications/history?locale=en${search}`);
    const { notifications: listed, ...counts } = (await answer.json()) as { notifications: unknown[] };
    return { ...counts, listed: listed.length };
  };
  expect(await read('')).toEqual({ unread: 4, total: 24, pageSize: 20, listed: 20 });
  expect(await read('&page=2')).toMatchObject({ total: 24, listed: 4 });
  expect(await read('&show=unread')).toMatchObject({ unread: 4, total: 4, listed: 4 });
  expect(await read('&topic=weatherAlerts')).toMatchObject({ unread: 4, total: 3, listed: 3 });
  expect(await read('&topic=weatherAlerts&show=unread')).toMatchObject({ total: 0, listed: 0 });
  for (const wrong of ['&page=0', '&topic=all', '&show=read']) {
    expect((await me.browser.get(`/notifications/history?locale=en${wrong}`)).status, wrong).toBe(400);
  }
});
