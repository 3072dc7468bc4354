import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import { type Actor, roleOf } from './actor.ts';
import type { Deps } from './deps.ts';
import { refusal } from './failure.ts';
import { parseInput } from './parse-input.ts';

type CommandDefinition<Input extends z.ZodType, Output> = {
  name: string;
  input: Input;
  permission: Permission;
  /** What the audit log keeps of it. `none` says why nothing is kept. */
  audit: { none: string };
  run: (deps: Deps, input: z.output<Input>, actor: Actor) => Promise<Output>;
};

/**
 * A change: parses the input, checks the permission, opens one transaction and runs in it, so that the effect and
 * everything recorded about it stand or fall together.
 */
export function command<Input extends z.ZodType, Output>(definition: CommandDefinition<Input, Output>) {
  return async (deps: Deps, actor: Actor, input: z.input<Input>): Promise<Output> => {
    const parsed = parseInput(definition.input, input);
    const role = roleOf(actor);
    if (!isAllowed(role, definition.permission)) throw refusal(role);
    return deps.db.transaction((transaction) => definition.run({ ...deps, db: transaction }, parsed, actor));
  };
}
