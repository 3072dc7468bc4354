import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseAddress, toClientConfig } from '@dalil/database/connection-address.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, createTestSite, signUpPerson, type TestSite } from '../../accounts/test-accounts.ts';
import { FIRST_HASH } from '../../core/audit.ts';
import type { verifyAuditLog } from './verify-audit-log.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { writeChain } from './test-chain.ts';

type State = Awaited<ReturnType<typeof verifyAuditLog>>;
type Page = Awaited<ReturnType<typeof listAuditEntries>>;

const ENTRIES = 10_000;
const NOW = new Date('2026-11-26T08:00:00Z');
const COMMAND = resolve(import.meta.dirname, '../../../../../tooling/run/verify-audit-log.ts');
let database: TestDatabase;
let site: TestSite;
let admin: Awaited<ReturnType<typeof signUpPerson>>['browser'];
let head: string;

beforeAll(async () => {
  database = await createTestDatabase();
  head = await writeChain(database.db, ENTRIES, new Date(NOW.getTime() - 20_000_000));
  site = createTestSite(database.db, { now: () => NOW });
  admin = (await signUpPerson(site, { role: 'admin' })).browser;
}, 60_000);

afterAll(() => database.close());

const read = async <T>(path: string) => (await (await admin.get(path)).json()) as T;

/** Reads on until the end, as the page does. */
async function verify(): Promise<{ state: State; calls: number }> {
  let after = '';
  for (let calls = 1; ; calls += 1) {
    const state = await read<State>(`/audit-log/state?${after}`);
    if (state.isComplete) return { state, calls };
    after = `after=${state.entries}&hash=${state.lastHash}`;
  }
}

test('PRIV-9 PRIV-5 of 10,000 entries and consents none is changed or deleted, however it is tried', async () => {
  await database.pool.query(
    `insert into user_consents (id, user_id, consent_type, consent_given, consent_version, details, consent_date, recorded_at)
     select gen_random_uuid(), gen_random_uuid(), 'cookie_policy', n % 2 = 0, '1.0', '{}', now(), now() from generate_series(1, ${ENTRIES}) n`,
  );
  const digest = async (table: string) =>
    (
      await database.pool.query(
        `select count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) from ${table} t`,
      )
    ).rows[0] as { count: number };
  for (const [table, key, column] of [
    ['compliance_audit_logs', 'sequence', 'event_type'],
    ['user_consents', 'id', 'consent_version'],
  ] as const) {
    const before = await digest(table);
    expect(before.count).toBeGreaterThanOrEqual(ENTRIES);
    const one = `${key} = (select ${key} from ${table} limit 1)`;
    for (const attempt of [
      `update ${table} set ${column} = 'x'`,
      `update ${table} set ${column} = 'x' where ${one}`,
      `delete from ${table} where ${one}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `with gone as (delete from ${table} where ${one} returning 1) select count(*) from gone`,
      `insert into ${table} select * from ${table} limit 1 on conflict (${key}) do update set ${column} = 'x'`,
      `merge into ${table} t using (select 1) s on t.${one} when matched then delete`,
    ]) {
      await expect(database.pool.query(attempt), attempt).rejects.toThrow('append-only');
    }
    expect(await digest(table)).toEqual(before);
  }
});

test('PRIV-9 a log of 10,000 entries is verified in parts, with how far it is', async () => {
  const first = await read<State>('/audit-log/state');
  expect(first).toMatchObject({ isIntact: true, entries: 5000, isComplete: false });
  const { state, calls } = await verify();
  expect(calls).toBe(3);
  expect(state).toMatchObject({ isIntact: true, entries: state.total, reason: null });
  expect(await read<State>(`/audit-log/state?after=5000&hash=${'f'.repeat(64)}`)).toMatchObject({
    isIntact: false,
    brokenAt: 5001,
    reason: 'unlinked',
  });
});

test('PRIV-9 the last 30 days are listed, newest first, by area, person and hash', async () => {
  const page = await read<Page>('/audit-log/entries');
  expect(page.items.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => page.total - at));
  const next = await read<Page>(`/audit-log/entries?before=${page.nextBefore}`);
  expect(next.items[0]?.number).toBe((page.items.at(-1)?.number ?? 0) - 1);
  const later = { ...site.deps, now: () => new Date(NOW.getTime() + 31 * 86_400_000) };
  const actor = await addPerson(database.db, 'admin');
  expect(await listAuditEntries(later, actor, {})).toMatchObject({ items: [], total: 0, head: page.head });
  expect((await listAuditEntries(later, actor, { days: 60 })).total).toBe(page.total);
  expect((await read<Page>(`/audit-log/entries?hash=${head}`)).items).toMatchObject([{ number: ENTRIES }]);
  const person = page.items.find(({ personId }) => personId !== null);
  const own = await read<Page>(`/audit-log/entries?person=${person?.personId}`);
  expect(own.items.every(({ personId }) => personId === person?.personId)).toBe(true);
  expect(own.total).toBeGreaterThan(0);
  expect((await read<Page>('/audit-log/entries?area=reporter')).total).toBe(0);
});

test('PRIV-9 an export has the entries in order with the head, and is itself in the log', async () => {
  const before = await read<Page>('/audit-log/entries');
  const json = (await (await admin.get('/audit-log/export?format=json')).json()) as {
    head: string;
    entries: { sequence: number; hash: string; previousHash: string }[];
  };
  expect(json.head).toBe(before.head?.hash);
  expect(json.entries.map(({ sequence }) => sequence)).toEqual(json.entries.map((_, at) => at + 1));
  expect(json.entries.slice(1).every(({ previousHash }, at) => previousHash === json.entries[at]?.hash)).toBe(true);
  const after = await read<Page>('/audit-log/entries?area=privacy');
  expect(after.items).toMatchObject([
    { event: 'privacy.audit-exported', metadata: { format: 'json', head: json.head, entries: json.entries.length } },
  ]);
  const csv = await admin.get('/audit-log/export?area=privacy');
  expect(csv.headers.get('content-disposition')).toContain(`audit-log-${after.head?.hash.slice(0, 12)}.csv`);
  const lines = (await csv.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)?.endsWith(after.head?.hash ?? '-')).toBe(true);
});

test('PRIV-9 the command says whether the log is whole, where it breaks, and whether its end was removed', async () => {
  const run = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [COMMAND, ...args], {
      env: { DATABASE_URL: addressText(database.address) },
    }).then(
      ({ stdout }) => ({ status: 0, text: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ status: code, text: stderr }),
    );
  const { head: newest } = await read<Page>('/audit-log/entries');
  expect(await run(head)).toEqual({
    status: 0,
    text: `The audit log is intact: ${newest?.number} entries. Head: ${newest?.hash}\n`,
  });
  const behindGuard = async (statement: string) => {
    await database.pool.query('alter table compliance_audit_logs disable trigger all');
    await database.pool.query(statement);
    await database.pool.query('alter table compliance_audit_logs enable trigger all');
  };
  await behindGuard(`delete from compliance_audit_logs where sequence > ${ENTRIES}`);
  expect(await run(newest?.hash ?? '')).toMatchObject({ status: 1, text: expect.stringContaining('from its end') });
  expect((await verify()).state).toMatchObject({ isIntact: true, lastHash: head });
  await behindGuard(`update compliance_audit_logs set metadata = '{}' where sequence = 7000`);
  expect(await run()).toMatchObject({
    status: 1,
    text: expect.stringContaining('entry 7000: its content was changed'),
  });
  expect((await verify()).state).toMatchObject({ isIntact: false, brokenAt: 7000, reason: 'changed' });
  await behindGuard('delete from compliance_audit_logs where sequence = 1');
  expect(await run()).toMatchObject({ status: 1, text: expect.stringContaining(`hash ${FIRST_HASH}`) });
});

function addressText(address: DatabaseAddress): string {
  if ('url' in address) return address.url;
  const { host = '', port, user = '', password = '', database: name = '' } = toClientConfig(address);
  const query = new URLSearchParams({ host, port: String(port), user, password: String(password) });
  return `postgres://localhost/${name}?${query}`;
}
