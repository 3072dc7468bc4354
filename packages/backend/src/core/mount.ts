import type { RouteConfig } from '@hono/zod-openapi';
import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import type { Context } from 'hono';
import * as z from 'zod';
import { type ApiEnv, createRouter, IN_PROCESS } from './api-app.ts';
import type { Deps } from './deps.ts';
import type { Declared, Endpoints, Method } from './endpoint.ts';
import { entityTag } from './entity-tag.ts';
import { Failure, type FailureCode } from './failure.ts';
import { parseInput } from './parse-input.ts';
import { problemResponses } from './problem.ts';
import { limitAttempts } from './rate-limit.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
const SESSION_SECURITY = [{ session: [] }];

/** The endpoints of an area as a router: each with its route, its description, its limiter and its headers. */
export function mount(deps: Deps, endpoints: Endpoints) {
  const router = createRouter();
  for (const { endpoint } of Object.values(endpoints)) {
    const { method, path } = readRoute(endpoint);
    const { kind, http, input, perform } = endpoint;
    const limiter = http.limit === undefined && kind === 'command' ? 'writes' : http.limit;
    const isPublic = isSameForAll(endpoint);
    router.openAPIRegistry.registerPath(describe(endpoint));
    router.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      // The schema has made it what `perform` takes.
      const parsed = parseInput(input, await readGiven(c, method)) as never;
      // A page that is rendered here has been counted itself.
      const isCounted = kind === 'command' || c.get('clientAddress') !== IN_PROCESS;
      if (limiter && isCounted) await limitAttempts(deps, c, limiter);
      const body = JSON.stringify(await perform(deps, c.get('actor'), parsed));
      // `publicRead` would read the body back to tag it.
      const headers = isPublic ? !c.get('isUntagged') && { etag: entityTag(body) } : PRIVATE;
      return c.body(body, 200, { 'content-type': 'application/json', ...headers });
    });
  }
  return router;
}

export function readRoute({ http }: Pick<Declared<unknown>, 'http'>): {
  method: Method;
  path: string;
  names: string[];
} {
  const [method, path] = http.route.split(' ') as [Method, string];
  return { method, path, names: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name) };
}

/** The parts of a request as one input. Those of the path cannot be overwritten. Fails with `invalid_input`. */
async function readGiven(c: Context<ApiEnv>, method: Method): Promise<Record<string, unknown>> {
  return { ...(method === 'GET' ? readQuery(c) : await readBody(c)), ...c.req.param() };
}

/** A name that is given twice is a list, which no schema of a single value accepts. */
function readQuery(c: Context<ApiEnv>): Record<string, unknown> {
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(given.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

async function readBody(c: Context<ApiEnv>): Promise<Record<string, unknown>> {
  if (c.req.header('content-type') === undefined) return {};
  const body: unknown = await c.req.json();
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new Failure('invalid_input', { fields: [{ path: '', code: 'invalid_type' }] });
}

/** Whether everyone gets the same answer, so that any cache may store it. */
function isSameForAll({ kind, permission }: Pick<Declared<unknown>, 'kind' | 'permission'>): boolean {
  return kind === 'query' && permission.endsWith(':read:any') && isAllowed('guest', permission);
}

function describe(endpoint: Declared<unknown>): RouteConfig {
  const { kind, http, output, permission } = endpoint;
  const { method, path } = readRoute(endpoint);
  const { inPath, other } = partsOf(endpoint);
  const isForGuests = isAllowed('guest', permission);
  const failures: FailureCode[] = [
    ...(inPath || other ? (['invalid_input'] as const) : []),
    ...(isForGuests ? [] : (['not_signed_in', 'permission_denied'] as const)),
    ...(kind === 'command' ? (['too_many_requests', 'origin_refused'] as const) : []),
    ...(http.failures ?? []),
  ];
  const description = kind === 'query' ? 'Found' : 'Done';
  const media = { schema: output, ...(http.answer !== undefined && { example: http.answer }) };
  return {
    method: method.toLowerCase() as 'get',
    path,
    summary: http.summary,
    ...(http.description !== undefined && { description: http.description }),
    ...(isForGuests ? {} : { security: SESSION_SECURITY }),
    request: {
      ...(inPath && { params: inPath }),
      ...(other && method === 'GET' && { query: other as z.ZodObject }),
      ...(method !== 'GET' && { body: { required: true, content: { 'application/json': bodyOf(http, other) } } }),
    },
    responses: { 200: { description, content: { 'application/json': media } }, ...problemResponses(...failures) },
  };
}

/** A change without fields takes an empty object: a body that is no JSON is refused. */
function bodyOf({ example }: Declared<unknown>['http'], other: z.ZodType | undefined) {
  return other ? { schema: other, example } : { schema: z.object({}), example: {} };
}

/**
 * The schemas of the path and of the rest. An input whose fields depend on each other is an intersection: what is in the path, and
 * the rest. Throws for any other shape, when the server starts.
 */
function partsOf(endpoint: Declared<unknown>): { inPath?: z.ZodObject; other?: z.ZodType } {
  const { input, http } = endpoint;
  const { names } = readRoute(endpoint);
  if (input instanceof z.ZodIntersection) {
    const { left, right } = input.def;
    if (left instanceof z.ZodObject) return { inPath: left, other: right as z.ZodType };
  }
  if (!(input instanceof z.ZodObject)) throw new Error(`${http.route}: the input is no object`);
  if (names.length === 0) return Object.keys(input.shape).length === 0 ? {} : { other: input };
  // Its type wants the names of the shape, which only each endpoint has.
  const mask = Object.fromEntries(names.map((name) => [name, true])) as never;
  const other = input.omit(mask);
  return { inPath: input.pick(mask), ...(Object.keys(other.shape).length > 0 && { other }) };
}
