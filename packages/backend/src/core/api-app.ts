import { OpenAPIHono } from '@hono/zod-openapi';
import type { Actor } from './actor.ts';
import { Failure } from './failure.ts';
import { fieldProblems } from './field-problems.ts';
import { problem } from './problem.ts';

/** The variables the server sets for each request. */
export type ApiEnv = {
  Variables: { actor: Actor; clientAddress: string; port: number | undefined; isUntagged: boolean };
};

/**
 * The server sets the client address from the socket or a configured proxy, never from the request alone. `port` is the one the
 * request arrived at. `isUntagged`: the answer needs no entity tag, because it is read once and by this process.
 */
export type ApiBindings = { clientAddress?: string; port?: number | undefined; isUntagged?: boolean };

/** The client address of requests that this server sends to itself to render a page. */
export const IN_PROCESS = 'in-process';

/** Creates an empty router that answers rejected input with problem details, the same in every area. */
export function createRouter() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      return problem(c, new Failure('invalid_input', { fields: fieldProblems(result.error) }));
    },
  });
}
