import { contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { reporterRuns, reporters } from '@dalil/database/tables/reporters.ts';
import { TEXT_ACTIONS, TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { reporterText } from '@dalil/domain/reporters/starting-texts.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { JOB_NAMES } from '../core/jobs.ts';
import { type ApiDocument, operationsOf } from '../description/document.ts';
import { JOB_HANDLERS } from '../job-handlers.ts';
import { newsroomOf } from '../newsroom/test-newsroom.ts';
import { FetchRefused } from '../providers/fetch/fetch-public.ts';
import { runReporterJob } from './run-reporter.job.ts';
import type { TextClaims } from './reporter-view.ts';
import { openReporterSite, START } from './test-reporters.ts';

const { database, site, admin, publishing, list, named, start, work, runNow } = await openReporterSite();
const newsroom = newsroomOf(publishing.browser);
const DIGEST = 'events-from-2026-11-26';

const states = async () => {
  const rows = await database.db.select().from(newsroomTexts);
  return rows.map(({ itemId, locale, state }) => `${itemId} ${locale} ${state}`).toSorted();
};

test('STAFF-4 a scheduled reporter runs once on two servers, and its draft waits for review in four languages', async () => {
  const { items: known } = await list();
  for (const { name, beat } of known) {
    for (const text of [name, beat]) expect(reporterText(text, 'hi'), `${text} has no translation`).not.toBe(text);
  }
  const { id } = await named('event-digest');
  await admin.browser.post(`/newsroom/reporters/${id}/switch`, { isOn: true, pausedUntil: null });
  await Promise.all([start(), start()]);
  const queued = site.jobs.filter(({ name }) => name === 'run-reporter');
  expect(queued).toHaveLength(1);
  const job = { id: 'job', enqueuedAt: START };
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
  const [{ payload } = { payload: {} }] = queued;
  const { runId } = payload as { runId: number };
  await Promise.all([runReporterJob(deps, { runId }, job), runReporterJob(deps, { runId }, job)]);
  await Promise.all([start(), start()]);
  expect(await database.db.$count(reporterRuns)).toBe(1);
  expect(await states()).toEqual(['ar', 'en', 'hi', 'ur'].map((locale) => `${DIGEST} ${locale} in-review`));
  const queue = (await (await publishing.browser.get('/newsroom/queue')).json()) as { items: { authors: string[] }[] };
  expect(queue.items.map(({ authors }) => authors)).toEqual(Array.from({ length: 4 }, () => ['Event digest']));
  const text = await newsroom.read(DIGEST, 'ur');
  expect(text).toMatchObject({ details: { method: 'computed' }, versions: [{ by: 'Event digest' }] });
  expect((await site.get(`/articles/${DIGEST}?locale=en`)).status).toBe(404);
});

test('STAFF-4 STAFF-9 a reviewer sees each claim with its evidence, judges it, and the scores count what people decided', async () => {
  const { id } = await named('event-digest');
  expect((await list()).items[0]?.scores).toMatchObject({ acceptance: null, precision: null, errorRate: null });
  const run = await runNow(id);
  expect(run).toMatchObject({ state: 'drafted', articleId: DIGEST, checks: { blocks: [] } });
  const answer = await publishing.browser.get(`/newsroom/texts/article/${DIGEST}/hi/claims`);
  const { run: shown } = (await answer.json()) as TextClaims;
  expect(shown).toMatchObject({ reporter: 'Event digest', claims: run.claims.map(({ supports }) => ({ supports })) });
  expect(shown?.claims.every(({ state, locale }) => state === 'supported' && locale === 'hi')).toBe(true);
  for (const [claim, isRight] of [
    [0, true],
    [1, false],
    [1, true],
    [0, false],
  ] as const) {
    const judged = await publishing.browser.post(`/newsroom/reporter-runs/${run.id}/judge`, { claim, isRight });
    expect(judged.status).toBe(200);
  }
  await newsroom.act(DIGEST, 'en', 1, 'approve');
  await newsroom.act(DIGEST, 'ar', 1, 'reject', { reason: 'language' });
  const rejected = await admin.browser.post(`/newsroom/reporter-runs/${run.id}/reject`, {
    reason: 'tone',
    comment: '',
  });
  expect(await rejected.json()).toEqual({ rejected: 2 });
  expect((await named('event-digest')).scores).toMatchObject({
    drafts: 1,
    accepted: 1,
    rejected: 3,
    acceptance: 0.25,
    precision: 0.5,
    judged: 2,
  });
  expect(await runNow(id)).toMatchObject({ state: 'nothing', reasons: ['already_written'] });
  await database.db.execute(sql`insert into reporter_runs (reporter_id, trigger, state, method, started_at)
    values (${id}, 'person', 'blocked', 'event-digest', now())`);
  expect((await named('event-digest')).scores).toMatchObject({ failed: 1, errorRate: 0.5 });
});

test('STAFF-4 a template without current facts makes no draft and says which facts; with them it does', async () => {
  const { id } = await named('fuel-price');
  expect(await runNow(id)).toMatchObject({
    state: 'nothing',
    reasons: ['facts_not_current'],
    detail: ['fuel.super-98', 'fuel.special-95', 'fuel.e-plus-91', 'fuel.diesel'],
  });
  const month = { isShown: true, validFrom: '2026-11-01', validUntil: '2026-11-30', reviewBy: '2026-11-30' };
  await database.db.update(facts).set(month).where(sql`${facts.id} like 'fuel.%'`);
  const run = await runNow(id);
  expect(run.state).toBe('drafted');
  expect(run.texts.map(({ title }) => title)).toEqual([
    'Fuel prices in November 2026',
    'أسعار الوقود في نوفمبر 2026',
    'नवंबर 2026 में ईंधन की क़ीमतें',
    'نومبر 2026 میں ایندھن کی قیمتیں',
  ]);
  for (const { markdown } of run.texts) expect(markdown.match(/\*\*.*2\.\d\d.*\*\*/g)).toHaveLength(4);
});

test.each(['public-holidays', 'prayer-times'])(
  'STAFF-4 the template %s drafts from what the guide has today',
  async (method) => {
    const run = await runNow((await named(method)).id);
    expect(run).toMatchObject({ state: 'drafted' });
    expect(run.texts).toHaveLength(4);
    const { approvalsNeeded } = await newsroom.read(run.articleId ?? '', 'en');
    expect(approvalsNeeded).toBe(2);
  },
);

test('STAFF-4 what changed this week has the old and the new value', async () => {
  const { id } = await named('facts-changed');
  expect(await runNow(id)).toMatchObject({ state: 'nothing', reasons: ['no_changes'] });
  const fact = (await (await admin.browser.get('/newsroom/facts/salik.peak.price')).json()) as { version: string };
  const changed = await admin.browser.post('/newsroom/facts/salik.peak.price', {
    version: fact.version,
    value: 8,
    isShown: true,
    sourceUrl: 'https://www.salik.ae',
    sourceNames: { en: 'Salik', ar: 'سالك', hi: 'सालिक', ur: 'سالک' },
    asOf: '2026-11-25',
    reviewBy: '2027-05-01',
    validFrom: null,
    validUntil: null,
    confidence: 'official',
    reason: 'world-changed',
  });
  expect(changed.status).toBe(200);
  const run = await runNow(id);
  expect(run.claims[0]?.text).toMatch(/AED.8; before, AED.6/);
});

test('STAFF-4 a dry run shows the draft and stores nothing', async () => {
  const { id } = await named('event-digest');
  const answer = await admin.browser.post(`/newsroom/reporters/${id}/dry-run`, { locale: 'ar' });
  expect(await answer.json()).toMatchObject({ id: null, state: 'drafted', texts: [{}, {}, {}, {}] });
  expect([await database.db.$count(reporterRuns), await states()]).toEqual([0, []]);
});

test('STAFF-4 a reporter that is paused, over its budget or stopped with all others makes no draft, and says why', async () => {
  const { id } = await named('event-digest');
  const turn = (isOn: boolean, pausedUntil: string | null) =>
    admin.browser.post(`/newsroom/reporters/${id}/switch`, { isOn, pausedUntil });
  await turn(true, '2026-11-26');
  await start();
  await work();
  expect((await named('event-digest')).runs[0]).toMatchObject({ state: 'skipped', reasons: ['paused'] });
  await database.db.update(reporters).set({ runsPerDay: 1 }).where(eq(reporters.id, id));
  await admin.browser.post('/newsroom/reporter-control/stop', {});
  expect(await runNow(id)).toMatchObject({ state: 'skipped', reasons: ['all_stopped'] });
  const dry = await admin.browser.post(`/newsroom/reporters/${id}/dry-run`, { locale: 'en' });
  expect(await dry.json()).toMatchObject({ reasons: ['all_stopped'], texts: [] });
  await admin.browser.post('/newsroom/reporter-control/restart', {});
  expect(await runNow(id)).toMatchObject({ state: 'drafted' });
  expect(await runNow(id)).toMatchObject({ state: 'skipped', reasons: ['budget_runs'] });
  await database.db.update(reporters).set({ runsPerDay: 4 }).where(eq(reporters.id, id));
});

test('STAFF-4 a run without an end is ended as failed, so that the next can begin', async () => {
  const { id } = await named('event-digest');
  await admin.browser.post(`/newsroom/reporters/${id}/run`, {});
  expect((await admin.browser.post(`/newsroom/reporters/${id}/run`, {})).status).toBe(409);
  site.clock.now = new Date(START.getTime() + 16 * 60_000);
  await start();
  expect((await named('event-digest')).runs[0]).toMatchObject({ state: 'failed', reasons: ['stopped'] });
});

const PUBLIC_STATES = TEXT_STATES.filter(
  (state) => !['draft', 'in-review', 'changes-requested', 'archived'].includes(state),
);

test('STAFF-4 no verb of the API and no job, without a named person, brings a draft of a reporter any further', async () => {
  await runNow((await named('event-digest')).id);
  const document = (await (await site.get('/openapi.json')).json()) as ApiDocument;
  const operations = operationsOf(document).filter(({ method }) => method !== 'get');
  expect(operations.length).toBeGreaterThan(60);
  const before = await database.db.$count(contentTexts);
  let sent = 0;
  for (const { path, method, operation } of operations) {
    const example = Object.values(operation.requestBody?.content ?? {})[0]?.example as object | undefined;
    for (const locale of ['en', 'ar']) {
      const address = path
        .replace('{kind}', 'article')
        .replace('{locale}', locale)
        .replace('{id}', DIGEST)
        .replace(/\{\w+\}/g, '1');
      const bodies = path.endsWith('/state')
        ? TEXT_ACTIONS.map((action) => ({ ...example, action, version: 1 }))
        : [example ?? {}];
      for (const body of bodies) {
        // A reporter has no session: to the API it is a guest, whatever it claims.
        await site.api.request(
          address,
          {
            method: method.toUpperCase(),
            headers: { 'content-type': 'application/json', origin: 'https://dalil.example', 'x-actor': 'reporter' },
            body: JSON.stringify(body),
          },
          { clientAddress: `198.51.100.${(sent += 1) % 250}` },
        );
      }
    }
  }
  const deps = {
    ...site.deps,
    // The links of the starting content lead to real sites, which no test asks.
    fetchPublic: () => Promise.reject(new FetchRefused('unreachable')),
    sendMail: async () => ({ sent: 1 as const }),
    readBuiltInLegalDocument: site.deps.readBuiltInLegalDocument,
  };
  for (const name of JOB_NAMES) {
    const payloads: Partial<Record<string, unknown>> = {
      'run-reporter': { runId: 1 },
      'notify-of-tries': { email: 'reporter@example.com' },
      'refresh-live': { isAtOnce: true },
      'remove-export-files': { names: ['none'] },
      'remove-picture-files': { id: 'none', width: 1 },
    };
    // Mails are of no text, and their schema needs a whole mail.
    if (name === 'send-email') continue;
    const handler = JOB_HANDLERS[name] as (...given: unknown[]) => Promise<void>;
    await handler(deps, payloads[name] ?? {}, { id: 'job', enqueuedAt: START });
  }
  expect(sent).toBeGreaterThan(120);
  const own = (await states()).filter((state) => state.startsWith(DIGEST));
  expect(own).toEqual(['ar', 'en', 'hi', 'ur'].map((locale) => `${DIGEST} ${locale} in-review`));
  const further = inArray(newsroomTexts.state, PUBLIC_STATES);
  expect(await database.db.$count(newsroomTexts, further)).toBe(0);
  expect(await database.db.$count(contentTexts)).toBe(before);
  // The same requests in the name of a person who may do so: they are what brings a text further.
  expect((await newsroom.act(DIGEST, 'en', 1, 'approve')).body).toMatchObject({ state: 'approved' });
  expect((await newsroom.act(DIGEST, 'en', 1, 'publish')).body).toMatchObject({ state: 'published' });
  expect(await database.db.$count(contentTexts)).toBe(before + 1);
}, 60_000);

test.each([
  ['name', { name: ' ' }],
  ['languages', { languages: [] }],
  ['timeZone', { timeZone: 'Dubai/Marina' }],
  ['time', { time: '25:00' }],
  ['pages.0.url', { pages: [{ name: 'x', url: 'file:///etc/passwd', isOfficial: true }] }],
  ['sourceIds', { method: 'model' }],
  ['tokensPerDay', { tokensPerDay: 10_000_000 }],
])('STAFF-4 a reporter with a wrong %s is refused', async (path, wrong) => {
  const { name, ...known } = await named('event-digest');
  const answer = await admin.browser.post('/newsroom/reporters', { ...known, name: `${name} 2`, ...wrong });
  expect([answer.status, ((await answer.json()) as { fields: { path: string }[] }).fields[0]?.path]).toEqual([
    400,
    path,
  ]);
});
