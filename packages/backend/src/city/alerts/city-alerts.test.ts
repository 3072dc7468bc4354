import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { savedItemChanges } from '@dalil/database/tables/notifications.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addPerson, signUpPerson } from '../../accounts/test-accounts.ts';
import { listNotifications } from '../../notifications/list-notifications.ts';
import { markNotificationsRead } from '../../notifications/mark-notifications-read.ts';
import { notifyOwners } from '../../notifications/notify-owners.job.ts';
import { openTestSite } from '../../test-site.ts';
import { EXAMPLE_ALERT } from './examples.ts';
import type { CityAlertsView } from './list-city-alerts.ts';
import { watchCityAlerts } from './watch-city-alerts.job.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS).toISOString();
const { database, site } = await openTestSite({});
const { db } = database;
const [writer, second] = [await signUpPerson(site, { role: 'publisher' }), await signUpPerson(site, { role: 'admin' })];
const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
const JOB = { id: 'job', enqueuedAt: NOW };
const watch = () => watchCityAlerts(jobDeps, {}, JOB);

beforeEach(async () => {
  site.clock.now = NOW;
  await db.delete(cityAlerts);
  await db.delete(savedItemChanges);
});

type Person = typeof writer;
const alertFrom = (given: Partial<CityAlertContent> = {}): CityAlertContent => ({
  ...EXAMPLE_ALERT,
  startsAt: hours(0),
  endsAt: hours(6),
  ...given,
});

async function act(person: Person, path: string, body: object) {
  const response = await person.browser.post(`/newsroom/city-alerts${path}`, body);
  const answer = (await response.json()) as { id: string; revision: number; fields: { path: string; code: string }[] };
  return { status: response.status, ...answer };
}
const write = (given?: Partial<CityAlertContent>) => act(writer, '', alertFrom(given));
const confirm = (person: Person, id: string, revision: number) => act(person, `/${id}/confirm`, { revision });
async function shown(locale = 'en'): Promise<string[]> {
  const { alerts } = (await (await site.get(`/city-alerts?locale=${locale}`)).json()) as CityAlertsView;
  return alerts.map(({ title }) => title);
}
async function activate(given?: Partial<CityAlertContent>): Promise<string> {
  const { id } = await write(given);
  await confirm(second, id, 1);
  return id;
}

test('STAFF-2 an alert is shown when a second person has confirmed it, which its writer cannot, and is audited', async () => {
  const { id } = await write();
  expect(await shown()).toEqual([]);
  expect(await confirm(writer, id, 1)).toMatchObject({ status: 409, fields: [{ code: 'own_alert' }] });
  expect(await shown()).toEqual([]);
  expect(await confirm(second, id, 1)).toMatchObject({ status: 200 });
  expect([await shown(), await shown('ar')]).toEqual([['Road closed'], ['طريق مغلق']]);
  const logged = await db
    .select({ event: complianceAuditLogs.eventType })
    .from(complianceAuditLogs)
    .where(like(complianceAuditLogs.eventType, 'city-alert.%'));
  expect(logged.map(({ event }) => event)).toEqual(['city-alert.proposed', 'city-alert.confirmed']);
});

test('STAFF-2 a change waits for another person while users see what was confirmed; only the read revision is confirmed', async () => {
  const id = await activate();
  const texts = { ...EXAMPLE_ALERT.texts, en: { ...EXAMPLE_ALERT.texts.en, title: 'Road half open' } };
  expect(await act(second, `/${id}`, { revision: 9, content: alertFrom({ texts }) })).toMatchObject({ status: 409 });
  expect(await act(second, `/${id}`, { revision: 1, content: alertFrom({ texts }) })).toMatchObject({ revision: 2 });
  expect(await shown()).toEqual(['Road closed']);
  expect(await confirm(second, id, 2)).toMatchObject({ status: 409 });
  expect(await confirm(writer, id, 1)).toMatchObject({ status: 409 });
  expect(await confirm(writer, id, 2)).toMatchObject({ status: 200 });
  expect(await shown()).toEqual(['Road half open']);
});

test.each([
  ['without an end after its start', { endsAt: hours(0) }, 'endsAt'],
  ['longer than a week', { endsAt: hours(169) }, 'endsAt'],
  ['that is over', { startsAt: hours(-3), endsAt: hours(-1) }, 'endsAt'],
  ['with a source of tomorrow', { source: { ...EXAMPLE_ALERT.source, date: '2026-11-27' } }, 'source.date'],
  ['with an address that is no https', { source: { ...EXAMPLE_ALERT.source, url: 'http://rta.ae' } }, 'source.url'],
  [
    'with an area in some languages',
    { texts: { ...EXAMPLE_ALERT.texts, ur: { ...EXAMPLE_ALERT.texts.ur, area: null } } },
    'texts.ur.area',
  ],
] as const)('ERR-8 an alert %s is refused by its field', async (_name, given, path) => {
  expect(await write(given)).toMatchObject({ status: 400, fields: [{ path }] });
});

test('STAFF-2 an alert ends by itself, and either person ends it earlier with a note', async () => {
  await activate();
  site.clock.now = new Date(NOW.getTime() + 6 * HOUR_MS);
  expect(await shown()).toEqual([]);
  await watch();
  expect(await db.select().from(cityAlerts)).toMatchObject([{ endedAt: site.clock.now, endedBy: null }]);
  site.clock.now = NOW;
  const id = await activate();
  expect(await act(writer, `/${id}/end`, { note: '' })).toMatchObject({ status: 400 });
  expect(await act(writer, `/${id}/end`, { note: 'Open again' })).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([]);
  expect(await confirm(second, id, 1)).toMatchObject({ status: 404 });
});

test('NOTIF-3 PROF-4 an alert is told once to those who have its topic on, by any number of processes, and not after its end', async () => {
  const [on, off] = [await addPerson(db), await addPerson(db)];
  await db.update(profiles).set({ emailVerified: true });
  const row = { userId: off.userId, version: 1, createdAt: NOW, updatedAt: NOW };
  await db.insert(userPreferences).values({ ...row, category: 'notifications', data: { trafficUpdates: false } });
  const id = await activate({ startsAt: hours(1) });
  const told = async (who: typeof on) => (await listNotifications(site.deps, who, { locale: 'ar' })).notifications;
  const tell = async () => {
    await Promise.all([watch(), watch()]);
    await Promise.all([notifyOwners(jobDeps, {}, JOB), notifyOwners(jobDeps, {}, JOB)]);
  };
  await tell();
  expect(await told(on)).toEqual([]);
  site.clock.now = new Date(NOW.getTime() + HOUR_MS);
  await tell();
  // Read, so that only the marks of the alert and of the change say that it was told.
  await markNotificationsRead(site.deps, on, {});
  await tell();
  expect(await told(on)).toMatchObject([
    {
      kind: 'city-alert',
      itemId: id,
      title: 'طريق مغلق',
      locale: 'ar',
      topic: 'trafficUpdates',
      endsAt: '2026-11-26T14:00:00Z',
    },
  ]);
  expect((await told(on))[0]?.href).toBe('/traffic#city-alerts');
  expect(await told(off)).toEqual([]);
  site.clock.now = new Date(NOW.getTime() + 7 * HOUR_MS);
  const late = await activate({ startsAt: hours(7), endsAt: hours(9) });
  await watch();
  await act(writer, `/${late}/end`, { note: 'A mistake' });
  await notifyOwners(jobDeps, {}, JOB);
  expect((await told(on)).map(({ itemId }) => itemId)).toEqual([id]);
  await db.delete(userPreferences).where(eq(userPreferences.userId, off.userId));
});
