import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import { type Actor, rightsOf, roleOf } from './actor.ts';
import type { Deps } from './deps.ts';
import { accessFailure } from './failure.ts';
import { parseInput } from './parse-input.ts';

type QueryDefinition<Input extends z.ZodType, Output> = {
  name: string;
  input: Input;
  permission: Permission;
  run: (deps: Deps, input: z.output<Input>, actor: Actor) => Promise<Output>;
};

/**
 * A read: parses the input, checks the permission, runs. Every entry point (route, page, job) uses it. Fails with
 * `invalid_input`, `not_signed_in` or `permission_denied` before anything is read.
 */
export function query<Input extends z.ZodType, Output>(definition: QueryDefinition<Input, Output>) {
  return async (deps: Deps, actor: Actor, input: z.input<Input>): Promise<Output> => {
    const parsed = parseInput(definition.input, input);
    const role = roleOf(actor);
    if (!isAllowed(role, definition.permission, rightsOf(actor))) throw accessFailure(role);
    return definition.run(deps, parsed, actor);
  };
}
