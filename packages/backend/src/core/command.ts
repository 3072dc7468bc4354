import type { AuditEvent } from '@dalil/domain/accounts/audit-event.ts';
import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import { type Actor, rightsOf, roleOf } from './actor.ts';
import { recordAudit } from './audit.ts';
import type { Deps } from './deps.ts';
import type { Endpoint, Http, UseCase } from './endpoint.ts';
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

type CommandEndpoint<Input extends z.ZodType, Schema extends z.ZodType, Output> = CommandDefinition<Input, Output> & {
  output: Schema;
  http: Http<z.input<Input>, z.output<Schema>>;
};

/** `reply` picks what is answered, where the audit log needs more than that. */
type Replying<Schema extends z.ZodType, Output> = { reply: (output: NoInfer<Output>) => z.output<Schema> };

/**
 * A change: parses the input, checks the permission and runs in one transaction, so that the effect and its records commit or
 * roll back together. Fails with `invalid_input`, `not_signed_in` or `permission_denied`. With `http` and `output` it is an endpoint.
 */
export function command<Input extends z.ZodType, Schema extends z.ZodType, Output>(
  definition: CommandEndpoint<Input, Schema, Output> & Replying<Schema, Output>,
): Endpoint<z.input<Input>, Output, z.output<Schema>>;
export function command<Input extends z.ZodType, Schema extends z.ZodType>(
  definition: CommandEndpoint<Input, Schema, z.output<Schema>>,
): Endpoint<z.input<Input>, z.output<Schema>, z.output<Schema>>;
export function command<Input extends z.ZodType, Output>(
  definition: CommandDefinition<Input, Output>,
): UseCase<z.input<Input>, Output>;
export function command(
  definition: CommandDefinition<z.ZodType, unknown> &
    Partial<CommandEndpoint<z.ZodType, z.ZodType, unknown> & Replying<z.ZodType, unknown>>,
) {
  const { input, output, http, permission, audit, run, reply } = definition;
  const perform = async (deps: Deps, actor: Actor, parsed: unknown) => {
    const role = roleOf(actor);
    if (!isAllowed(role, permission, rightsOf(actor))) throw accessFailure(role);
    return deps.db.transaction(async (transaction) => {
      const within = { ...deps, db: transaction };
      const result = await run(within, parsed, actor);
      if ('event' in audit) {
        const userId = actor.kind === 'user' ? actor.userId : null;
        await recordAudit(within, { event: audit.event, userId, metadata: audit.metadata?.(parsed, result) ?? {} });
      }
      return result;
    });
  };
  const useCase = async (deps: Deps, actor: Actor, given: unknown) => perform(deps, actor, parseInput(input, given));
  if (!http) return useCase;
  const answer = async (deps: Deps, actor: Actor, parsed: unknown) => {
    const result = await perform(deps, actor, parsed);
    return reply ? reply(result) : result;
  };
  return Object.assign(useCase, { endpoint: { kind: 'command', http, input, output, permission, perform: answer } });
}
