import type { AuditEvent } from '@dalil/domain/accounts/audit-event.ts';
import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import { type Actor, rightsOf, roleOf } from './actor.ts';
import { recordAudit } from './audit.ts';
import type { Deps } from './deps.ts';
import { accessFailure } from './failure.ts';
import { parseInput } from './parse-input.ts';

/** What the audit log records of a change, or why nothing. `metadata` contains no secrets and nothing that must be erasable. */
export type AuditPolicy<Input, Output> =
  | { none: string }
  | { event: AuditEvent; metadata?: (input: Input, output: Output) => Record<string, unknown> };

type CommandDefinition<Input extends z.ZodType, Output> = {
  name: string;
  input: Input;
  permission: Permission;
  audit: AuditPolicy<z.output<Input>, NoInfer<Output>>;
  run: (deps: Deps, input: z.output<Input>, actor: Actor) => Promise<Output>;
};

/**
 * A change: parses the input, checks the permission and runs in one transaction, so that the effect and its records commit or
 * roll back together. Fails with `invalid_input`, `not_signed_in` or `permission_denied`.
 */
export function command<Input extends z.ZodType, Output>(definition: CommandDefinition<Input, Output>) {
  const { audit } = definition;
  return async (deps: Deps, actor: Actor, input: z.input<Input>): Promise<Output> => {
    const parsed = parseInput(definition.input, input);
    const role = roleOf(actor);
    if (!isAllowed(role, definition.permission, rightsOf(actor))) throw accessFailure(role);
    return deps.db.transaction(async (transaction) => {
      const within = { ...deps, db: transaction };
      const output = await definition.run(within, parsed, actor);
      if ('event' in audit) {
        const userId = actor.kind === 'user' ? actor.userId : null;
        await recordAudit(within, { event: audit.event, userId, metadata: audit.metadata?.(parsed, output) ?? {} });
      }
      return output;
    });
  };
}
