import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openAccountsApi, PASSWORD } from './load/accounts-api.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';

const LIMIT_MS = 15;
const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const pairs = options.quick ? 20 : 200;

const ENTRY_FILES = {
  '/auth/sign-in': (email: string) => ({ email, password: 'not the password at all' }),
  '/auth/sign-up': (email: string) => ({ email, password: PASSWORD, fullName: 'Amina' }),
  '/auth/forgot-password': (email: string) => ({ email }),
  '/auth/send-code': (email: string) => ({ email }),
};

await using api = await openAccountsApi();

async function timed(path: keyof typeof ENTRY_FILES, email: string): Promise<number> {
  const browser = api.visitor();
  const startedAt = performance.now();
  await browser.post(path, ENTRY_FILES[path](email));
  const duration = performance.now() - startedAt;
  await api.finished();
  return duration;
}

const rows: string[][] = [];
for (const path of Object.keys(ENTRY_FILES) as (keyof typeof ENTRY_FILES)[]) {
  const [known, unknown]: [number[], number[]] = [[], []];
  // Alternates known and unknown, so that background load affects both equally.
  for (let pair = 0; pair < pairs; pair += 1) {
    known.push(await timed(path, await api.addPerson()));
    unknown.push(await timed(path, `${randomUUID()}@example.com`));
  }
  const apart = Math.abs(median(known) - median(unknown));
  const text = verdict(apart <= LIMIT_MS ? [] : [`${apart.toFixed(1)} ms apart`]);
  rows.push([path, median(known).toFixed(1), median(unknown).toFixed(1), apart.toFixed(1), text]);
}
const table = markdown({ columns: ['address', 'known, ms', 'unknown, ms', 'apart', `within ${LIMIT_MS} ms`], rows });
console.log(table);
if (!options.quick)
  await saveSection('Known and unknown addresses', `${describeRun()}; medians of ${pairs}\n\n${table}`);
