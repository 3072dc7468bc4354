import { execFile, type SpawnOptions } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError } from '../configuration-error.ts';

const run = promisify(execFile);

/**
 * The account that runs PostgreSQL, which does not run as root: the current user, the current user in a user namespace, or
 * another account.
 */
export interface Account {
  readonly name: 'self' | 'namespace' | 'other';
  /** The command that starts programs as the account, if one is needed. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

export interface AccountPlace {
  readonly binDir: string;
  readonly dataDir: string;
  /** The cluster's own folder inside `dataDir`. It need not exist yet. */
  readonly pgData: string;
}

const SELF: Account = { name: 'self', prefix: [] };
const NAMESPACE: Account = {
  name: 'namespace',
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
};
const UNPRIVILEGED_NAMES = ['postgres', 'nobody'];

/**
 * Chooses the account. An existing cluster is run by its owner. A new one, started by root or by a user id without a name, runs in a
 * user namespace, which can use folders only root can enter; if the machine forbids that, root runs it as the owner of the data
 * folder, `postgres` or `nobody`. Throws a ConfigurationError if none of them works.
 */
export async function chooseAccount(
  place: AccountPlace,
  self = process.getuid?.(),
  hasName: () => boolean = hasPasswdEntry,
): Promise<Account> {
  const cluster = await stat(place.pgData).catch(() => undefined);
  if (self !== 0) {
    if (cluster && self !== undefined && cluster.uid !== self) throw foreignCluster(place, cluster.uid);
    // Only the program that creates a cluster looks its account up by name.
    if (cluster || self === undefined || hasName()) return SELF;
    if (await canWork(NAMESPACE, place)) return NAMESPACE;
    throw nameless(self);
  }
  if (cluster && cluster.uid !== 0) {
    const owner: Account = { name: 'other', prefix: [], uid: cluster.uid, gid: cluster.gid };
    if (await canWork(owner, place)) return owner;
    throw foreignCluster(place, cluster.uid);
  }
  if (await canWork(NAMESPACE, place)) return NAMESPACE;
  const other = cluster ? undefined : await findOther(place);
  if (other) return other;
  throw new ConfigurationError(
    `PostgreSQL does not run as root, this machine forbids user namespaces, and no other account can use the data folder ${place.dataDir}. ` +
      'Start Dalil as an ordinary user, set DATA_DIR to a folder such an account can enter, or set DATABASE_URL.',
    ['DATA_DIR', 'DATABASE_URL'],
  );
}

/** Creates a folder only the account can enter. */
export async function makePrivateFolder(account: Account, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}

/** The command and options that run a program as the account. */
export function asAccount(
  account: Account,
  command: string,
  args: readonly string[],
): [string, string[], SpawnOptions] {
  const [program = command, ...rest] = [...account.prefix, command, ...args];
  return [program, rest, account.uid === undefined ? {} : { uid: account.uid, gid: account.gid }];
}

async function findOther(place: AccountPlace): Promise<Account | undefined> {
  const owner = await stat(place.dataDir);
  const candidates: Account[] = owner.uid === 0 ? [] : [{ name: 'other', prefix: [], uid: owner.uid, gid: owner.gid }];
  for (const name of UNPRIVILEGED_NAMES) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined);
    if (ids) candidates.push({ name: 'other', prefix: [], uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) });
  }
  for (const account of candidates) {
    if (account.uid !== owner.uid) await chmod(place.dataDir, (owner.mode & 0o777) | 0o011); // Enter, not list.
    if (await canWork(account, place)) return account;
    await chmod(place.dataDir, owner.mode & 0o777);
  }
  return undefined;
}

async function canWork(account: Account, place: AccountPlace): Promise<boolean> {
  const check = 'test -x "$1" && "$1" --version >/dev/null && cd "$2" && { test ! -e "$3" || test -O "$3"; }';
  const postgres = join(place.binDir, 'postgres');
  const [command, args, options] = asAccount(account, '/bin/sh', [
    '-c',
    check,
    'sh',
    postgres,
    place.dataDir,
    place.pgData,
  ]);
  return run(command, args, { uid: options.uid, gid: options.gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Whether the system knows a name for the current user id. Orchestrators start containers under ids that no file names. */
function hasPasswdEntry(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function nameless(self: number): ConfigurationError {
  return new ConfigurationError(
    `The user id ${self} has no entry in /etc/passwd, which the embedded PostgreSQL needs to create its database. ` +
      'Start Dalil as a user with a name (the image has "node", user id 1000), add an entry for the id, or set DATABASE_URL.',
    ['DATABASE_URL'],
  );
}

function foreignCluster(place: AccountPlace, owner: number): ConfigurationError {
  return new ConfigurationError(
    `The database in ${place.pgData} belongs to another account (user id ${owner}). Start Dalil as that account in a folder it can enter, ` +
      'give the folder to this account with chown, or set DATA_DIR to another folder.',
    ['DATA_DIR'],
  );
}
