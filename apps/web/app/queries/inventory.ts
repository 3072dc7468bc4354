import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

type Newsroom = ApiClient['api']['newsroom'];
type Query = Parameters<Newsroom['inventory']['$get']>[0]['query'];

/** STAFF-6: every item of the guide, a page at a time. */
export function inventoryQuery(api: ApiClient, query: Query) {
  return queryOptions({
    queryKey: ['newsroom', 'inventory', query],
    queryFn: () => read(api.api.newsroom.inventory.$get({ param: {}, query })),
  });
}
export type InventoryItem = DataOf<typeof inventoryQuery>['items'][number];

/** STAFF-6: the figures of each category. */
export function inventoryFiguresQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['newsroom', 'inventory-figures'],
    queryFn: () => read(api.api.newsroom['inventory-figures'].$get({ param: {}, query: {} })),
  });
}
export type CategoryFigures = DataOf<typeof inventoryFiguresQuery>['categories'][number];

/** The people of the newsroom. */
export function staffQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['newsroom', 'staff'],
    queryFn: () => read(api.api.newsroom.staff.$get({ param: {}, query: {} })),
  });
}

export type BulkChange = Parameters<Newsroom['changes']['$post']>[0]['json'];
/** An item to change, or with `locale` only its text in a language. */
export type BulkItem = { kind: BulkChange['items'][number]['kind']; id: string; locale?: Locale | undefined };

/** STAFF-6: one action on many items. */
export const changeMany = (api: ApiClient, json: BulkChange) =>
  read(api.api.newsroom.changes.$post({ param: {}, json }));
export type BulkAnswer = Awaited<ReturnType<typeof changeMany>>;
export const undoChange = (api: ApiClient, id: string) =>
  read(api.api.newsroom.changes.undo.$post({ param: {}, json: { id } }));
