import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { AuthAdapter } from './auth-adapter.ts';

/** AUTH-6: ends the session and deletes its cookies. */
export async function leave(deps: Deps, adapter: AuthAdapter, context: RequestContext): Promise<void> {
  const actor = context.actor;
  await adapter.call(context, (auth, headers) => auth.api.signOut({ headers, asResponse: true }));
  if (actor.kind !== 'user') return;
  await deps.db.transaction((db) =>
    recordAudit({ ...deps, db }, { event: 'account.signed-out', userId: actor.userId }),
  );
}
