import { randomUUID } from 'node:crypto';
import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import { newsroomItems } from '@dalil/database/tables/newsroom.ts';
import { reporterControl, reporterRuns, reporters, reporterUsage } from '@dalil/database/tables/reporters.ts';
import { gte } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { scriptedModel } from '../assistant/model/test-model-site.ts';
import { startModelServer } from '../assistant/model/test-model-server.ts';
import { DEFAULT_ASSISTANT } from '../assistant/assistant-settings.ts';
import { createLiveDeps } from '../city/live/live-deps.ts';
import { refreshHeadlines } from '../headlines/refresh-headlines.job.ts';
import { createFetchPublic } from '../providers/fetch/fetch-public.ts';
import { startTestPublisher } from '../providers/feeds/test-publisher.ts';
import { NO_LIVE_PROVIDERS } from '../providers/live/live-provider.ts';
import { openTestSite } from '../test-site.ts';
import type { Reporters, RunView } from './reporter-view.ts';
import { runReporterJob } from './run-reporter.job.ts';
import { queueReporters } from './queue-reporters.job.ts';

export const START = new Date('2026-11-26T08:00:00Z');
/** When the reporters of the starting list count as made, so that those of a test are told apart. */
const LISTED = new Date('2026-01-01T00:00:00Z');
const ATTEMPT = { id: 'job', enqueuedAt: START };

/** A site with loopback publishers and a scripted model, emptied before each test. */
export async function openReporterSite() {
  const [publisher, server] = await Promise.all([startTestPublisher(), startModelServer()]);
  // The same server under two names, so that its feeds are two independent sources.
  const port = publisher.host.split(':')[1] ?? '';
  const second = `http://localhost:${port}`;
  const { fetchPublic, close } = createFetchPublic({
    allowHosts: [publisher.host, `localhost:${port}`],
    timeoutMs: 1500,
  });
  const { database, site } = await openTestSite({ hasContent: true }, { fetchPublic });
  site.deps.live = {
    ...createLiveDeps(NO_LIVE_PROVIDERS, site.deps.now, { parse: site.deps.parseForeign }),
    pause: async () => {},
  };
  const [admin, publishing] = await Promise.all([
    signUpPerson(site, { role: 'admin' }),
    signUpPerson(site, { role: 'publisher' }),
  ]);
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
  afterAll(async () => {
    await close();
    await publisher.close();
    await server.close();
  });
  await database.db.update(reporters).set({ createdAt: LISTED });
  beforeEach(async () => {
    site.clock.now = START;
    site.deps.limitSecret = randomUUID();
    site.jobs.length = 0;
    publisher.replies.clear();
    publisher.received.length = 0;
    server.play();
    site.deps.assistant = { ...DEFAULT_ASSISTANT, model: scriptedModel(server.url), answerSeconds: 1 };
    await database.db.delete(reporterRuns);
    await database.db.delete(reporterUsage);
    await database.db.delete(newsroomItems);
    await database.db.delete(feedSources);
    await database.db.delete(liveRequests);
    await database.db.delete(reporters).where(gte(reporters.createdAt, START));
    await database.db.update(reporters).set({ isOn: false });
    await database.db.update(reporterControl).set({ isStopped: false });
  });
  const now = () => ({ ...deps, ...site.deps });
  const list = async () => (await (await admin.browser.get('/newsroom/reporters')).json()) as Reporters;

  return {
    database,
    site,
    admin,
    publishing,
    publisher,
    server,
    second,
    list,
    /** A reporter of the starting list, by its template. */
    named: async (method: string) => {
      const found = (await list()).items.find((one) => one.method === method);
      if (!found) throw new Error(method);
      return found;
    },
    start: () => queueReporters(now(), {}, ATTEMPT),
    /** Runs what is queued. */
    work: async () => {
      for (const { payload } of site.jobs.splice(0)) {
        await runReporterJob(now(), payload as { runId: number }, ATTEMPT);
      }
    },
    runNow: async (id: string): Promise<RunView> => {
      site.deps.limitSecret = randomUUID();
      const answer = await admin.browser.post(`/newsroom/reporters/${id}/run`, {});
      expect(answer.status).toBe(200);
      const { runId } = (await answer.json()) as { runId: number };
      await runReporterJob(now(), { runId }, ATTEMPT);
      return (await (await admin.browser.get(`/newsroom/reporter-runs/${runId}`)).json()) as RunView;
    },
    addFeed: async (url: string): Promise<string> => {
      const input = { kind: 'headlines', url, name: url, language: 'en', section: 'dubai', terms: '' };
      const { id } = (await (await admin.browser.post('/feed-sources', input)).json()) as { id: string };
      await admin.browser.post(`/feed-sources/${id}/switch`, { isOn: true });
      return id;
    },
    fetchFeeds: () => refreshHeadlines(now(), {}, ATTEMPT),
    addModel: async (sourceIds: string[], more: object = {}): Promise<string> => {
      const input = {
        name: `Desk ${randomUUID()}`,
        beat: 'Ferries in Dubai',
        category: 'transport',
        languages: ['en'],
        method: 'model',
        style: 'plain',
        sourceIds,
        pages: [],
        days: ['thu'],
        time: '08:00',
        timeZone: 'Asia/Dubai',
        runsPerDay: 20,
        tokensPerDay: 500_000,
        ...more,
      };
      const answer = await admin.browser.post('/newsroom/reporters', input);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { id: string }).id;
    },
  };
}
