import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Outcome, SteadyCallers } from './load/steady-callers.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

const CALLERS = 16;
const CACHE_MEGABYTES = 16;
const STOP_LIMIT_MS = 15_000;
const BACK_LIMIT_MS = 5000;
const BETWEEN_RESTARTS_MS = 3000;
/** Cached pages, rendered pages, and uncached reads of the API. */
const PATHS = ['/', '/ar/news', '/events', '/api/facts?limit=50', '/api/content?limit=20', '/api/services?locale=hi'];

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const [STOPS, RESTARTS] = options.quick ? [5, 3] : [50, 20];

/** Ends a server under load with SIGTERM, at a different moment each time. */
async function stopUnderLoad(dataDir: string, turn: number): Promise<{ outcomes: Outcome[]; took: number }> {
  await using product = await startProduct({ cache: CACHE_MEGABYTES, dataDir });
  const callers = new SteadyCallers(product.origin, PATHS, CALLERS);
  while (callers.outcomes.length < CALLERS * PATHS.length) await wait(20);
  await wait((turn % 10) * 70);
  const startedAt = performance.now();
  process.kill(product.pid, 'SIGTERM');
  while (isAlive(product.pid) && performance.now() - startedAt < 2 * STOP_LIMIT_MS) await wait(20);
  const took = performance.now() - startedAt;
  await callers.stop();
  return { outcomes: callers.outcomes, took };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

type Restarts = { outcomes: Outcome[]; slowestBack: number; known: Map<string, string> };

/** Restarts PostgreSQL under the server repeatedly, with the signal that also ends its sessions. */
async function restartDatabase(dataDir: string): Promise<Restarts> {
  await using product = await startProduct({ cache: CACHE_MEGABYTES, dataDir });
  const known = new Map<string, string>();
  for (const one of PATHS) known.set(one, await digestOf(product.origin + one));
  const callers = new SteadyCallers(product.origin, PATHS, CALLERS);
  let slowestBack = 0;
  for (let turn = 0; turn < RESTARTS; turn++) {
    await wait(BETWEEN_RESTARTS_MS);
    const pid = Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    const endedAt = performance.now();
    process.kill(pid, 'SIGINT');
    await wait(BETWEEN_RESTARTS_MS + BACK_LIMIT_MS);
    const failed = callers.outcomes.filter((one) => one.kind === 'answered' && one.status === 503);
    const last = failed.findLast((one) => one.endedAt > endedAt);
    if (last) slowestBack = Math.max(slowestBack, last.endedAt - endedAt);
    console.error(`restart ${turn + 1} of ${RESTARTS}`);
  }
  await callers.stop();
  return { outcomes: callers.outcomes, slowestBack, known };
}

async function digestOf(address: string): Promise<string> {
  const body = Buffer.from(await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
  return createHash('sha256').update(body).digest('hex');
}

function count(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.filter(is).length;
}

const isDropped = ({ kind }: Outcome) => kind === 'dropped';

async function main(): Promise<number> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
  try {
    const stopped: Outcome[] = [];
    let longest = 0;
    for (let turn = 0; turn < STOPS; turn++) {
      const { outcomes, took } = await stopUnderLoad(dataDir, turn);
      stopped.push(...outcomes);
      longest = Math.max(longest, took);
    }
    const restarts = await restartDatabase(dataDir);
    const isWrong = (one: Outcome) =>
      one.kind === 'answered' &&
      !(one.status === 200 && one.digest === restarts.known.get(one.path)) &&
      !(one.status === 503 && one.retryAfter !== undefined);
    const wrong = restarts.outcomes.filter(isWrong);
    const dropped = count(stopped, isDropped);
    const unanswered = count(restarts.outcomes, isDropped);
    for (const one of [...wrong, ...stopped.filter(isDropped), ...restarts.outcomes.filter(isDropped)].slice(0, 20)) {
      console.error(JSON.stringify(one));
    }
    const rows = [
      budgetRow(`SIGTERM ${STOPS} times: requests dropped`, '0', `${dropped} of ${stopped.length}`, dropped === 0),
      budgetRow('ended after', '≤ 15 s', `${(longest / 1000).toFixed(1)} s at most`, longest <= STOP_LIMIT_MS),
      budgetRow(
        `database restarted ${RESTARTS} times: wrong answers`,
        '0',
        `${wrong.length + unanswered} of ${restarts.outcomes.length}`,
        wrong.length + unanswered === 0,
      ),
      budgetRow(
        'last 503 after the restart',
        '≤ 5 s',
        `${(restarts.slowestBack / 1000).toFixed(1)} s at most`,
        restarts.slowestBack <= BACK_LIMIT_MS,
      ),
    ];
    const unavailable = count(restarts.outcomes, (one) => one.kind === 'answered' && one.status === 503);
    const report = [
      `${describeRun()}; ${CALLERS} callers at a time. While the database restarted, ${unavailable} answers were 503 with Retry-After.`,
      markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows }),
    ].join('\n\n');
    console.log(report);
    if (!options.quick) await saveSection('Stops and restarts', report);
    return rows.every((cells) => cells[3] === 'met') ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

process.exitCode = await main();
