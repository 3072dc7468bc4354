import { profiles, staffInvitations } from '@dalil/database/tables/accounts.ts';
import { desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { invitationView } from './invitation-view.ts';

const MOST = 200;

/** STAFF-7, STAFF-8: the open invitations, the newest first. That staff read these addresses is in the audit log. */
export const listInvitations = command({
  name: 'list-invitations',
  input: z.object({}),
  permission: 'accounts:read:any',
  audit: {
    event: 'privacy.people-listed',
    metadata: (_, { items }: { items: unknown[] }) => ({ isSearch: false, people: items.length }),
  },
  run: async ({ db, now }) => {
    const rows = await db
      .select({ invitation: staffInvitations, invitedBy: profiles.fullName })
      .from(staffInvitations)
      .leftJoin(profiles, eq(profiles.id, staffInvitations.invitedBy))
      .where(isNull(staffInvitations.ending))
      .orderBy(desc(staffInvitations.createdAt), staffInvitations.email)
      .limit(MOST);
    return { items: rows.map(({ invitation, invitedBy }) => invitationView({ ...invitation, invitedBy }, now())) };
  },
});
