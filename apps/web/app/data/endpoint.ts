import type { ENDPOINTS } from '@dalil/backend/endpoints.ts';
import type { DataTag, QueryFunction } from '@tanstack/react-query';

type Areas = typeof ENDPOINTS;
type InAll<Union> = (Union extends unknown ? (area: Union) => void : never) extends (area: infer All) => void
  ? All
  : never;
type Endpoints = InAll<Areas[keyof Areas]>;

/** The name of a use case that has an address. */
export type EndpointName = keyof Endpoints;
/** What a use case takes. */
export type Given<Name extends EndpointName> = Parameters<Endpoints[Name]>[2];
/** What a use case answers. */
export type Answer<Name extends EndpointName> = Endpoints[Name] extends {
  endpoint: { perform: (...given: never) => Promise<infer Reply> };
}
  ? Reply
  : never;

/** `area` is the first part of the address: a change makes everything of its area stale by it. */
type Key = readonly [area: string, name: string, given: Readonly<Record<string, unknown>>];

type Tags = { lists?: readonly string[]; followsDayPart?: boolean };
type Options = { retry?: false; staleTime?: number };

/**
 * One call of an endpoint, as data: `useQuery(getPlace({ id, locale }))` reads it, `api(changeIdea({ … }))` sends it. Calls with the
 * same name and input are the same query.
 */
export type Call<Reply> = Options & {
  queryKey: DataTag<Key, Reply, Error>;
  meta: Tags & { route: string };
  /** Never set: the query client sends all calls. It carries the type of the answer. */
  queryFn?: QueryFunction<Reply>;
};

type IsEmpty<Fields> = keyof Fields extends never ? true : Fields extends Record<string, never> ? true : false;

export type EndpointCall<Name extends EndpointName> = {
  (...given: IsEmpty<Given<Name>> extends true ? [] : [given: Given<Name>]): Call<Answer<Name>>;
  /** The beginning of the keys of all its calls. */
  key: readonly [area: string, name: string];
};

/** The function that makes calls of a use case, by the name of the use case. `tags` and `options` are how pages use the answer. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Name extends EndpointName>(name: Name, route: string, tags?: Tags, options?: Options) {
  const meta = { ...tags, route };
  const key = [route.split('/')[1], name];
  const call = (given: object = {}) => ({ queryKey: [...key, given], meta, ...options });
  return Object.assign(call, { key }) as unknown as EndpointCall<Name>;
}
