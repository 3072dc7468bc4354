import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Pictures = ApiClient['api']['newsroom']['pictures'];
export type PicturesFilter = { search?: string; part?: 'usable' | 'incomplete' | 'unused'; page?: string };

/** STAFF-1: the media library. */
export function picturesQuery(api: ApiClient, query: PicturesFilter) {
  return queryOptions({
    queryKey: ['newsroom', 'pictures', query],
    queryFn: () => read(api.api.newsroom.pictures.$get({ param: {}, query })),
    placeholderData: keepPreviousData,
  });
}
export type DeskPicture = DataOf<typeof picturesQuery>['items'][number];

/** A file as bytes; the server decides by them what it is. */
export const uploadPicture = (api: ApiClient, file: Blob): Promise<DeskPicture> => {
  const init = { headers: { 'content-type': 'application/octet-stream' }, body: file };
  return read(api.api.newsroom.pictures.upload.$post({}, { init }));
};
type Described = Parameters<Pictures[':id']['$post']>[0]['json'];
export const describePicture = (api: ApiClient, id: string, json: Described) =>
  read(api.api.newsroom.pictures[':id'].$post({ param: { id }, json }));
export const removePicture = (api: ApiClient, id: string) =>
  read(api.api.newsroom.pictures[':id'].remove.$post({ param: { id }, json: {} }));
