import type { articleQuery, placeQuery, serviceQuery } from '../../queries/guide.ts';

type DataOf<Query extends (...args: never) => { queryFn?: unknown }> =
  NonNullable<ReturnType<Query>['queryFn']> extends (...args: never) => infer Answer ? Awaited<Answer> : never;

export type ArticleView = DataOf<typeof articleQuery>;
export type PlaceView = DataOf<typeof placeQuery>;
export type ServiceView = DataOf<typeof serviceQuery>;
