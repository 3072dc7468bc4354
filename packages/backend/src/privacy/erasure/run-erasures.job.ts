import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { findAddressee, mailLocale } from '../../accounts/account-mails.ts';
import { recordAudit } from '../../core/audit.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { forEachRow } from '../../core/for-each-row.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { sendPrivacyNoticeTo } from '../privacy-mails.ts';
import { changeRequest } from '../rights/own-request.ts';
import type { RequestRow } from '../rights/request-view.ts';
import { withStatus } from '../rights/save-request.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { replayErasures } from './replay-erasures.ts';

const OPEN = ['pending', 'in_review', 'waiting_for_user'];

/**
 * PRIV-6: carries out every erasure whose time to cancel has passed, each in a transaction of its own, and tells the address that
 * it is done. One that would leave no admin fails, for staff to answer, and so does one that could not be carried out for hours.
 * Erasures that a restored backup has undone are repeated as well, in case one failed when the server started.
 */
export const runErasures: JobHandler<'run-erasures'> = async (deps) => {
  const isDue = and(
    eq(dataSubjectRequests.requestType, 'erasure'),
    inArray(dataSubjectRequests.status, OPEN),
    lte(dataSubjectRequests.executeAfter, deps.now()),
    or(isNull(dataSubjectRequests.codeHash), isNotNull(dataSubjectRequests.verifiedAt)),
  );
  await replayErasures(deps);
  await forEachRow(deps, {
    name: 'run-erasures',
    rows: await deps.db.select({ id: dataSubjectRequests.id }).from(dataSubjectRequests).where(isDue),
    keyOf: ({ id }) => id,
    run: ({ id }) => deps.db.transaction(async (db) => eraseByRequest({ ...deps, db }, id)),
    onGivenUp: ({ id }) => deps.db.transaction(async (db) => giveUp({ ...deps, db }, id)),
  });
};

/** Staff see a failed request among those that wait for them. */
async function giveUp(deps: Deps, id: string): Promise<void> {
  const [row] = await deps.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id)).for('update');
  if (row && OPEN.includes(row.status)) await changeRequest(deps, id, withStatus(row, 'failed', deps.now()));
}

async function eraseByRequest(deps: Deps, id: string): Promise<void> {
  const [row] = await deps.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id)).for('update');
  if (!row || !OPEN.includes(row.status)) return;
  const to = await addresseeOf(deps, row);
  try {
    await deps.db.transaction(async (db) => carryOutErasure({ ...deps, db }, row));
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'last_admin')) throw error;
    await changeRequest(deps, id, withStatus(row, 'failed', deps.now()));
    return;
  }
  await recordAudit(deps, { event: 'privacy.erased', userId: row.userId, metadata: { number: row.receiptNumber } });
  // Queued after every place was checked. It is the last mail to this address.
  if (to) await sendPrivacyNoticeTo(deps, to, 'erasure-done', row.receiptNumber);
}

/** Whom to tell, read before the erasure. */
export async function addresseeOf(deps: Deps, row: RequestRow) {
  const owner = row.userId === null ? undefined : await findAddressee(deps, { id: row.userId });
  if (owner) return { email: owner.email, fullName: owner.fullName, locale: mailLocale(owner) };
  return row.guestAddress === null ? null : { email: row.guestAddress, fullName: '', locale: row.locale as Locale };
}
