import { readFileSync } from 'node:fs';
import { accounts, sessions } from '@dalil/database/tables/accounts.ts';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { isContextPassword } from '@dalil/domain/accounts/context-words.ts';
import type { SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { wrongPassword } from './auth-adapter.ts';

const FRESH_MS = 10 * 60_000;

let commonPasswords: Set<string> | undefined;

/** AUTH-13: rejects a password that is commonly used, made of this guide's own vocabulary, or equal to the user's own address. */
export function rejectWeakPassword(password: string, email = '', path = 'password'): void {
  const plain = password.toLowerCase();
  const isOwnAddress = email !== '' && (plain === email || plain === email.split('@')[0]);
  if (isOwnAddress || isCommonPassword(password) || isContextPassword(password)) {
    throw new Failure('invalid_input', { fields: [{ path, code: 'breached' }] });
  }
}

/**
 * Verifies that the user of a signed-in device is the account owner, before an irreversible action. Requires the password, or,
 * for an account without a password, a sign-in within the last ten minutes. Fails with `invalid_input` or `sign_in_again`.
 */
export async function confirmOwner(deps: Deps, actor: SignedInActor, password: string, path?: string): Promise<void> {
  const [credential] = await deps.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, actor.userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)));
  if (credential?.hash) {
    if (await deps.passwords.verify({ hash: credential.hash, password })) return;
    throw wrongPassword(path);
  }
  const since = new Date(deps.now().getTime() - FRESH_MS);
  const fresh = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), gt(sessions.createdAt, since)));
  if (fresh.length === 0) throw new Failure('sign_in_again');
}

/** AUTH-13: whether a password is commonly used and found in leaks, or only a run of characters. */
function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return listCommonPasswords().has(plain) || isRun(plain);
}

function listCommonPasswords(): Set<string> {
  if (commonPasswords) return commonPasswords;
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
  commonPasswords = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  return commonPasswords;
}

/** Whether a text repeats one character or is a sequence: aaaaaaaaaa, 0123456789, zyxwvutsrq. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}
