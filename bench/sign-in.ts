import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openAccountsApi, PASSWORD } from './load/accounts-api.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection } from './results.ts';

const READ = '/places/souk-al-bahar?locale=en';
const READ_EVERY_MS = 25;
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const [signIns, concurrency, reads, rushed] = options.quick ? [24, 8, 100, 150] : [200, 16, 500, 150];

await using api = await openAccountsApi();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function read(): Promise<number> {
  return timed(() => api.site.get(READ));
}

async function crowd(): Promise<number[]> {
  const emails = await Promise.all(Array.from({ length: signIns }, () => api.addPerson()));
  const times: number[] = [];
  const queue = emails.values();
  const oneAfterAnother = async () => {
    for (const email of queue) {
      times.push(await timed(() => api.visitor().post('/auth/sign-in', { email, password: PASSWORD })));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, oneAfterAnother));
  return times.sort((a, b) => a - b);
}

/** AUTH-12: everyone at once, on new devices, while an owner signs in on a device that has signed in before. */
async function rush() {
  const emails = await Promise.all(Array.from({ length: rushed }, () => api.addPerson()));
  const owner = api.visitor();
  const own = { email: await api.addPerson(), password: PASSWORD };
  await owner.post('/auth/sign-in', own);
  const answers = emails.map(async (email) => {
    const startedAt = performance.now();
    const { status } = await api.visitor().post('/auth/sign-in', { email, password: PASSWORD });
    return { status, took: performance.now() - startedAt };
  });
  const statuses: number[] = [];
  const known = await timed(async () => statuses.push((await owner.post('/auth/sign-in', own)).status));
  if (statuses[0] !== 200) throw new Error(`The known device was not let in: ${statuses[0]}`);
  const done = await Promise.all(answers);
  return {
    slowest: Math.max(...done.map(({ took }) => took)),
    refused: done.filter(({ status }) => status === 503).length,
    known,
  };
}

const alone: number[] = [];
for (let at = 0; at < reads; at += 1) alone.push(await read());
const progress = { isOver: false };
const during: number[] = [];
const signedIn = crowd().finally(() => (progress.isOver = true));
while (!progress.isOver) {
  during.push(await read());
  await pause(READ_EVERY_MS);
}
const times = await signedIn;
const { slowest, refused, known } = await rush();
const quantile = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(0);
const table = markdown({
  columns: ['what', 'figure'],
  rows: [
    [`sign-in, ${concurrency} at the same time, p50`, `${quantile(0.5)} ms`],
    [`sign-in, ${concurrency} at the same time, p95`, `${quantile(0.95)} ms`],
    ['a public read alone, p50', `${median(alone).toFixed(1)} ms`],
    [
      'a public read meanwhile, p50',
      `${median(during).toFixed(1)} ms (${(median(during) / median(alone)).toFixed(2)} ×)`,
    ],
    [`${rushed} at once, the slowest answer`, `${slowest.toFixed(0)} ms`],
    [`${rushed} at once, answered 503`, `${refused}`],
    ['a known device meanwhile', `${known.toFixed(0)} ms`],
  ],
});
console.log(table);
if (!options.quick) await saveSection('Signing in by a crowd', `${describeRun()}\n\n${table}`);
