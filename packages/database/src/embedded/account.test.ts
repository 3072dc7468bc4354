import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asAccount, chooseAccount } from './account.ts';
import { findInstallation } from './installation.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let place: { binDir: string; dataDir: string; pgData: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalil-account-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  place = { binDir: (await findInstallation()).binDir, dataDir, pgData: join(dataDir, 'postgres') };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** A path without `unshare` simulates a machine that forbids user namespaces. */
async function forbidNamespaces(): Promise<void> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const name of ['id', 'test', 'sh']) await symlink(`/usr/bin/${name}`, join(bin, name));
  vi.stubEnv('PATH', bin);
}

function whoRuns(account: Parameters<typeof asAccount>[0]): number {
  const [command, args, options] = asAccount(account, '/usr/bin/id', ['-u']);
  return Number(execFileSync(command, args, { uid: options.uid, gid: options.gid, cwd: '/' }));
}

test('CONF-2 an ordinary account runs the database itself', async () => {
  const uid = (await stat(place.dataDir)).uid || 1000;
  expect(await chooseAccount(place, uid)).toEqual({ name: 'self', prefix: [] });
});

test('CONF-2 a user id without a name makes the database in a user namespace, and runs one that exists itself', async () => {
  const uid = (await stat(place.dataDir)).uid || 1000;
  expect((await chooseAccount(place, uid, () => false)).name).toBe('namespace');
  await mkdir(place.pgData);
  await chown(place.pgData, uid, uid);
  expect(await chooseAccount(place, uid, () => false)).toEqual({ name: 'self', prefix: [] });
});

test('CONF-1 where namespaces are forbidden, a user id without a name is told what to do in one sentence', async () => {
  await forbidNamespaces();
  await expect(chooseAccount(place, 12_345, () => false)).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(
      /^The user id 12345 has no entry in .*\. Start Dalil as a user with a name .*DATABASE_URL\.$/,
    ),
    settings: ['DATABASE_URL'],
  });
});

test("CONF-1 an ordinary account is denied another account's database", async () => {
  await mkdir(place.pgData);
  await expect(chooseAccount(place, 54_321)).rejects.toMatchObject({
    name: 'ConfigurationError',
    settings: ['DATA_DIR'],
  });
});

test.skipIf(!isRoot)('CONF-2 root runs the database in a user namespace, not as root', async () => {
  const account = await chooseAccount(place);
  expect(account.name).toBe('namespace');
  expect(whoRuns(account)).not.toBe(0);
});

test.skipIf(!isRoot)(
  'CONF-2 root without namespaces runs it as an account without rights that can enter the folder',
  async () => {
    await chmod(folder, 0o755);
    await forbidNamespaces();
    const account = await chooseAccount(place);
    expect(account.name).toBe('other');
    expect(whoRuns(account)).toBe(account.uid);
    expect(account.uid).toBeGreaterThan(0);
  },
);

test.skipIf(!isRoot)(
  "CONF-2 root leaves an ordinary account's database to that account, if it can enter the folder",
  async () => {
    await mkdir(place.pgData);
    for (const path of [place.dataDir, place.pgData]) await chown(path, 12_345, 12_345);
    await expect(chooseAccount(place)).rejects.toMatchObject({ settings: ['DATA_DIR'] });
    await chmod(folder, 0o755);
    expect(await chooseAccount(place)).toMatchObject({ name: 'other', uid: 12_345, gid: 12_345 });
  },
);

test.skipIf(!isRoot)(
  'CONF-1 root without namespaces in a folder only root can enter is informed what to set',
  async () => {
    await chmod(folder, 0o700);
    await forbidNamespaces();
    await expect(chooseAccount(place)).rejects.toMatchObject({ settings: ['DATA_DIR', 'DATABASE_URL'] });
    expect((await stat(place.dataDir)).mode & 0o777).toBe(0o700);
  },
);

test('CONF-2 the programs are complete although no install script ran', async () => {
  const libraries = join(place.binDir, '..', 'lib');
  expect((await readFile(join(libraries, 'libpq.so.5'))).length).toBeGreaterThan(100_000);
});
