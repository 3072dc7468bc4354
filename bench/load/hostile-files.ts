import { setTimeout as wait } from 'node:timers/promises';
import { calendarFile } from '@dalil/backend/providers/feeds/test-calendars.ts';
import { startTestPublisher } from '@dalil/backend/providers/feeds/test-publisher.ts';
import { median } from '../median.ts';
import { startProduct, untilGuideIsMade } from '../subjects/product.ts';

const ADMIN = { email: 'admin@guide.example', password: 'a password that only this measurement has' };
const QUIET_SAMPLES = 200;
const ROUNDS = 3;
const EVERY_MS = 20;
const LIMIT_MS = 60_000;
/** Health is asked on for so long after a short answer, so that there are enough samples. */
const LEAST_MS = 2000;

export type HostileFile = { name: string; p95: number; ratio: number; took: number; answer: string };

const endless = (frequency: string) =>
  calendarFile(['UID:a', 'SUMMARY:x', 'DTSTART:20260101T000000Z', `RRULE:FREQ=${frequency};BYMONTH=2;BYMONTHDAY=30`]);
const wide = (columns: number, rows: number) =>
  `id,${'a,'.repeat(columns)}\n${`x,${'1,'.repeat(columns)}\n`.repeat(rows)}`;

/** Imports of staff, previews of texts: what a request carries. */
function requests(): [name: string, path: string, body: unknown][] {
  const imported = (kind: string, format: string, content: string) => ({
    kind,
    format,
    content,
    locale: 'en',
    isDryRun: true,
  });
  const preview = (markdown: string) => ({ locale: 'en', summary: '', markdown });
  return [
    ...['DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'].map((frequency): [string, string, unknown] => [
      `import, ${frequency} without an end`,
      '/newsroom/import',
      imported('event', 'ics', endless(frequency)),
    ]),
    ['import, 400 kB of wrong ids', '/newsroom/import', imported('place', 'csv', `id\n${'A B\n'.repeat(100_000)}`)],
    ['import, 500 lines of wrong ids', '/newsroom/import', imported('place', 'csv', `id\n${'A B\n'.repeat(500)}`)],
    ['import, 6,000 columns', '/newsroom/import', imported('place', 'csv', wide(6000, 60))],
    ['import, 390 columns', '/newsroom/import', imported('place', 'csv', wide(390, 500))],
    ['import, deep JSON', '/newsroom/import', imported('place', 'json', '['.repeat(900_000))],
    ['preview, 4,000 quotes', '/newsroom/preview', preview('>'.repeat(4000))],
    ['preview, 8,000 quotes', '/newsroom/preview', preview('>'.repeat(8000))],
    ['preview, *a*b x 2,500', '/newsroom/preview', preview('*a*b'.repeat(2500))],
    ['preview, 40 kB within the bounds', '/newsroom/preview', preview(`${'*a*b '.repeat(120)}\n\n`.repeat(20))],
  ];
}

/** What a publisher answers to a source. */
function sources(): [name: string, kind: string, path: string, file: string, robots: string][] {
  const rules = (count: number, wildcards: number) =>
    `User-agent: *\n${`Disallow: /${'*a'.repeat(wildcards)}b\n`.repeat(count)}`;
  const item = '<item><title>x</title><link>https://a.example/x</link></item>';
  const rss = `<rss version="2.0"><channel>${item.repeat(30_000)}</channel></rss>`;
  return [
    ['source, DAILY without an end', 'events', '/endless', endless('DAILY'), ''],
    ['source, SECONDLY without an end', 'events', '/secondly', endless('SECONDLY'), ''],
    ['source, 2 MB of nested HTML', 'events', '/page', '<div>'.repeat(390_000), ''],
    ['source, 1.8 MB of RSS', 'headlines', '/rss', rss, ''],
    ['source, 9,000 rules of robots.txt', 'headlines', `/${'a'.repeat(300)}`, rss, rules(9000, 100)],
    ['source, 480 rules of 500 wildcards', 'headlines', `/${'a'.repeat(400)}`, rss, rules(480, 500)],
  ];
}

/** Health while each hostile file is read, against health when nothing else happens. */
export async function measureHostileFiles(): Promise<{ quiet: number; files: HostileFile[] }> {
  const publisher = await startTestPublisher();
  await using product = await startProduct({
    cache: 16,
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LIVE_DATA: 'on',
      FETCH_ALLOW_HOSTS: publisher.host,
    },
  });
  const { origin } = product;
  const headers: Record<string, string> = { 'content-type': 'application/json', origin };
  const post = (path: string, body: unknown) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  const signedIn = await post('/auth/sign-in', ADMIN);
  if (signedIn.status !== 200) throw new Error(`The admin could not sign in: ${signedIn.status}`);
  headers['cookie'] = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const isEnough = (samples: number[]) => samples.length >= QUIET_SAMPLES;
  await untilGuideIsMade(origin);
  await healthUntil(origin, isEnough);
  const quiet = p95(await healthUntil(origin, isEnough));
  const measure = async (name: string, work: () => Promise<string>): Promise<HostileFile> => {
    const rounds: HostileFile[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      let took: number | undefined;
      const working = work().finally(() => (took = performance.now() - startedAt));
      const isOver = () => took !== undefined && performance.now() - startedAt > LEAST_MS;
      const samples = await healthUntil(origin, isOver);
      const slow = p95(samples);
      rounds.push({ name, p95: slow, ratio: slow / quiet, took: took ?? Number.NaN, answer: await working });
    }
    const ratio = median(rounds.map((one) => one.ratio));
    console.error(`${name}: ${ratio.toFixed(2)} × quiet`);
    return rounds.find((one) => one.ratio === ratio) ?? (rounds[0] as HostileFile);
  };
  const files: HostileFile[] = [];
  for (const [name, path, body] of requests()) {
    files.push(await measure(name, async () => answerOf(await post(path, body))));
  }
  for (const [name, kind, path, file, robots] of sources()) {
    publisher.replies.set(path, { body: file });
    publisher.replies.set('/robots.txt', robots === '' ? { status: 404 } : { body: robots });
    const given = { kind, url: publisher.origin + path, name, language: 'en', section: 'dubai', terms: '' };
    files.push(
      await measure(name, async () => {
        const source = (await (await post('/feed-sources', given)).json()) as { id: string };
        const result = await fetchedResult(origin, headers, source.id, post);
        await fetch(`${origin}/api/feed-sources/${source.id}`, { method: 'DELETE', headers });
        return result;
      }),
    );
  }
  await publisher.close();
  return { quiet, files };
}

type Post = (path: string, body: unknown) => Promise<Response>;

/** Has a source fetched, and waits for what came of it. */
async function fetchedResult(origin: string, headers: Record<string, string>, id: string, post: Post): Promise<string> {
  await post(`/feed-sources/${id}/fetch`, {});
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    const list = (await (await fetch(`${origin}/api/feed-sources`, { headers })).json()) as {
      items: { id: string; result: string | null }[];
    };
    const result = list.items.find((one) => one.id === id)?.result ?? null;
    if (result !== null) return result;
    await wait(500);
  }
  return 'no result';
}

async function answerOf(response: Response): Promise<string> {
  const { fields = [] } = (await response.json()) as { fields?: { path: string; code: string }[] };
  return [response.status, ...fields.map(({ path, code }) => `${path} ${code}`)].join(' ');
}

async function healthUntil(origin: string, isOver: (samples: number[]) => boolean): Promise<number[]> {
  const samples: number[] = [];
  while (!isOver(samples)) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(LIMIT_MS) });
    await response.arrayBuffer();
    samples.push(performance.now() - startedAt);
    await wait(EVERY_MS);
  }
  return samples;
}

function p95(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN;
}
