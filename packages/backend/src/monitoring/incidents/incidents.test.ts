import { profiles } from '@dalil/database/tables/accounts.ts';
import { expect, test } from 'vitest';
import { addPerson, signUpPerson } from '../../accounts/test-accounts.ts';
import { listNotifications } from '../../notifications/list-notifications.ts';
import { notifyOwners } from '../../notifications/notify-owners.job.ts';
import { openTestSite } from '../../test-site.ts';
import type { IncidentsView } from './list-incidents.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const DAY_MS = 86_400_000;
const { database, site } = await openTestSite({});
const admin = await signUpPerson(site, { role: 'admin' });
const editor = await signUpPerson(site, { role: 'editor' });
const OPENED = {
  parts: ['mail'],
  titles: { en: 'E-mails arrive late', ar: 'الرسائل تصل متأخرة' },
  state: 'investigating',
  texts: { en: 'We are looking into it.' },
};

async function listed(locale: string) {
  return ((await (await site.get(`/status/incidents?locale=${locale}`)).json()) as IncidentsView).incidents;
}

test('MON-1 NOTIF-3 an incident is on the status page for 90 days with each text in the language it has, and is told at its begin and end', async () => {
  site.clock.now = NOW;
  const follower = await addPerson(database.db);
  await database.db.update(profiles).set({ emailVerified: true });
  expect((await editor.browser.post('/monitoring/incidents', OPENED)).status).toBe(403);
  expect((await admin.browser.post('/monitoring/incidents', { ...OPENED, titles: {} })).status).toBe(400);
  const { id } = (await (await admin.browser.post('/monitoring/incidents', OPENED)).json()) as { id: string };
  const say = (state: string) =>
    admin.browser.post(`/monitoring/incidents/${id}/updates`, { state, texts: { en: `Now: ${state}` } });
  for (const state of ['identified', 'resolved', 'resolved']) expect((await say(state)).status).toBe(200);
  expect(await listed('ar')).toMatchObject([
    {
      id,
      state: 'resolved',
      title: { text: 'الرسائل تصل متأخرة', locale: 'ar' },
      resolvedAt: NOW.toISOString(),
      updates: [
        { state: 'resolved' },
        { state: 'resolved' },
        { state: 'identified', text: { text: 'Now: identified', locale: 'en' } },
        { state: 'investigating' },
      ],
    },
  ]);
  const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
  for (let n = 0; n < 2; n++) await notifyOwners(jobDeps, {}, { id: 'job', enqueuedAt: NOW });
  const { notifications } = await listNotifications(site.deps, follower, { locale: 'en' });
  expect(notifications.map(({ reason, topic, href }) => `${reason} ${topic} ${href}`).toSorted()).toEqual([
    `incident appUpdates /status#incident-${id}`,
    `incident-resolved appUpdates /status#incident-${id}`,
  ]);
  site.clock.now = new Date(NOW.getTime() + 91 * DAY_MS);
  expect(await listed('en')).toEqual([]);
});
