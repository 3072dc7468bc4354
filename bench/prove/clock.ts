import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newsroomOf } from '@dalil/backend/newsroom/test-newsroom.ts';
import type { TestClient } from '@dalil/backend/test-client.ts';
import { budgetRow } from '../results.ts';
import { ADMIN, openBrowser, signInAsAdmin } from './admin-browser.ts';
import { ClockedSite, dayInDubai, HOUR_MS } from './clocked-site.ts';
import { openMailSink } from './mail-sink.ts';

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];
const PASSWORD = 'another evening by the water';

/**
 * Runs the product, and its database, with a clock a day ahead and then a day back, each time followed by the right one, while it is
 * written to. What depends on time must follow the clock, and nothing be lost or sent twice when it returns.
 */
export async function proveClock(): Promise<string[][]> {
  const library = FAKETIME.find((file) => existsSync(file));
  if (library === undefined) return [['clock ± 1 day', 'works', 'not measured: libfaketime is not installed', '–']];
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-clock-'));
  const mail = await openMailSink();
  const site = new ClockedSite(path.join(folder, 'data'), library, mail, ADMIN);
  try {
    return await withClocks(site);
  } finally {
    await site.close();
    mail.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function withClocks(site: ClockedSite): Promise<string[][]> {
  const failing: string[] = [];
  const expectThat = (isTrue: boolean, text: string) => void (isTrue || failing.push(text));
  const isSignedIn = async (browser: TestClient) => {
    const { actor } = (await (await browser.get('/session')).json()) as { actor: { kind: string } };
    return actor.kind === 'user';
  };
  let staff: TestClient;
  let unconfirmed = { email: '', code: '' };
  const isPublic = async (id: string) => (await fetch(`${site.origin}/api/articles/${id}?locale=en`)).status === 200;

  await site.during('now', 0, async () => {
    staff = await signInAsAdmin(site.origin);
    const [one, other] = [await signUp(site, 'editor'), await signUp(site, 'publisher')];
    await schedule(newsroomOf(one), newsroomOf(other), 'clock-ahead', new Date(Date.now() + 12 * HOUR_MS));
    unconfirmed = { email: `${randomUUID()}@guide.example`, code: '' };
    await startSignUp(site, unconfirmed.email);
    unconfirmed.code = await site.mail.codeTo(unconfirmed.email);
    await site.subscribeToDigest();
  });
  await site.during('a day ahead', 1, async () => {
    expectThat(await isPublic('clock-ahead'), 'ahead: what was scheduled is not published');
    expectThat(!(await isSignedIn(staff)), 'ahead: a session without activity for a day goes on');
    const late = await openBrowser(site.origin).post('/auth/verify-email', unconfirmed);
    expectThat(late.status === 400, `ahead: a code of yesterday is answered with ${late.status}`);
    expectThat(await isSignedIn(await signInAsAdmin(site.origin)), 'ahead: signing in fails');
  });
  await site.during('now again', 0, async () => {
    expectThat(await isPublic('clock-ahead'), 'afterwards: what was published is gone');
    staff = await signInAsAdmin(site.origin);
    const [one, other] = [await signUp(site, 'editor'), await signUp(site, 'publisher')];
    await schedule(newsroomOf(one), newsroomOf(other), 'clock-back', new Date(Date.now() + 12 * HOUR_MS));
    expectThat(await site.isScheduleRunning(), 'afterwards: no scheduled job runs');
  });
  await site.during('a day back', -1, async () => {
    expectThat(!(await isPublic('clock-back')), 'back: what is scheduled for later is published');
    expectThat(await isSignedIn(staff), 'back: a session has ended');
  });
  await site.during('now at last', 0, async () => {
    expectThat(await isSignedIn(staff), 'at last: a session has ended');
    const view = await newsroomOf(staff).read('clock-ahead', 'en');
    const published = view.entries.filter(({ action }) => action === 'publish').length;
    expectThat(published === 1, `at last: a text was published ${published} times`);
    expectThat(await site.isScheduleRunning(), 'at last: no scheduled job runs');
  });
  failing.push(...site.failing);
  const { losses, written, digests, mails } = await site.outcome();
  return [
    budgetRow(
      'clock a day ahead and a day back: sessions, codes, scheduled publishing, days of prayer times, jobs',
      'follow it',
      failing.join('; ') || 'every check',
      failing.length === 0,
    ),
    budgetRow(
      'clock ± 1 day: acknowledged writes lost, torn or stored twice',
      '0',
      `${losses} of ${written}`,
      losses === 0 && written > 0,
    ),
    budgetRow(
      'clock ± 1 day: mails sent twice; digests of one user and day sent twice',
      '0',
      `${mails.twice} of ${mails.sent}; ${digests.twice} of ${digests.sent} (${dayInDubai(-1)} to ${dayInDubai(1)})`,
      mails.twice + digests.twice === 0 && digests.sent > 1,
    ),
  ];
}

async function startSignUp(site: ClockedSite, email: string): Promise<TestClient> {
  const browser = openBrowser(site.origin);
  const person = { email, password: PASSWORD, fullName: 'Amina Haddad', userType: 'resident' };
  const { status } = await browser.post('/auth/sign-up', person);
  if (status !== 200) throw new Error(`a sign-up was answered with ${status}`);
  return browser;
}

async function signUp(site: ClockedSite, role: string): Promise<TestClient> {
  const email = `${randomUUID()}@guide.example`;
  const browser = await startSignUp(site, email);
  const confirmed = await browser.post('/auth/verify-email', { email, code: await site.mail.codeTo(email) });
  if (confirmed.status !== 200) throw new Error(`a code was answered with ${confirmed.status}`);
  await site.query('update profiles set role = $2 where email = $1', [email, role]);
  return browser;
}

type Newsroom = ReturnType<typeof newsroomOf>;

/** A text that is published at a moment. Throws when a step is refused. */
async function schedule(editor: Newsroom, publisher: Newsroom, id: string, at: Date): Promise<void> {
  const minute = new Date(at.getTime() + 4 * HOUR_MS).toISOString().slice(0, 16);
  const steps = [
    () => editor.create(id, 'en', 'Swimming at night'),
    () => editor.details(id, 1),
    () => editor.save(id, 'en', 1, 'Lifeguards stay until midnight.'),
    () => editor.act(id, 'en', 2, 'submit'),
    () => publisher.act(id, 'en', 2, 'approve'),
    () => publisher.act(id, 'en', 2, 'schedule', { at: minute }),
  ];
  for (const [number, step] of steps.entries()) {
    const { status, body } = await step();
    if (status !== 200 && status !== 201) throw new Error(`step ${number} of scheduling: ${JSON.stringify(body)}`);
  }
}
