import { OpenAPIHono } from '@hono/zod-openapi';
import type { Actor } from './actor.ts';
import { Failure } from './failure.ts';
import { problem } from './problem.ts';

/** What the server tells the API about a request. */
export type ApiEnv = { Variables: { actor: Actor; clientAddress: string } };

/** The address of what this server asks itself, to make a page. */
export const IN_PROCESS = 'in-process';

/** An empty router whose rejected inputs are answered as problem details, in every area alike. */
export function createRouter() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code }));
      return problem(c, new Failure('invalid_input', { fields }));
    },
  });
}
