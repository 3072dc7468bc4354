import { createRoute } from '@hono/zod-openapi';
import type * as z from 'zod';
import { PRIVATE, SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import type { FailureCode } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';

export const asPrivate = { 'cache-control': PRIVATE };

/** A read for staff. */
export function staffRead<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Output extends z.ZodType,
>(route: {
  path: Path;
  summary: string;
  params: Params;
  query: Query;
  output: Output;
  /** An example, for the description of the API. */
  answer: z.output<Output>;
}) {
  return createRoute({
    method: 'get',
    path: route.path,
    summary: route.summary,
    security: SESSION_SECURITY,
    request: { params: route.params, query: route.query },
    responses: {
      200: { description: 'Found', content: { 'application/json': { schema: route.output, example: route.answer } } },
      ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied', 'not_found'),
    },
  });
}

type StaffChange<Path extends string, Params extends z.ZodObject, Input extends z.ZodType, Output extends z.ZodType> = {
  path: Path;
  summary: string;
  params: Params;
  input: Input;
  example: z.input<Input>;
  output: Output;
  answer: z.input<Output>;
  failures?: FailureCode[];
};

/** A change by staff: a JSON body and the failures of every write. */
export function staffChange<
  Path extends string,
  Params extends z.ZodObject,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(route: StaffChange<Path, Params, Input, Output>) {
  return createRoute({ method: 'post', ...partsOfChange(route) });
}

/** A change that replaces something as a whole. */
export function staffReplacement<
  Path extends string,
  Params extends z.ZodObject,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(route: StaffChange<Path, Params, Input, Output>) {
  return createRoute({ method: 'put', ...partsOfChange(route) });
}

function partsOfChange<
  Path extends string,
  Params extends z.ZodObject,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(route: StaffChange<Path, Params, Input, Output>) {
  return {
    path: route.path,
    summary: route.summary,
    security: SESSION_SECURITY,
    request: {
      params: route.params,
      body: {
        required: true,
        content: { 'application/json': { schema: route.input, example: route.example } },
      } as const,
    },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: route.output, example: route.answer } } },
      ...problemResponses(
        'invalid_input',
        'not_signed_in',
        'permission_denied',
        'not_found',
        'too_many_requests',
        'origin_refused',
        ...(route.failures ?? []),
      ),
    },
  };
}
