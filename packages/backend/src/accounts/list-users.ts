import { profiles } from '@dalil/database/tables/accounts.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { readCursor, writeCursor } from '../core/cursor.ts';
import { pageRequest } from '../core/page-of-list.ts';
import { command } from '../core/command.ts';
import { userView } from './user-view.ts';

export const listUsersInput = z.object({
  ...pageRequest,
  search: textInput()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'A part of the name or address', example: 'amina' }),
  role: z.optional(z.enum(ROLES)).meta({ description: 'Only those with the role', example: 'user' }),
  state: z
    .optional(z.enum(['active', 'suspended']))
    .meta({ description: 'Only those who are suspended, or are not', example: 'active' }),
});

/** STAFF-7, STAFF-8: users with an account, newest first, paginated. That staff listed them is in the audit log, without the query. */
export const listUsers = command({
  name: 'list-users',
  input: listUsersInput,
  permission: 'accounts:read:any',
  audit: {
    event: 'privacy.people-listed',
    metadata: ({ search }, { items }: { items: unknown[] }) => ({ isSearch: search !== '', people: items.length }),
  },
  run: async (deps, { cursor, limit, search, role, state }) => {
    const scope = JSON.stringify(['users', search, role ?? '', state ?? '']);
    const [at, id] = cursor === undefined ? [] : readCursor(deps.limitSecret, scope, cursor);
    const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const rows = await deps.db
      .select()
      .from(profiles)
      .where(
        and(
          search === '' ? undefined : or(ilike(profiles.fullName, part), ilike(profiles.email, part)),
          role && eq(profiles.role, role),
          state && (state === 'suspended' ? isNotNull(profiles.suspendedAt) : isNull(profiles.suspendedAt)),
          at === undefined
            ? undefined
            : sql`(${profiles.createdAt}, ${profiles.id}) < (${at}::timestamptz, ${id}::uuid)`,
        ),
      )
      .orderBy(desc(profiles.createdAt), desc(profiles.id))
      .limit(limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    return {
      items: items.map((row) => userView(deps, row)),
      nextCursor: hasMore ? writeCursor(deps.limitSecret, scope, [last.createdAt.toISOString(), last.id]) : null,
    };
  },
});
