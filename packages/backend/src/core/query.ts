import { isAllowed, type Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import { type Actor, rightsOf, roleOf } from './actor.ts';
import type { Deps } from './deps.ts';
import type { Endpoint, Http, UseCase } from './endpoint.ts';
import { accessFailure } from './failure.ts';
import { parseInput } from './parse-input.ts';

type QueryDefinition<Input extends z.ZodType, Output> = {
  name: string;
  input: Input;
  permission: Permission;
  run: (deps: Deps, input: z.output<Input>, actor: Actor) => Promise<Output>;
};

type QueryEndpoint<Input extends z.ZodType, Schema extends z.ZodType> = QueryDefinition<Input, z.output<Schema>> & {
  output: Schema;
  http: Http<z.input<Input>, z.output<Schema>>;
};

/**
 * A read: parses the input, checks the permission, runs. Every entry point (route, page, job) uses it. Fails with
 * `invalid_input`, `not_signed_in` or `permission_denied` before anything is read. With `http` and `output` it is an endpoint.
 */
export function query<Input extends z.ZodType, Schema extends z.ZodType>(
  definition: QueryEndpoint<Input, Schema>,
): Endpoint<z.input<Input>, z.output<Schema>, z.output<Schema>>;
export function query<Input extends z.ZodType, Output>(
  definition: QueryDefinition<Input, Output>,
): UseCase<z.input<Input>, Output>;
export function query(definition: QueryDefinition<z.ZodType, unknown> & Partial<QueryEndpoint<z.ZodType, z.ZodType>>) {
  const { input, output, http, permission, run } = definition;
  const perform = async (deps: Deps, actor: Actor, parsed: unknown) => {
    const role = roleOf(actor);
    if (!isAllowed(role, permission, rightsOf(actor))) throw accessFailure(role);
    return run(deps, parsed, actor);
  };
  const useCase = async (deps: Deps, actor: Actor, given: unknown) => perform(deps, actor, parseInput(input, given));
  if (!http) return useCase;
  return Object.assign(useCase, { endpoint: { kind: 'query', http, input, output, permission, perform } });
}
