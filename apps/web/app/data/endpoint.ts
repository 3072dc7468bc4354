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

type Key = readonly [name: string, given: Readonly<Record<string, unknown>>];

/** How a page uses an answer, as the endpoint declares it. */
export type Reading = { lists?: readonly string[]; followsDayPart?: boolean; retry?: false; staleTime?: number };

/**
 * One call of an endpoint, as data: `useQuery(getPlace({ id, locale }))` reads it, `api(changeIdea({ … }))` sends it. Calls with the
 * same name and input are the same query.
 */
export type Call<Reply> = {
  queryKey: DataTag<Key, Reply, Error>;
  meta: { route: string; lists?: readonly string[]; followsDayPart?: boolean };
  retry?: false;
  staleTime?: number;
  /** Never set: the query client sends all calls. It carries the type of the answer. */
  queryFn?: QueryFunction<Reply>;
};

type IsEmpty<Fields> = keyof Fields extends never ? true : Fields extends Record<string, never> ? true : false;

export type EndpointCall<Name extends EndpointName> = {
  (...given: IsEmpty<Given<Name>> extends true ? [] : [given: Given<Name>]): Call<Answer<Name>>;
  /** The beginning of the keys of all its calls. */
  key: readonly [name: string];
};

/**
 * The function that makes calls of a use case. Its name is that of the use case.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<Name extends EndpointName>(name: Name, route: string, reading: Reading = {}) {
  const { retry, staleTime, ...tags } = reading;
  const meta = { route, ...tags };
  const of = (given: object = {}) => ({
    queryKey: [name, given],
    meta,
    ...(retry === undefined ? {} : { retry }),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  return Object.assign(of, { key: [name] }) as unknown as EndpointCall<Name>;
}
