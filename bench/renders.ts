import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';
import { CORES } from './load/generator.ts';

/**
 * One address that tries to make the server render: ever new query strings, 300 hosts, ever new pages. Meanwhile another user opens
 * cached pages, and a monitoring program requests the health.
 */
const CACHE_MEGABYTES = 64;
const QUIET_SECONDS = 15;
const HEALTH_EVERY_MS = 25;
const PARALLEL = 16;
const OTHER_USER = '192.0.2.1';
/** The limit of renders counts by the minute. */
const ATTACK_SECONDS = 60;
const BUDGET = { health: 2, hits: 1 };
const READ = LOCALES.flatMap((locale) => ['/', '/news', '/tourism', '/about'].map((page) => localePath(locale, page)));

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });

type Sent = { status: number; cacheStatus: string; milliseconds: number };

function send(agent: Agent, origin: string, path: string, headers: Record<string, string> = {}): Promise<Sent> {
  const { hostname: host, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, agent, path, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      answer.resume().on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cacheStatus: String(answer.headers['cache-status'] ?? ''),
          milliseconds: performance.now() - startedAt,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

type Watch = { until: number; client: string };

/** The 95th percentile of the health in milliseconds, and the share of the other user's pages that came from memory. */
async function watch(origin: string, { until, client }: Watch): Promise<{ health: number; hits: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let [hits, pages] = [0, 0];
  for (let turn = 0; Date.now() < until; turn += 1) {
    times.push((await send(agent, origin, '/api/health')).milliseconds);
    const read = await send(agent, origin, READ[turn % READ.length] ?? '/', { 'x-forwarded-for': client });
    pages += 1;
    if (read.cacheStatus.includes('hit')) hits += 1;
    await wait(HEALTH_EVERY_MS);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { health: times[Math.floor(times.length * 0.95)] ?? Number.NaN, hits: hits / pages };
}

type Attack = (n: number) => { path: string; headers?: Record<string, string> };

const ATTACKS: Record<string, Attack> = {
  'ever new query strings': (n) => ({ path: `/tourism?x=${n}&price=${n + 9}&neighbourhood=p-${n}` }),
  '300 hosts': (n) => ({ path: '/about', headers: { host: `host${n % 300}.example` } }),
  'ever new pages': (n) => ({ path: `/news/none-${n}` }),
};

async function attack(origin: string, make: Attack, until: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const statuses = new Map<number, number>();
  let turn = 0;
  const call = async () => {
    while (Date.now() < until) {
      const { path, headers } = make(turn++);
      const { status } = await send(agent, origin, path, { ...headers, 'x-forwarded-for': '203.0.113.9' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(HEALTH_EVERY_MS);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, call));
  agent.destroy();
  return statuses;
}

type Measured = { name: string; statuses: Map<number, number>; quiet: number; health: number; hits: number };

function rowsOf({ name, statuses, quiet, health, hits }: Measured): string[][] {
  const text = `${health.toFixed(1)} ms to ${quiet.toFixed(1)} ms, ${(health / quiet).toFixed(2)} ×`;
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    budgetRow(`${name} (${answered}): health p95`, '≤ 2 × quiet', text, health <= BUDGET.health * quiet),
    budgetRow(`${name}: cached pages`, 'all from memory', `${(hits * 100).toFixed(1)} %`, hits >= BUDGET.hits),
  ];
}

async function main(): Promise<void> {
  await buildProduct();
  await using product = await startProduct({ core: CORES?.server, cache: CACHE_MEGABYTES, believesCallers: true });
  await untilGuideIsMade(product.origin);
  const { origin } = product;
  const agent = new Agent({ keepAlive: true });
  for (let round = 0; round < 3; round += 1) {
    for (const page of READ) await send(agent, origin, page, { 'x-forwarded-for': OTHER_USER });
  }
  agent.destroy();
  const quiet = await watch(origin, { until: Date.now() + QUIET_SECONDS * 1000, client: OTHER_USER });
  const rows: string[][] = [];
  for (const [name, make] of Object.entries(ATTACKS)) {
    const until = Date.now() + (options.quick ? QUIET_SECONDS : ATTACK_SECONDS) * 1000;
    const watched = watch(origin, { until, client: OTHER_USER });
    const statuses = await attack(origin, make, until);
    rows.push(...rowsOf({ name, statuses, quiet: quiet.health, ...(await watched) }));
  }
  const report = [
    `${describeRun()}; an attack lasts ${ATTACK_SECONDS} s, one address with ${PARALLEL} requests at a time.`,
    markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows }),
  ].join('\n\n');
  console.log(report);
  if (!options.quick) await saveSection('Renders provoked by one address', report);
}

await main();
