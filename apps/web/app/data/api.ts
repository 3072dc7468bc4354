import type { Api } from '@dalil/backend/api.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import { STORED_AT } from '@dalil/offline/device-caches.ts';
import type { ClientResponse, hc } from 'hono/client';
import type { JSONParsed, JSONValue } from 'hono/utils/types';
import { noteStored } from './stored-answers.ts';

/** What the API offers, by its paths, as Hono reads it from the routes. */
export type ApiClient = ReturnType<typeof hc<Api>>;

type Call = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown };
type Options = { init?: RequestInit };

/**
 * The typed client of the API: in-process on the server, `fetch` in the browser. Each step is a part of the path, `$get` and
 * the like ask: `client.api.articles[':id'].$get({ param: { id } })`. Hono's own weighs 1.5 kB more.
 */
export function createApiClient(origin: string, fetch: typeof globalThis.fetch): ApiClient {
  const clientOf = (path: string): object =>
    new Proxy(
      {},
      {
        get(_target, step) {
          // What runs through an object, to print it or to wait for it, finds nothing.
          if (typeof step !== 'string' || step === 'then') return undefined;
          if (!step.startsWith('$')) return clientOf(`${path}/${step}`);
          return (call: Call = {}, { init }: Options = {}) => {
            const url = new URL(addressOf(path, call), origin);
            return step === '$url' ? url : fetch(url.href, { ...requestOf(step.slice(1), call), ...init });
          };
        },
      },
    );
  return clientOf('') as ApiClient;
}

function addressOf(path: string, { param = {}, query = {} }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given).toString()}` : filled;
}

function requestOf(method: string, { json }: Call): RequestInit {
  if (json === undefined) return { method: method.toUpperCase() };
  const headers = { 'content-type': 'application/json' };
  return { method: method.toUpperCase(), headers, body: JSON.stringify(json) };
}

export type FieldProblem = { path: string; code: string };
type Details = { retryAfter?: number | undefined; fields?: readonly FieldProblem[] };

/**
 * A refused request. `code` is the stable code of the problem details, `fields` what is wrong with which field; `status` 0
 * means the network failed.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(status: number, code: string, { retryAfter, fields = [] }: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

/** Formatted text as Hono types it: it stops where a type refers to itself, so nested text would be any JSON. */
type HonoInline = JSONParsed<Inline[]>[number];

/** The type of a body as the verb declares it, with nested text restored. */
export type ApiData<T> = [JSONValue] extends [T]
  ? T
  : T extends readonly (infer Item)[]
    ? [Inline, Item] extends [Item, HonoInline]
      ? Inline[]
      : ApiParts<T>
    : ApiParts<T>;
type ApiParts<T> = T extends object ? { [Key in keyof T]: ApiData<T[Key]> } : T;

/** The data of a function of `queries`. */
export type DataOf<Query extends (...args: never[]) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Query>['queryFn'], (...args: never[]) => unknown>>
>;

/** The body of a successful answer; throws `ApiError` for any other, and for a request that never got one. */
export async function read<T>(request: Promise<ClientResponse<T, number, 'json'>>): Promise<ApiData<T>> {
  const response = await answered(request);
  const body = await response.json();
  noteStored(body, response.headers.get(STORED_AT));
  return body as ApiData<T>;
}

/** The same for an answer that has no body. */
export async function readNothing(request: Promise<ClientResponse<unknown, number>>): Promise<void> {
  await answered(request);
}

/** The body of an answer that comes bit by bit. */
export async function readBody(request: Promise<ClientResponse<unknown>>): Promise<ReadableStream<Uint8Array>> {
  const { body } = await answered(request);
  if (!body) throw new ApiError(0, 'network_error');
  return body;
}

async function answered<Answer extends ClientResponse<unknown, number>>(request: Promise<Answer>): Promise<Answer> {
  const response = await request.catch(() => {
    throw new ApiError(0, 'network_error');
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { code?: unknown; fields?: unknown } | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, typeof problem?.code === 'string' ? problem.code : 'unknown', {
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    fields: Array.isArray(problem?.fields) ? (problem.fields as FieldProblem[]) : [],
  });
}
