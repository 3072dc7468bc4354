import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { endOpenRequests } from '../privacy/erasure/carry-out-erasure.ts';
import { eraseSubject } from '../privacy/erasure/erase-subject.ts';
import { subjectOfUser } from '../privacy/erasure/find-subject.ts';
import { findAddressee, sendNoticeTo } from './account-mails.ts';
import { requireOneAdmin } from './require-one-admin.ts';

/**
 * Erases the account from every place of the registry of personal data, now. The audit log retains the deletion under an id that
 * identifies no one.
 * Fails with `last_admin`.
 */
export const deleteAccount = command({
  name: 'delete-account',
  input: z.object({}),
  permission: 'accounts:change:own',
  audit: { event: 'account.deleted' },
  run: async (deps, _, actor) => {
    if (actor.kind === 'guest') throw new Failure('not_signed_in');
    const { userId } = actor;
    await requireOneAdmin(deps, userId);
    const owner = await findAddressee(deps, { id: userId });
    await endOpenRequests(deps, userId);
    await eraseSubject(deps, await subjectOfUser(deps.db, userId));
    if (owner) await sendNoticeTo(deps, owner, 'account-deleted');
  },
});
