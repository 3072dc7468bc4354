import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { Visit } from '../core/visit.ts';
import type { AuthAdapter } from './auth-adapter.ts';

/** AUTH-6: ends the session and takes its cookies away. */
export async function leave(deps: Deps, adapter: AuthAdapter, visit: Visit): Promise<void> {
  const actor = visit.actor;
  await adapter.call(visit, (auth, headers) => auth.api.signOut({ headers, asResponse: true }));
  if (actor.kind !== 'user') return;
  await deps.db.transaction((db) =>
    recordAudit({ ...deps, db }, { event: 'account.signed-out', userId: actor.userId }),
  );
}
