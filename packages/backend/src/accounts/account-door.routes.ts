import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import type { FailureCode } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';

export const SESSION_SECURITY = [{ session: [] }];
export const PRIVATE = 'private, no-store';

type Door<Path extends string, Input extends z.ZodType, Output extends z.ZodType> = {
  method?: 'post' | 'patch' | 'delete';
  path: Path;
  summary: string;
  description?: string;
  input: Input;
  example: z.input<Input>;
  output: Output;
  answer: z.input<Output>;
  /** Set where only a signed-in person, or one with a code from a mail, gets further. */
  isOwn?: boolean;
  failures?: FailureCode[];
};

/** A write about an account: a JSON body, a small JSON answer that is nobody else's, and refusals. */
export function accountDoor<Path extends string, Input extends z.ZodType, Output extends z.ZodType>(
  door: Door<Path, Input, Output>,
) {
  const own = door.isOwn ? (['not_signed_in', 'sign_in_again'] as const) : [];
  return createRoute({
    method: 'post',
    path: door.path,
    summary: door.summary,
    ...(door.description !== undefined && { description: door.description }),
    ...(door.isOwn && { security: SESSION_SECURITY }),
    request: {
      body: { required: true, content: { 'application/json': { schema: door.input, example: door.example } } },
    },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: door.output, example: door.answer } },
      },
      ...problemResponses(
        'invalid_input',
        'origin_refused',
        'payload_too_large',
        'unsupported_media_type',
        'too_many_requests',
        ...own,
        ...(door.failures ?? []),
      ),
    },
  });
}

export const done = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
