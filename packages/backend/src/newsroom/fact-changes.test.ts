import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { factProposals } from '@dalil/database/tables/newsroom.ts';
import { desc, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import type { NotificationList } from '../notifications/list-notifications.ts';
import { openTestSite } from '../test-site.ts';
import type { DeskFactDetails } from './get-desk-fact.ts';

let now = new Date('2026-11-26T08:00:00Z');
const { database, site } = await openTestSite({ hasContent: true }, { now: () => now });
type Person = Awaited<ReturnType<typeof signUpPerson>>;
let publisher: Person;
let second: Person;
let admin: Person;

beforeAll(async () => {
  publisher = await signUpPerson(site, { role: 'publisher' });
});
beforeEach(() => {
  site.deps.limitSecret = randomUUID();
});

const TOLL = 'salik.peak.price';
const FINE = 'visa.overstay.daily-fine';
const read = async (id: string, by = publisher) =>
  (await (await by.browser.get(`/newsroom/facts/${id}?locale=en`)).json()) as DeskFactDetails;
type Problem = {
  code?: string;
  waits?: boolean;
  fields?: object[];
  effect?: { from: object; to: object; usedBy: object[]; pages: string[] };
};
let sources = 0;
async function change(id: string, fields: object, by = publisher) {
  const { version, fact, isShown, sourceNames, sentences } = await read(id, by);
  const body = {
    version,
    isShown,
    sourceUrl: `https://www.example.ae/${(sources += 1)}`,
    sourceNames,
    asOf: '2026-11-26',
    reviewBy: '2027-06-01',
    validFrom: fact.validFrom,
    validUntil: fact.validUntil,
    confidence: 'official',
    reason: 'world-changed',
    ...('values' in fields && { sentences }),
    ...fields,
  };
  const answer = await by.browser.post(`/newsroom/facts/${id}`, body);
  return { status: answer.status, body: (await answer.json()) as Problem };
}
async function send(id: string, what: 'decision' | 'undo', body: object, by: Person) {
  const answer = await by.browser.post(`/newsroom/facts/${id}/${what}`, body);
  return { status: answer.status, body: (await answer.json()) as Problem };
}
const undo = async (id: string, by: Person) => send(id, 'undo', { version: (await read(id)).version }, by);
async function decide(id: string, decision: string, by: Person, comment = '') {
  const proposalId = (await read(id)).proposal?.id ?? randomUUID();
  return send(id, 'decision', { proposalId, decision, comment }, by);
}
const published = async (id: string) =>
  ((await (await site.get(`/facts/${id}?locale=en`)).json()) as { text: string }).text;
const lastEntry = async () => {
  const [entry] = await database.db
    .select()
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  return entry;
};
type Work = { counts: { proposals: number | null } };
const waitingFor = async (by: Person) =>
  ((await (await by.browser.get('/newsroom/work')).json()) as Work).counts.proposals;

test('STAFF-6 where one person may change facts, the change of a visa fact is published and the log says that they were alone', async () => {
  expect(await change(FINE, { value: 55 })).toMatchObject({ status: 200, body: { waits: false } });
  expect(await lastEntry()).toMatchObject({ eventType: 'newsroom.fact-changed', metadata: { isAlone: true } });
  expect(await read(FINE)).toMatchObject({ value: 55, needsTwo: false, proposal: null });
  // Suspended colleagues and editors are no second person.
  const suspended = await signUpPerson(site, { role: 'publisher' });
  await database.db.execute(sql`update profiles set suspended_at = now() where id = ${suspended.id}`);
  await signUpPerson(site, { role: 'editor' });
  expect(await change(FINE, { value: 50 })).toMatchObject({ status: 200, body: { waits: false } });
  second = await signUpPerson(site, { role: 'publisher' });
  admin = await signUpPerson(site, { role: 'admin' });
});

test('STAFF-6 a change outside the usual range is refused with what it changes, unless the confirmation names the value', async () => {
  const refused = await change(TOLL, { value: 700_000 });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'needs_confirmation',
      fields: [{ path: 'value', code: 'third' }],
      effect: {
        from: { en: expect.stringContaining('6') },
        to: { en: expect.stringContaining('700,000'), ar: expect.any(String) },
      },
    },
  });
  expect(refused.body.effect?.usedBy).toEqual(
    expect.arrayContaining([expect.objectContaining({ href: '/news/how-salik-gates-charge' })]),
  );
  expect(await change(TOLL, { value: 700_000, confirmed: 70 })).toMatchObject({ status: 409 });
  expect(await change(TOLL, { value: 700_000, confirmed: true })).toMatchObject({ status: 400 });
  expect(await published(TOLL)).toContain('6');
  // A number in the words of a sentence is a value as well.
  const { rows } = await database.db.execute<{ id: string; en: string }>(sql`
    select f.id, t.value as en from facts f join fact_texts t on t.fact_id = f.id and t.locale = 'en'
    where f.topic = 'transport' and t.value ~ '^[^0-9]*[1-9][0-9][^0-9,.]*$' order by f.id limit 1`);
  const [sentence] = rows;
  const values = { en: (sentence?.en ?? '').replace(/(\d\d)/, '$100') };
  expect(await change(sentence?.id ?? '', { values })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'values' }] },
  });
  expect((await change(sentence?.id ?? '', { values, confirmed: values })).status).toBe(200);
});

test('STAFF-6 within an hour one click takes a change back with its evidence, and later or twice none does', async () => {
  const before = await read(TOLL);
  expect((await change(TOLL, { value: 60, confirmed: 60 })).status).toBe(200);
  expect(await published(TOLL)).toContain('60');
  expect(await read(TOLL, second)).toMatchObject({ undoUntil: '2026-11-26T09:00:00.000Z' });
  expect((await send(TOLL, 'undo', { version: before.version }, second)).status).toBe(409);
  expect((await undo(TOLL, second)).status).toBe(200);
  const after = await read(TOLL);
  expect(after).toMatchObject({ value: before.value, undoUntil: null, history: [{ reason: 'undone' }, {}] });
  expect(after.fact).toMatchObject({
    source: before.fact.source,
    asOf: before.fact.asOf,
    reviewBy: before.fact.reviewBy,
  });
  expect(after.sourceNames).toEqual(before.sourceNames);
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.fact-changed',
    userId: second.id,
    metadata: { reason: 'undone', from: 60, to: before.value },
  });
  expect((await undo(TOLL, second)).status).toBe(404);
  expect((await change(TOLL, { value: 7 })).status).toBe(200);
  now = new Date('2026-11-26T09:00:01Z');
  expect((await undo(TOLL, publisher)).status).toBe(404);
});

test('STAFF-6 the world changes with new evidence, a mistake of ours may have the evidence it had, and a check changes nothing', async () => {
  const { fact } = await read(TOLL);
  const same = { sourceUrl: fact.source.url, asOf: fact.asOf };
  const faulty = (path: string, code: string) => ({ status: 400, body: { fields: [{ path, code }] } });
  expect(await change(TOLL, { value: 8, ...same })).toMatchObject(faulty('asOf', 'evidence_unchanged'));
  expect(await change(TOLL, { value: 8, ...same, asOf: '2026-11' })).toMatchObject(
    faulty('asOf', 'evidence_unchanged'),
  );
  expect(await change(TOLL, { value: 8, reason: 'checked' })).toMatchObject(faulty('reason', 'value_changed'));
  expect((await change(TOLL, { value: 7, ...same, reason: 'checked' })).status).toBe(200);
  expect((await change(TOLL, { value: 8, ...same, reason: 'we-were-wrong' })).status).toBe(200);
  expect((await change(TOLL, { value: 9, sourceUrl: fact.source.url.replace(/\d+$/u, 'new') })).status).toBe(200);
});

test('STAFF-6 a fact of law, visas, money or health changes when a second person has approved it', async () => {
  const before = await published(FINE);
  expect(await change(FINE, { value: 60 })).toMatchObject({ status: 200, body: { waits: true } });
  expect(await published(FINE)).toBe(before);
  expect(await lastEntry()).toMatchObject({ eventType: 'newsroom.fact-proposed', metadata: { from: 50, to: 60 } });
  expect(await read(FINE, second)).toMatchObject({
    value: 50,
    needsTwo: true,
    proposal: {
      text: expect.stringContaining('60'),
      isOwn: false,
      isOutdated: false,
      reason: 'world-changed',
      unusual: null,
    },
  });
  expect([await waitingFor(publisher), await waitingFor(second), await waitingFor(admin)]).toEqual([0, 1, 1]);
  const list = await (await second.browser.get('/newsroom/facts?view=proposals')).json();
  expect(list).toMatchObject({ proposals: 1, items: [{ id: FINE }] });

  expect(await change(FINE, { value: 61 }, second)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await decide(FINE, 'approve', publisher)).toMatchObject({ status: 409, body: { code: 'workflow_refused' } });
  expect(await decide(FINE, 'reject', second)).toMatchObject({ status: 400, body: { fields: [{ path: 'comment' }] } });
  expect(await decide(FINE, 'withdraw', second)).toMatchObject({ status: 409 });
  const both = await Promise.all([decide(FINE, 'approve', second), decide(FINE, 'approve', admin)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await published(FINE)).toContain('60');
  expect(await lastEntry()).toMatchObject({
    eventType: 'newsroom.fact-decided',
    metadata: { decision: 'approve', from: 50, to: 60, proposedBy: publisher.id },
  });
  const { history, undoUntil } = await read(FINE);
  expect(history[0]).toMatchObject({ reason: 'world-changed', by: 'Amina Reader', approvedBy: 'Amina Reader' });
  // Of two people who may undo it, the proposer does. Anybody else does not.
  expect(undoUntil).not.toBeNull();
  const other = await signUpPerson(site, { role: 'publisher' });
  expect((await undo(FINE, other)).status).toBe(404);
  expect((await undo(FINE, publisher)).status).toBe(200);
  expect(await published(FINE)).toBe(before);
}, 60_000);

test('STAFF-6 NOTIF-2 those who may approve a change of a fact are notified of it, until it is decided', async () => {
  const listOf = async (by: Person) =>
    (await (await by.browser.get('/notifications?locale=ar')).json()) as NotificationList;
  const earlier = (await listOf(second)).notifications.length;
  const editor = await signUpPerson(site, { role: 'editor' });
  expect(await change(FINE, { value: 59 })).toMatchObject({ status: 200, body: { waits: true } });
  for (const by of [second, admin]) {
    const { unread, notifications } = await listOf(by);
    expect(unread).toBe(1);
    expect(notifications).toHaveLength(earlier + 1);
    expect(notifications[0]).toMatchObject({
      reason: 'fact-proposed',
      kind: 'fact-proposal',
      itemId: FINE,
      title: expect.stringMatching(/[\u0600-\u06ff]/),
      locale: 'ar',
      href: '/dashboard?tab=facts&view=proposals',
    });
  }
  for (const by of [publisher, editor]) expect((await listOf(by)).unread).toBe(0);
  const history = await (await second.browser.get('/notifications/history?locale=en&show=unread')).json();
  expect(history).toMatchObject({ unread: 1, total: 1, notifications: [{ kind: 'fact-proposal' }] });
  expect((await decide(FINE, 'withdraw', publisher)).status).toBe(200);
  for (const by of [second, admin]) expect((await listOf(by)).unread).toBe(0);
});

test('STAFF-6 a proposal is rejected with a reason that its author reads, is withdrawn by them, and does not overwrite a newer change', async () => {
  const { value } = await read(FINE);
  await change(FINE, { value: 62 });
  expect((await decide(FINE, 'reject', second, 'The portal still says 50.')).status).toBe(200);
  expect(await read(FINE)).toMatchObject({
    value,
    proposal: null,
    rejected: { comment: 'The portal still says 50.' },
  });
  expect(JSON.stringify((await lastEntry())?.metadata)).not.toContain('portal');
  await change(FINE, { value: 63 });
  expect((await decide(FINE, 'withdraw', publisher)).status).toBe(200);
  expect(await read(FINE)).toMatchObject({ proposal: null, rejected: null });

  // What is doubtful disappears with one person, and a check of the same value in the same source takes one.
  const { fact } = await read(FINE);
  await change(FINE, { value: 64 });
  const hide = { value, isShown: false, sourceUrl: fact.source.url, asOf: fact.asOf, reason: 'checked' };
  expect(await change(FINE, hide, second)).toMatchObject({ status: 200, body: { waits: false } });
  expect(await read(FINE)).toMatchObject({ isShown: false, proposal: { isOutdated: true } });
  expect((await decide(FINE, 'approve', second)).status).toBe(409);
  expect((await decide(FINE, 'reject', second, 'Hidden meanwhile')).status).toBe(200);
  // To show it again is to publish it.
  expect(await change(FINE, { ...hide, isShown: true }, second)).toMatchObject({ body: { waits: true } });
  expect((await decide(FINE, 'approve', publisher)).status).toBe(200);
  expect((await database.db.select().from(factProposals)).map(({ state }) => state)).not.toContain('waiting');
}, 60_000);

test('STAFF-6 searching finds the facts that a person means first', async () => {
  const first = async (search: string) => {
    const { items } = (await (
      await publisher.browser.get(`/newsroom/facts?search=${encodeURIComponent(search)}`)
    ).json()) as {
      items: { id: string }[];
    };
    return items.map(({ id }) => id).slice(0, 3);
  };
  expect(await first('dubai frame hours')).toContain('hours.dubai-frame');
  expect(await first('salik price')).toContain(TOLL);
  expect(await first('peak toll')).toContain(TOLL);
  expect((await first('الذروة سالك')).join(' ')).toContain('salik.');
});
