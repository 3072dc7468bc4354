import { profiles, sessions } from '@dalil/database/tables/accounts.ts';
import { permissionsOf } from '@dalil/domain/accounts/permissions.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { rightsOf, roleOf } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { profileView } from './profile-view.ts';

/** AUTH-1, AUTH-10: the signed-in user, the expiry of the session and its permissions, for optimistic UI in pages. */
export const getSession = query({
  name: 'get-session',
  input: z.object({}),
  permission: 'accounts:session:own',
  run: async (deps, _, actor) => {
    const role = roleOf(actor);
    const permissions = permissionsOf(role, rightsOf(actor));
    if (actor.kind === 'guest')
      return { actor: { kind: 'guest' as const, role: 'guest' as const }, profile: null, permissions, session: null };
    const [row] = await deps.db
      .select({ profile: profiles, expiresAt: sessions.expiresAt, createdAt: sessions.createdAt })
      .from(sessions)
      .innerJoin(profiles, eq(profiles.id, sessions.userId))
      .where(eq(sessions.id, actor.sessionId));
    return {
      actor,
      profile: row ? profileView(row.profile, actor.role) : null,
      permissions,
      session: row ? { expiresAt: row.expiresAt.toISOString(), createdAt: row.createdAt.toISOString() } : null,
    };
  },
});
