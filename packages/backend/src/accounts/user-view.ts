import type { profiles } from '@dalil/database/tables/accounts.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { effectiveRole } from './find-actor.ts';
import { PROFILE_EXAMPLE, profileSchema, profileView } from './profile-view.ts';

/** STAFF-7: a user as returned to administrators of accounts. */
export const userSchema = z.object({
  ...profileSchema.shape,
  emailVerified: z.boolean(),
  /** Whether the person has the right of data protection. */
  isDataProtection: z.boolean(),
  suspendedAt: z.nullable(z.string()),
  suspendedReason: z.nullable(z.string()),
});
export type UserView = z.infer<typeof userSchema>;

export const USER_EXAMPLE: UserView = {
  ...PROFILE_EXAMPLE,
  emailVerified: true,
  isDataProtection: false,
  suspendedAt: null,
  suspendedReason: null,
};

export function userView(deps: Pick<Deps, 'accounts'>, row: typeof profiles.$inferSelect): UserView {
  return {
    ...profileView(row, effectiveRole(deps, row)),
    emailVerified: row.emailVerified,
    isDataProtection: row.isDataProtection,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedReason: row.suspendedReason,
  };
}
