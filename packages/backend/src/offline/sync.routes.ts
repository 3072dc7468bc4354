import { createRoute } from '@hono/zod-openapi';
import {
  MAX_OPERATIONS_PER_REQUEST,
  OPERATION_ENDPOINTS,
  SYNC_AS_GUEST,
  SYNC_HEADER,
  SYNC_TYPES,
  type SyncMethod,
  type SyncType,
} from '@dalil/domain/offline/operation.ts';
import type { Context } from 'hono';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { type ApiEnv, createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { problemBody, problemResponses, problemSchema } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { limitMessages } from '../quality/limit-messages.ts';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { applyOpenOperations } from './apply-open-operations.ts';
import { applyOperations } from './apply-operations.ts';
import {
  type InvalidOperation,
  invalidOperationSchema,
  openOperationSchema,
  type OpenOperation,
  type Operation,
  operationSchema,
  outcomeSchema,
} from './sync-operation.ts';

const ID = '6f1c2a9e-4b7d-4e0a-9c53-2d8b1f7a6e40';
const AT = '2026-11-21T08:00:00.000Z';
const ITEM = { kind: 'place', itemId: 'burj-khalifa' };

const EXAMPLES: Record<SyncMethod, { kind: string; payload: unknown }> = {
  POST: { kind: 'bookmark.add', payload: { ...ITEM, folderId: null, note: 'At sunset', addedAt: AT } },
  PUT: { kind: 'bookmark.note', payload: { ...ITEM, note: 'At sunrise', otherNote: null, baseVersion: 1 } },
  DELETE: { kind: 'bookmark.remove', payload: ITEM },
};

const SUMMARIES: Record<SyncMethod, string> = {
  POST: 'What a device added while it could not reach the server',
  PUT: 'What a device changed while it could not reach the server',
  DELETE: 'What a device removed while it could not reach the server',
};

/** Messages have no account, so any client may send them. */
const OPEN_TYPES: ReadonlySet<SyncType> = new Set(['articles', 'support']);

const MESSAGES: ReadonlySet<string> = new Set(['report.send', 'support.send', 'idea.send']);

const delivery = z.object({
  operations: z
    .array(z.union([operationSchema, openOperationSchema, invalidOperationSchema]))
    .min(1)
    .max(MAX_OPERATIONS_PER_REQUEST),
});
const results = z.array(z.intersection(z.object({ id: z.string() }), outcomeSchema));

function adapter<Method extends SyncMethod>(method: Method) {
  const example = { operations: [{ id: ID, at: AT, ...EXAMPLES[method] }] };
  return createRoute({
    method: method.toLowerCase() as Lowercase<Method>,
    path: '/sync/{type}',
    summary: SUMMARIES[method],
    description:
      'Applied in order. An operation delivered again answers what it answered the first time; an id used for another operation is refused with `operation_reused`. One that is not valid is refused with `invalid_input`, alone if there are others. One operation that met a newer record alone answers 409 with that record.',
    security: SESSION_SECURITY,
    request: {
      params: z.object({
        type: z.enum(SYNC_TYPES).meta({ description: 'What the operations are about', example: 'user-data' }),
      }),
      headers: z.object({
        [SYNC_HEADER]: z
          .optional(textInput().max(64))
          .meta({ description: 'Whose operations they are: the id of the account, or `guest`', example: ID }),
      }),
      body: { required: true, content: { 'application/json': { schema: delivery, example } } },
    },
    responses: {
      200: {
        description: 'What became of each operation, in the order they were sent',
        content: {
          'application/json': {
            schema: z.object({ results }),
            example: { results: [{ id: ID, status: 'applied' as const }] },
          },
        },
      },
      ...problemResponses(
        'invalid_input',
        'not_signed_in',
        'payload_too_large',
        'unsupported_media_type',
        'operation_reused',
        'too_many_requests',
      ),
      409: {
        description: 'The record was changed meanwhile; it stands in the result',
        content: { 'application/problem+json': { schema: z.intersection(problemSchema, z.object({ results })) } },
      },
    },
  });
}

const [add, change, remove] = [adapter('POST'), adapter('PUT'), adapter('DELETE')];

type Sent = z.infer<typeof delivery>;
type Valid = Exclude<Sent['operations'][number], InvalidOperation>;

/** PWA-7: the endpoints for everything that is first written on a device. */
export function syncRoutes(deps: Deps) {
  return createRouter()
    .openapi(add, async (c) =>
      answer(c, await deliver(deps, c, c.req.valid('param').type, 'POST', c.req.valid('json'))),
    )
    .openapi(change, async (c) =>
      answer(c, await deliver(deps, c, c.req.valid('param').type, 'PUT', c.req.valid('json'))),
    )
    .openapi(remove, async (c) =>
      answer(c, await deliver(deps, c, c.req.valid('param').type, 'DELETE', c.req.valid('json'))),
    );
}

type Results = { results: z.infer<typeof results> };

async function deliver(
  deps: Deps,
  c: Context<ApiEnv>,
  type: SyncType,
  method: SyncMethod,
  sent: Sent,
): Promise<Results> {
  if (!OPEN_TYPES.has(type)) signedIn(c.get('actor'));
  await limitAttempts(deps, c, type === 'support' ? 'forms' : 'writes');
  rejectStrangers(c, type);
  rejectOtherEndpoints(sent, type, method);
  const valid = sent.operations.filter(isValid);
  if (valid.some(({ kind }) => MESSAGES.has(kind))) await limitMessages(deps, c.get('clientAddress'));
  // A delivery without any valid operation fails as a whole, naming the fields.
  const operations: unknown[] = valid.length > 0 ? valid : sent.operations.map(receivedOf);
  const actor = c.get('actor');
  // The endpoint has already determined the type, and the command checks it.
  const { results } = OPEN_TYPES.has(type)
    ? await applyOpenOperations(deps, actor, { operations: operations as OpenOperation[] })
    : await applyOperations(deps, actor, { operations: operations as Operation[] });
  return { results: withInvalid(sent.operations, results) };
}

function isValid(one: Sent['operations'][number]): one is Valid {
  return one.kind !== null;
}

function receivedOf(one: Sent['operations'][number]): unknown {
  return isValid(one) ? one : one.received;
}

/** Adds the outcome of each invalid operation in its place. No receipt is saved: a repeat of it is as invalid. */
function withInvalid(sent: Sent['operations'], results: Results['results']): Results['results'] {
  return sent.flatMap((one) =>
    isValid(one)
      ? (results.find(({ id }) => id === one.id) ?? [])
      : { id: one.id, status: 'refused' as const, code: 'invalid_input' as const },
  );
}

/** A device that has not noticed a change of the signed-in user must not deliver the previous user's operations. */
function rejectStrangers(c: Context<ApiEnv>, type: SyncType): void {
  const owner = c.req.header(SYNC_HEADER);
  if (owner === undefined) throw new Failure('invalid_input', { fields: [{ path: SYNC_HEADER, code: 'required' }] });
  if (OPEN_TYPES.has(type) && owner === SYNC_AS_GUEST) return;
  if (signedIn(c.get('actor')).userId !== owner) throw new Failure('not_signed_in');
}

function rejectOtherEndpoints({ operations }: Sent, type: SyncType, method: SyncMethod): void {
  const fields = operations.flatMap(({ kind }, at) => {
    if (kind === null) return [];
    const own = OPERATION_ENDPOINTS[kind];
    return own.type === type && own.method === method
      ? []
      : [{ path: `operations.${at}.kind`, code: 'other_endpoint' }];
  });
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
}

function answer(c: Context<ApiEnv>, body: Results) {
  c.header('cache-control', 'private, no-store');
  const [only, ...others] = body.results;
  if (only?.status !== 'conflict' || others.length > 0) return c.json(body, 200);
  return c.json({ ...problemBody('conflict'), ...body }, 409, { 'content-type': 'application/problem+json' });
}
