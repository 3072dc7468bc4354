import type { NewsTexts } from '@dalil/domain/notifications/operator-news.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

export const STAFF_NEWS_KEY = 'staff-news';

/** The operator's news for staff, with the number of readers. */
export function staffNewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [STAFF_NEWS_KEY],
    queryFn: () => read(api.api.newsroom.news.$get({ param: {}, query: {} })),
  });
}
export type StaffNews = DataOf<typeof staffNewsQuery>['items'][number];

/** Writes news, or changes those that were read. */
export async function sendNewsTexts(
  api: ApiClient,
  texts: NewsTexts,
  known?: Pick<StaffNews, 'id' | 'revision'>,
): Promise<void> {
  const { news } = api.api.newsroom;
  if (known === undefined) await read(news.$post({ param: {}, json: { texts } }));
  else await read(news[':id'].$post({ param: { id: known.id }, json: { revision: known.revision, texts } }));
}

export async function sendNewsConfirmation(api: ApiClient, { id, revision }: StaffNews): Promise<void> {
  await read(api.api.newsroom.news[':id'].confirm.$post({ param: { id }, json: { revision } }));
}

export async function dropNews(api: ApiClient, { id }: StaffNews): Promise<void> {
  await read(api.api.newsroom.news[':id'].drop.$post({ param: { id }, json: {} }));
}
