import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import type { FailureCode } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';

export const SESSION_SECURITY = [{ session: [] }];
export const PRIVATE = 'private, no-store';

type AccountRoute<Path extends string, Input extends z.ZodType, Output extends z.ZodType> = {
  path: Path;
  summary: string;
  description?: string;
  input: Input;
  example: z.input<Input>;
  output: Output;
  answer: z.input<Output>;
  /** Set if a session or a code from a mail is required. */
  isOwn?: boolean;
  failures?: FailureCode[];
};

/** Creates the route of an account write: a JSON body, a small private JSON response and its failures. */
export function createAccountRoute<Path extends string, Input extends z.ZodType, Output extends z.ZodType>(
  route: AccountRoute<Path, Input, Output>,
) {
  const own = route.isOwn ? (['not_signed_in', 'sign_in_again'] as const) : [];
  return createRoute({
    method: 'post',
    path: route.path,
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    ...(route.isOwn && { security: SESSION_SECURITY }),
    request: {
      body: { required: true, content: { 'application/json': { schema: route.input, example: route.example } } },
    },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: route.output, example: route.answer } },
      },
      ...problemResponses(
        'invalid_input',
        'origin_refused',
        'payload_too_large',
        'unsupported_media_type',
        'too_many_requests',
        ...own,
        ...(route.failures ?? []),
      ),
    },
  });
}

export const done = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
