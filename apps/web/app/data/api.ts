import type { Api } from '@dalil/backend/api.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import type { FactEffect } from '@dalil/domain/newsroom/fact-effect.ts';
import { STORED_AT } from '@dalil/offline/device-caches.ts';
import type { ClientResponse, hc } from 'hono/client';
import type { JSONParsed, JSONValue } from 'hono/utils/types';
import { noteStored } from './stored-answers.ts';

/** The API surface by path, as Hono infers it from the routes. */
export type ApiClient = ReturnType<typeof hc<Api>>;

type Call = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown };
type Options = { init?: RequestInit };

/**
 * The typed client of the API: in-process on the server, `fetch` in the browser. Each property is a path segment; `$get` and the
 * other methods send the request: `client.api.articles[':id'].$get({ param: { id } })`. Hono's own client is 1.5 kB larger.
 */
export function createApiClient(origin: string, fetch: typeof globalThis.fetch): ApiClient {
  const clientOf = (path: string): object =>
    new Proxy(
      {},
      {
        get(_target, step) {
          // Code that inspects an object, to print it or to await it, must find no path segment.
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
type Details = {
  retryAfter?: number | undefined;
  fields?: readonly FieldProblem[];
  withdrawn?: Withdrawn | undefined;
  effect?: FactEffect | undefined;
  traceId?: string | undefined;
};

/**
 * A rejected request. `code` is the stable code of the problem details and `fields` lists the field errors. `status` 0 means the
 * network failed.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;
  readonly fields: readonly FieldProblem[];
  /** Of an item that is no longer published. */
  readonly withdrawn: Withdrawn | undefined;
  /** Of a change that has to be confirmed. */
  readonly effect: FactEffect | undefined;
  /** Of a defect, where the operator traces requests. */
  readonly traceId: string | undefined;

  constructor(status: number, code: string, { retryAfter, fields = [], withdrawn, effect, traceId }: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
    this.withdrawn = withdrawn;
    this.effect = effect;
    this.traceId = traceId;
  }
}

/** Formatted text as Hono types it. Hono stops where a type refers to itself, so nested text would be typed as any JSON. */
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

/** The data returned by a function of `queries`. */
export type DataOf<Query extends (...args: never[]) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Query>['queryFn'], (...args: never[]) => unknown>>
>;

/** The body of a successful response. Throws `ApiError` for any other response and for a request without a response. */
export async function read<T>(request: Promise<ClientResponse<T, number, 'json'>>): Promise<ApiData<T>> {
  const response = await answered(request);
  const body = await response.json();
  noteStored(body, response.headers.get(STORED_AT));
  return body as ApiData<T>;
}

/** The same for a response without a body. */
export async function readNothing(request: Promise<ClientResponse<unknown, number>>): Promise<void> {
  await answered(request);
}

/** The body of a streamed response. */
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
  const problem = (await response.json().catch(() => null)) as {
    code?: unknown;
    fields?: unknown;
    withdrawn?: Withdrawn;
    effect?: FactEffect;
    traceId?: string;
  } | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, typeof problem?.code === 'string' ? problem.code : 'unknown', {
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    fields: Array.isArray(problem?.fields) ? (problem.fields as FieldProblem[]) : [],
    withdrawn: problem?.withdrawn,
    effect: problem?.effect,
    traceId: problem?.traceId,
  });
}
