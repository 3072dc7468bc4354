import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { isOpen, type RequestStatus } from '@dalil/domain/privacy/data-request.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { findHolders } from '../../accounts/data-protection/holders.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { changeRequest, requestId } from './own-request.ts';
import { type StaffRequest, viewForStaff } from './request-view.ts';

export const assignInput = z.object({ assigneeId: z.nullable(z.uuid()) });
const input = z.object({ ...requestId.shape, ...assignInput.shape });

/**
 * STAFF-8: gives an open request to somebody who processes requests, or to nobody. Fails with `not_found`, with `conflict` if it has
 * ended, and with `invalid_input` at `assigneeId` for anybody else.
 */
export const assignRequest = command<typeof input, StaffRequest>({
  name: 'assign-data-request',
  input,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.request-assigned',
    metadata: ({ assigneeId }, { request_type, receipt_number }) => ({
      type: request_type,
      number: receipt_number,
      ownerId: assigneeId,
    }),
  },
  run: async (deps, { id, assigneeId }) => {
    const [row] = await deps.db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id)).for('update');
    if (!row || (row.codeHash !== null && row.verifiedAt === null)) throw new Failure('not_found');
    if (!isOpen(row.status as RequestStatus)) throw new Failure('conflict');
    const { items } = await findHolders(deps);
    if (assigneeId !== null && !items.some((holder) => holder.id === assigneeId)) {
      throw new Failure('invalid_input', { fields: [{ path: 'assigneeId', code: 'no_holder' }] });
    }
    const changed = await changeRequest(deps, id, { assignedTo: assigneeId });
    const [person] =
      row.userId === null ? [] : await deps.db.select().from(profiles).where(eq(profiles.id, row.userId));
    return viewForStaff(changed, person ?? null);
  },
});
