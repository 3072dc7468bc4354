import type { staffInvitations } from '@dalil/database/tables/accounts.ts';
import { isStaffRole, STAFF_ROLES } from '@dalil/domain/accounts/invitation.ts';
import { isLocale, LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

/** An open invitation as those who may invite see it: it waits, or its link has expired. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  locale: z.enum(LOCALES),
  state: z.enum(['waiting', 'expired']),
  /** Null: the account is gone. */
  invitedBy: z.nullable(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type InvitationView = z.infer<typeof invitationSchema>;

export const INVITATION_EXAMPLE: InvitationView = {
  id: '5b0c8f7e-2f7a-4d62-9a41-0f3f1a7d2c55',
  email: 'editor@example.com',
  role: 'editor',
  locale: 'ar',
  state: 'waiting',
  invitedBy: 'Amina Reader',
  sentAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-24T08:00:00.000Z',
};

type Row = Pick<typeof staffInvitations.$inferSelect, 'id' | 'email' | 'role' | 'locale' | 'sentAt' | 'expiresAt'> & {
  invitedBy: string | null;
};

export function invitationView(row: Row, now: Date): InvitationView {
  return {
    id: row.id,
    email: row.email,
    role: roleOfInvitation(row),
    locale: isLocale(row.locale) ? row.locale : 'en',
    state: row.expiresAt > now ? 'waiting' : 'expired',
    invitedBy: row.invitedBy,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** What is stored as anything else gives the fewest rights. */
export function roleOfInvitation({ role }: { role: string }) {
  return isStaffRole(role) ? role : 'curator';
}
