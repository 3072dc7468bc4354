import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { isOpen, REQUEST_STATUSES, REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../core/cursor.ts';
import { pageRequest } from '../../core/page-of-list.ts';
import { command } from '../../core/command.ts';
import { viewForStaff } from './request-view.ts';

export const listRequestsInput = z.object({
  ...pageRequest,
  status: z.optional(z.enum(REQUEST_STATUSES)).meta({ description: 'Only those with this status', example: 'pending' }),
  type: z.optional(z.enum(REQUEST_TYPES)).meta({ description: 'Only those of this type', example: 'access' }),
  state: z
    .optional(z.enum(['open', 'ended']))
    .meta({ description: 'Only those that can still be answered, or that have ended', example: 'open' }),
});

const OPEN = REQUEST_STATUSES.filter(isOpen);
const ENDED = REQUEST_STATUSES.filter((status) => !isOpen(status));

/**
 * PRIV-6: requests for staff, the one due first first, paginated. Guests whose address is not verified are left out. That staff
 * read them is in the audit log.
 */
export const listRequests = command({
  name: 'list-data-requests',
  input: listRequestsInput,
  permission: 'privacy:process:any',
  audit: {
    event: 'privacy.requests-listed',
    metadata: (_input, { items }: { items: unknown[] }) => ({ requests: items.length }),
  },
  run: async (deps, { cursor, limit, status, type, state }) => {
    const scope = JSON.stringify(['data-requests', status ?? '', type ?? '', state ?? '']);
    const [due, id] = cursor === undefined ? [] : readCursor(deps.limitSecret, scope, cursor);
    const rows = await deps.db
      .select({
        request: dataSubjectRequests,
        person: { email: profiles.email, fullName: profiles.fullName },
      })
      .from(dataSubjectRequests)
      .leftJoin(profiles, eq(profiles.id, dataSubjectRequests.userId))
      .where(
        and(
          or(isNull(dataSubjectRequests.codeHash), isNotNull(dataSubjectRequests.verifiedAt)),
          status && eq(dataSubjectRequests.status, status),
          state && inArray(dataSubjectRequests.status, state === 'open' ? OPEN : ENDED),
          type && eq(dataSubjectRequests.requestType, type),
          due === undefined
            ? undefined
            : sql`(${dataSubjectRequests.dueDate}, ${dataSubjectRequests.id}) > (${due}::timestamptz, ${id}::uuid)`,
        ),
      )
      .orderBy(asc(dataSubjectRequests.dueDate), asc(dataSubjectRequests.id))
      .limit(limit + 1);
    const last = rows[limit - 1]?.request;
    return {
      items: rows.slice(0, limit).map(({ request, person }) => viewForStaff(request, person)),
      nextCursor:
        rows.length > limit && last
          ? writeCursor(deps.limitSecret, scope, [last.dueDate.toISOString(), last.id])
          : null,
    };
  },
});
