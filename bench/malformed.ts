import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { measureHostileFiles } from './load/hostile-files.ts';
import { residentMemory } from './load/memory.ts';
import { type Endpoint, type Malformed, malform } from './load/malformed.ts';
import { seeded } from './load/seeded.ts';
import { median } from './median.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';
import { findPages } from './subjects/site-map.ts';

const CALLERS = 32;
const SAMPLED_EVERY = 5000;
const LAST_SAMPLES = 5;
const CACHE_MEGABYTES = 16;
const WARM_UP_REQUESTS = 6000;
const LIMIT_MS = 10_000;
const MEMORY_MEGABYTES = 50;
/** Signs of leaked internals: a source location, a statement, a folder, database messages. */
const LEAK =
  /\bat \S+ \(|\.ts:\d+|node_modules|\bselect\b[\s\S]{0,80}\bfrom\b [a-z_]+ |syntax error at|relation "|\/packages\/|ECONN/i;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    requests: { type: 'string' },
    seed: { type: 'string' },
    /** Only what is written by others, without the malformed requests. */
    files: { type: 'boolean' },
  },
});
const total = Number(options.requests ?? (options.quick ? 5000 : 100_000));
const seed = Number(options.seed ?? 1);

type Seen = { statuses: Map<number, number>; bad: string[]; slowest: number; memory: number[] };

type Described = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
};

const REPORT = { page: '/news', reason: 'other', message: 'The souk has moved.', locale: 'en' };
/** An operation that a guest may deliver; the example of the description needs an account. */
const DELIVERY = {
  operations: [
    {
      id: '6f1c2a9e-4b7d-4e0a-9c53-2d8b1f7a6e40',
      kind: 'report.send',
      payload: REPORT,
      at: '2026-11-21T08:00:00.000Z',
    },
  ],
};

function endpointsOf(method: string, path: string, { parameters = [], requestBody }: Described): Endpoint[] {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const body = requestBody?.content['application/json']?.example;
  const endpoint = { method, path, parameters: names, ...(body !== undefined && { body }) };
  return path.endsWith('/sync/{type}') ? [endpoint, { ...endpoint, body: DELIVERY }] : [endpoint];
}

async function findEndpoints(origin: string): Promise<Endpoint[]> {
  const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const api = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => endpointsOf(method.toUpperCase(), path, described)),
  );
  const pages = (await findPages(origin)).flatMap((page) => LOCALES.map((locale) => localePath(locale, page)));
  const others = ['/art/{area}/{file}.svg', '/assets/{file}.js', '/og/{area}/{file}.png', '/feeds/{area}.xml'];
  return [...api, ...[...pages, ...others, '/{any}', '/ar/{any}'].map((path) => ({ method: 'GET', path }))];
}

/** A few requests from each of many visitors, so that none of them soon reaches the limit of the API. */
function visitorOf(random: () => number): string {
  return `10.${[0, 0, 0].map(() => Math.floor(random() * 256)).join('.')}`;
}

function send(origin: URL, agent: Agent, visitor: string, { method, target, headers, body }: Malformed) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const requested = request({
      host: origin.hostname,
      port: origin.port,
      agent,
      method,
      path: target,
      timeout: LIMIT_MS,
    });
    requested.setHeader('x-forwarded-for', visitor);
    for (const [name, value] of headers) requested.setHeader(name, value);
    requested.on('timeout', () => requested.destroy(new Error('no answer in time')));
    requested.on('error', reject);
    requested.on('response', async (answer) => {
      const text = Buffer.concat(await answer.toArray().catch(() => [])).toString();
      resolve({ status: answer.statusCode ?? 0, text });
    });
    requested.end(body);
  });
}

async function attack(origin: URL, endpoints: readonly Endpoint[], pid: number): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const random = seeded(seed);
  const seen: Seen = { statuses: new Map(), bad: [], slowest: 0, memory: [] };
  let sent = 0;
  const sample = (at: number) => {
    const memory = residentMemory(pid);
    seen.memory.push(memory);
    console.error(`${at} of ${total}, ${Math.round(memory)} MB`);
  };
  const call = async () => {
    while (sent++ < total) {
      const malformed = malform(endpoints, random);
      const startedAt = performance.now();
      const note = (what: string) => seen.bad.push(`${what}: ${malformed.method} ${malformed.target.slice(0, 200)}`);
      try {
        const { status, text } = await send(origin, agent, visitorOf(random), malformed);
        seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
        if (status >= 500) note(`answered ${status}`);
        // Successful responses contain the guide's own text, which may contain anything.
        if (status >= 400 && LEAK.test(text)) note('leaked');
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        // The server may close the connection on input that is not HTTP, or on a body it has already rejected.
        if (!/^(?:ECONNRESET|EPIPE|HPE_|ERR_)/.test(code)) note(code);
      }
      seen.slowest = Math.max(seen.slowest, performance.now() - startedAt);
      if (sent % SAMPLED_EVERY === 0) sample(sent);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  sample(total);
  agent.destroy();
  return seen;
}

/**
 * A server that has answered as many parallel well-formed callers has reached its stable memory use: its caches are full, and what
 * it loads when first needed, such as the model that reads questions, is loaded.
 */
async function warmUp(origin: string, endpoints: readonly Endpoint[]): Promise<void> {
  const random = seeded(seed);
  let requested = 0;
  const call = async () => {
    while (requested < WARM_UP_REQUESTS) {
      const { method, path, body } = endpoints[requested++ % endpoints.length] ?? { method: 'GET', path: '/' };
      const headers = { 'x-forwarded-for': visitorOf(random), 'content-type': 'application/json' };
      const answer = await fetch(origin + path, {
        method,
        headers,
        ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

const MAX_SLOWDOWN = 2;

/** Health while hostile files are read. Answers 1 where it is more than twice as slow as when nothing happens. */
async function readHostileFiles(): Promise<number> {
  const { quiet, files } = await measureHostileFiles();
  const isMet = ({ ratio, answer }: (typeof files)[number]) => ratio <= MAX_SLOWDOWN && !/^5|no result/.test(answer);
  const rows = files.map((file) => [
    file.name,
    file.answer,
    `${(file.took / 1000).toFixed(1)} s`,
    `${file.p95.toFixed(1)} ms`,
    `${file.ratio.toFixed(2)} ×`,
    isMet(file) ? 'met' : 'falls short',
  ]);
  const report = [
    `${describeRun()}; health p95 when nothing else happens ${quiet.toFixed(1)} ms, budget ${MAX_SLOWDOWN} × that, median of three rounds.`,
    markdown({ columns: ['file', 'answer', 'read in', 'health p95 meanwhile', 'against quiet', 'verdict'], rows }),
  ].join('\n\n');
  console.log(report);
  if (!options.quick) await saveSection('Hostile files', report);
  return files.every(isMet) ? 0 : 1;
}

async function sendMalformedRequests(): Promise<number> {
  await using product = await startProduct({ cache: CACHE_MEGABYTES, believesCallers: true });
  await untilGuideIsMade(product.origin);
  const origin = new URL(product.origin);
  const endpoints = await findEndpoints(product.origin);
  await warmUp(product.origin, endpoints);
  const before = residentMemory(product.pid);
  const seen = await attack(origin, endpoints, product.pid);
  // Between two garbage collections memory varies by some 20 MB.
  const grown = median(seen.memory.slice(-LAST_SAMPLES)) - before;
  const health = await (await fetch(`${product.origin}/api/health`)).json();
  for (const line of seen.bad.slice(0, 40)) console.error(line);
  const count = (what: string) => seen.bad.filter((line) => line.startsWith(what)).length;
  const statuses = [...seen.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`);
  const rows = [
    budgetRow('answers 5xx', '0', String(count('answered')), count('answered') === 0),
    budgetRow('leaks', '0', String(count('leaked')), count('leaked') === 0),
    budgetRow('no answer in time', '0', String(count('Error')), count('Error') === 0),
    budgetRow(
      'memory',
      `≤ +${MEMORY_MEGABYTES} MB`,
      `${grown.toFixed(0)} MB more than ${before.toFixed(0)} MB, median of the last ${LAST_SAMPLES} samples`,
      grown <= MEMORY_MEGABYTES,
    ),
  ];
  const report = [
    `${describeRun()}; ${total} requests over ${endpoints.length} addresses, ${CALLERS} at a time, seed ${seed}. Slowest answer ${(seen.slowest / 1000).toFixed(1)} s. Afterwards: ${JSON.stringify(health)}.`,
    markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows }),
    `Answers: ${statuses.join(', ')}.`,
  ].join('\n\n');
  console.log(report);
  if (!options.quick) await saveSection('Malformed requests', report);
  return seen.bad.length === 0 ? 0 : 1;
}

await buildProduct();
const files = await readHostileFiles();
process.exitCode = options.files ? files : Math.max(files, await sendMalformedRequests());
