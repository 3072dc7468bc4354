import type { Api } from '@dalil/backend/api.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import type { FactEffect } from '@dalil/domain/newsroom/fact-effect.ts';
import { STORED_AT } from '@dalil/offline/device-caches.ts';
import type { ClientResponse, hc } from 'hono/client';
import type { JSONParsed, JSONValue } from 'hono/utils/types';
import type { Call } from './endpoint.ts';
import { noteStored } from './stored-answers.ts';

/** Sends a call of an endpoint: `api(getPlace({ id, locale }))`. Throws `ApiError`. */
type Send = <Reply>(call: Call<Reply>, init?: RequestInit) => Promise<Reply>;

/** Sends calls of endpoints. `api` is the surface by path of the routes that are written by hand, as Hono infers it. */
export type ApiClient = Send & ReturnType<typeof hc<Api>>;

type PathCall = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown };
type Fetch = typeof globalThis.fetch;
type Options = { init?: RequestInit };

/**
 * The typed client of the API: in-process on the server, `fetch` in the browser. Under `api` each property is a path segment; `$get`
 * and the other methods send the request: `client.api.session.$get()`. Hono's own client is 1.5 kB larger.
 */
export function createApiClient(origin: string, fetch: Fetch): ApiClient {
  const clientOf = (path: string): object =>
    new Proxy(
      {},
      {
        get(_target, step) {
          // Code that inspects an object, to print it or to await it, must find no path segment.
          if (typeof step !== 'string' || step === 'then') return undefined;
          if (!step.startsWith('$')) return clientOf(`${path}/${step}`);
          return (call: PathCall = {}, { init }: Options = {}) => {
            const url = new URL(addressOf(path, call), origin);
            return step === '$url' ? url : fetch(url.href, { ...requestOf(step.slice(1), call), ...init });
          };
        },
      },
    );
  const send: Send = (call, init) => readAnswer(sendCall(origin, fetch, call, init));
  return Object.assign(send, { api: clientOf('/api') }) as ApiClient;
}

/** What `{name}` stands for comes from the call; the rest of it is the query of a GET and the body of a change. */
function sendCall(origin: string, fetch: Fetch, { queryKey: [, , given], meta }: Call<unknown>, init?: RequestInit) {
  const [method = '', path = ''] = meta.route.split(' ');
  const rest = { ...given };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(given[name]));
  });
  const asked = Object.entries(rest).filter(([, value]) => value !== undefined);
  const request = requestOf(method, method === 'GET' || asked.length === 0 ? {} : { json: rest });
  const search = method === 'GET' && asked.length > 0 ? `?${new URLSearchParams(asked as [string, string][])}` : '';
  return fetch(`${origin}/api${filled}${search}`, { ...request, ...init });
}

function addressOf(path: string, { param = {}, query = {} }: PathCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given).toString()}` : filled;
}

function requestOf(method: string, { json }: PathCall): RequestInit {
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
export function read<T>(request: Promise<ClientResponse<T, number, 'json'>>): Promise<ApiData<T>> {
  return readAnswer(request);
}

async function readAnswer<Reply>(
  request: Promise<Pick<Response, 'ok' | 'json' | 'status' | 'headers'>>,
): Promise<Reply> {
  const response = await answered(request);
  // The server answers what the declaration of the endpoint says.
  const body = (await response.json()) as Reply;
  noteStored(body, response.headers.get(STORED_AT));
  return body;
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

async function answered<Reply extends Pick<Response, 'ok' | 'json' | 'status' | 'headers'>>(
  request: Promise<Reply>,
): Promise<Reply> {
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
