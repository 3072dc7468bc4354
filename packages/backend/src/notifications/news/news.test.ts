import { profiles } from '@dalil/database/tables/accounts.ts';
import { mailFailures } from '@dalil/database/tables/mail.ts';
import { operatorNewsRecipients } from '@dalil/database/tables/operator-news.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser, setUpSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import { sendEmail } from '../../emails/send-email.job.ts';
import type { OutgoingMail } from '../../providers/mail/mail.ts';
import { sendNews } from './send-news.job.ts';

let database: TestDatabase;
let site: TestSite;

setUpSite((context) => {
  ({ database, site } = context);
});
beforeEach(() => database.db.delete(profiles));

type Person = Awaited<ReturnType<typeof signUpPerson>>;
const TEXTS = Object.fromEntries(
  LOCALES.map((locale) => [locale, { subject: `News ${locale}`, text: `First.\n\nSecond ${locale}.` }]),
);
const JOB = { id: 'job', enqueuedAt: new Date('2026-11-22T08:00:00Z') };
const run = () => sendNews({ ...site.deps, sendMail: async () => ({ sent: 1 }) }, {}, JOB);
const newsMails = () => site.emails.filter(({ template }) => template === 'operator-news');

async function optIn(person: Person) {
  await person.browser.post('/user-preferences', {
    preference_category: 'privacyPreferences',
    preference_data: { marketingOptIn: true },
  });
  const mail = site.emails.findLast(({ to, template }) => to === person.email && template === 'news-confirmation');
  const link = mail?.template === 'news-confirmation' ? new URL(mail.data.link) : new URL('https://x.example');
  expect((await newBrowser(site).post(link.pathname.replace('/api', '') + link.search, {})).status).toBe(200);
}

async function write({ browser }: Person): Promise<{ id: string; revision: number }> {
  const answer = await browser.post('/newsroom/news', { texts: TEXTS });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; revision: number };
}

test('PROF-3 news go, after a second person confirmed them, once to each who asked for them and confirmed it', async () => {
  const [editor, publisher] = [
    await signUpPerson(site, { role: 'editor' }),
    await signUpPerson(site, { role: 'publisher' }),
  ];
  const readers = [await signUpPerson(site), await signUpPerson(site)];
  for (const reader of readers) await optIn(reader);
  const others = [
    await signUpPerson(site),
    await signUpPerson(site),
    await signUpPerson(site),
    await signUpPerson(site),
  ];
  const [asked, suspended, bounced, paused] = others as [Person, Person, Person, Person];
  for (const person of [suspended, bounced, paused]) await optIn(person);
  await asked.browser.post('/user-preferences', {
    preference_category: 'privacyPreferences',
    preference_data: { marketingOptIn: true },
  });
  await database.db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, suspended.id));
  const at = new Date();
  await database.db
    .insert(mailFailures)
    .values({ address: bounced.email, kind: 'bounce', code: '5.1.1', failures: 1, firstAt: at, lastAt: at });
  await paused.browser.post('/user-preferences', {
    preference_category: 'notifications',
    preference_data: { marketing: false },
  });
  const { id } = await write(editor);
  await run();
  expect(newsMails()).toEqual([]);
  expect((await editor.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 })).status).toBe(403);
  expect((await publisher.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 })).status).toBe(200);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(
    newsMails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(readers.map(({ email }) => email).toSorted());
  expect(newsMails()[0]?.data).toMatchObject({
    subject: 'News en',
    unsubscribe: expect.stringContaining('/api/news/unsubscribe?token='),
  });
  expect(await database.db.select().from(operatorNewsRecipients)).toHaveLength(2);
  const list = (await (await publisher.browser.get('/newsroom/news')).json()) as { items: unknown[] };
  expect(list).toMatchObject({ readers: 2, items: [{ state: 'sent', recipients: 2, confirmedBy: 'Amina Reader' }] });
  expect((await publisher.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 })).status).toBe(404);
});

test('PROF-3 nobody confirms their own text, or one that was changed since they read it', async () => {
  const [one, two] = [await signUpPerson(site, { role: 'publisher' }), await signUpPerson(site, { role: 'publisher' })];
  const { id } = await write(one);
  expect((await one.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 })).status).toBe(409);
  expect((await one.browser.post(`/newsroom/news/${id}`, { revision: 1, texts: TEXTS })).status).toBe(200);
  expect((await two.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 })).status).toBe(409);
  expect((await two.browser.post(`/newsroom/news/${id}/drop`, {})).status).toBe(200);
  expect((await two.browser.post(`/newsroom/news/${id}/confirm`, { revision: 2 })).status).toBe(404);
  const user = await signUpPerson(site);
  expect((await user.browser.get('/newsroom/news')).status).toBe(403);
});

test('NOTIF-6 news are left with one click of the mail, which then waits in the queue in vain', async () => {
  const [editor, publisher, reader] = [
    await signUpPerson(site, { role: 'editor' }),
    await signUpPerson(site, { role: 'publisher' }),
    await signUpPerson(site),
  ];
  await optIn(reader);
  const { id } = await write(editor);
  await publisher.browser.post(`/newsroom/news/${id}/confirm`, { revision: 1 });
  await run();
  const [mail] = newsMails();
  if (mail?.template !== 'operator-news') throw new Error('no news were queued');
  const delivered: OutgoingMail[] = [];
  const deliver = () =>
    sendEmail(
      {
        ...site.deps,
        sendMail: async (outgoing) => {
          delivered.push(outgoing);
          return { sent: 1 };
        },
      },
      mail,
      { ...JOB, enqueuedAt: new Date() },
    );
  await deliver();
  expect(delivered[0]).toMatchObject({ subject: 'News en', unsubscribeUrl: mail.data.unsubscribe });
  expect(delivered[0]?.text).toContain('Second en.');
  const link = new URL(mail.data.unsubscribe);
  const path = link.pathname.replace('/api', '') + link.search;
  expect((await newBrowser(site).get(path)).status).toBe(200);
  expect((await newBrowser(site).post(path, {})).status).toBe(200);
  expect((await newBrowser(site).post(path, {})).status).toBe(200);
  await deliver();
  expect(delivered).toHaveLength(1);
  const stored = await database.db.select().from(userPreferences).where(eq(userPreferences.userId, reader.id));
  expect(stored.find(({ category }) => category === 'notifications')?.data).toMatchObject({ marketing: false });
  // The token of one kind of mail leaves no other kind.
  expect((await newBrowser(site).post(path.replace('/news/', '/digest/'), {})).status).toBe(404);
});
