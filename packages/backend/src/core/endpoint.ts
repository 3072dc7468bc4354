import type { Limiter } from '@dalil/domain/accounts/limiters.ts';
import type { Permission } from '@dalil/domain/accounts/permissions.ts';
import type * as z from 'zod';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { FailureCode } from './failure.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a page uses the answer of a read, in the words of its query cache. */
export type Reading = {
  /** The kinds of content the answer is chosen from, besides the items and facts it names. Without it: of any kind. */
  lists?: readonly string[];
  /** The answer changes when a part of the day ends. */
  followsDayPart?: true;
  /** False: a failure is shown and not tried again. */
  retry?: false;
  /** For how many milliseconds the page does not ask again. */
  staleTime?: number;
};

/** How a use case is called by HTTP. What is not named here follows from the input, the permission and the kind of use case. */
export type Http<Given, Answer> = {
  /** Method and path. `{name}` in the path is a field of the input; the others are the query of a GET and the body of a change. */
  route: `${Method} /${string}`;
  summary: string;
  description?: string;
  /** A body, for the description of the API. */
  example?: Partial<Given>;
  /** An answer, where the API itself cannot give one to a guest. */
  answer?: Answer;
  /** Beside those of the input, the permission and of every change. */
  failures?: readonly FailureCode[];
  /** What counts the attempts. A command that says nothing is counted by `writes`. Null: nothing counts them. */
  limit?: Limiter | null;
  reading?: Reading;
};

/** Parses the input, checks the permission, runs. */
export type UseCase<Given, Output> = (deps: Deps, actor: Actor, input: Given) => Promise<Output>;

/** A use case with an address. Its types are those of the schemas, for the API as for the pages. */
export type Endpoint<Given, Output, Answer> = UseCase<Given, Output> & { endpoint: Declared<Answer> };

/** `perform` checks the permission and runs with input that is parsed already. */
export type Declared<Answer> = {
  kind: 'query' | 'command';
  http: Http<never, Answer>;
  input: z.ZodType;
  output: z.ZodType<Answer>;
  permission: Permission;
  perform: (deps: Deps, actor: Actor, parsed: never) => Promise<Answer>;
};

export type Endpoints = Readonly<Record<string, Endpoint<never, unknown, unknown>>>;
