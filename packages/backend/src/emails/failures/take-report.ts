import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { switchDigestOff } from '../../notifications/leave-digest.ts';
import { withdrawNews } from '../../notifications/news/news-consent.ts';
import { readUnsubscribeToken } from '../../notifications/unsubscribe-token.ts';
import { isMailToken } from './mail-token.ts';
import { type MailReport, readReport } from './read-report.ts';
import { recordFailure } from './record-failure.ts';

/** Why a message changed nothing: it is no report of a lasting failure, or not about a mail of ours. */
export type Ignored = 'no_failure' | 'not_ours';

/**
 * NOTIF-4: takes a report in the form of a mail. Anybody can write one, so it counts only with the token of a mail that was sent to the
 * address. A complaint also switches the mails about saved items and the operator's news off. Null: it was recorded.
 */
export async function takeReport(deps: Deps, source: Uint8Array): Promise<Ignored | null> {
  const report = await readReport(source);
  if (!report) return 'no_failure';
  const address = await findAddress(deps, report);
  if (address === null) return 'not_ours';
  const { kind, code } = report;
  await deps.db.transaction(async (db) => {
    await recordFailure({ ...deps, db }, { address, kind, code });
    if (kind === 'bounce') return;
    const [owner] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, address));
    if (!owner) return;
    await switchDigestOff({ ...deps, db }, owner.id);
    await withdrawNews({ ...deps, db }, owner.id, 'complaint');
  });
  return null;
}

/** The address whose mail the report proves to be about. */
async function findAddress({ accounts, db }: Deps, report: MailReport): Promise<string | null> {
  const proven = report.addresses.find((one) => report.tokens.some((token) => isMailToken(accounts.keys, token, one)));
  if (proven !== undefined) return proven.toLowerCase();
  const token = report.unsubscribeToken ?? '';
  const userId = readUnsubscribeToken(accounts.keys, token) ?? readUnsubscribeToken(accounts.keys, token, 'news');
  if (userId === null) return null;
  const [owner] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  return owner?.email ?? null;
}
