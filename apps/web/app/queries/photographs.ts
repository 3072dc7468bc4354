import type { PhotographDecision, PhotographedKind, PhotographState } from '@dalil/domain/newsroom/photographs.ts';
import type { FocalPoint } from '@dalil/domain/guide/picture.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

export type PhotographsFilter = { state: PhotographState; page: string };

/** STAFF-1: photographs of items that wait for staff, those users see, or those that were rejected. */
export function photographsQuery(api: ApiClient, query: PhotographsFilter) {
  return queryOptions({
    queryKey: ['newsroom', 'photographs', query],
    queryFn: () => read(api.api.newsroom.photographs.$get({ param: {}, query })),
    placeholderData: keepPreviousData,
  });
}
export type DeskPhotograph = DataOf<typeof photographsQuery>['items'][number];

type Decided = { decision: PhotographDecision; focus?: FocalPoint };
export const decidePhotograph = (api: ApiClient, id: string, json: Decided): Promise<DeskPhotograph> =>
  read(api.api.newsroom.photographs[':id'].$post({ param: { id }, json }));

type Proposed = { kind: PhotographedKind; itemId: string };
export const proposePhotograph = (api: ApiClient, pictureId: string, json: Proposed): Promise<DeskPhotograph> =>
  read(api.api.newsroom.pictures[':id'].propose.$post({ param: { id: pictureId }, json }));
