import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import { BOOKMARK_OPERATION_KINDS } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { applyBookmarkOperations } from '../bookmarks/apply-bookmark-operations.ts';
import { roleOf, type SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { applyPreferenceOperations } from '../preferences/apply-preference-operations.ts';
import { applySearchOperations } from '../search/apply-search-operations.ts';
import type { Operation, Outcome } from './sync-operation.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

type Handler<Kind extends Operation['kind']> = {
  permission: Permission;
  kinds: readonly Kind[];
  apply: (deps: Deps, actor: SignedInActor, operations: Of<Kind>[]) => Promise<Outcome[]>;
};

function handler<const Kind extends Operation['kind']>(definition: Handler<Kind>) {
  const isOwn = (operation: Operation): operation is Of<Kind> =>
    (definition.kinds as readonly string[]).includes(operation.kind);
  return {
    permission: definition.permission,
    /** Applies the operations of the area in order and returns the outcome of each. */
    async apply(deps: Deps, actor: SignedInActor, operations: readonly Operation[]): Promise<[string, Outcome][]> {
      const own = operations.filter(isOwn);
      const outcomes = own.length > 0 ? await definition.apply(deps, actor, own) : [];
      return own.flatMap(({ id }, at): [string, Outcome][] => (outcomes[at] ? [[id, outcomes[at]]] : []));
    },
    has: (operations: readonly Operation[]) => operations.some(isOwn),
  };
}

const HANDLERS = [
  handler({
    permission: 'bookmarks:change:own',
    kinds: BOOKMARK_OPERATION_KINDS,
    apply: (deps, { userId }, operations) => applyBookmarkOperations(deps, userId, operations),
  }),
  handler({
    permission: 'accounts:change:own',
    kinds: ['preference.set', 'onboarding.merge', 'onboarding.reset'],
    apply: applyPreferenceOperations,
  }),
  handler({
    permission: 'search:change:own',
    kinds: ['search.keep', 'search.forget'],
    apply: (deps, { userId }, operations) => applySearchOperations(deps, userId, operations),
  }),
];

/** Applies operations by area, each area's in order. Fails with `permission_denied` before any effect. */
export async function applyThroughAreas(
  deps: Deps,
  actor: SignedInActor,
  operations: readonly Operation[],
): Promise<Map<string, Outcome>> {
  const requested = HANDLERS.filter(({ has }) => has(operations));
  if (requested.some(({ permission }) => !isAllowed(roleOf(actor), permission))) throw new Failure('permission_denied');
  const outcomes: [string, Outcome][] = [];
  for (const { apply } of requested) outcomes.push(...(await apply(deps, actor, operations)));
  return new Map(outcomes);
}
