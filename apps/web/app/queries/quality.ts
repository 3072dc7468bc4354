import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { OPERATION_ENDPOINTS } from '@dalil/domain/offline/operation.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { type ApiClient, ApiError, read } from '../data/api.ts';
import { deliverySender } from './sync.ts';

/**
 * Sends a report or an idea directly, if the device has no queue, and returns the reference number. The same report sent twice counts once.
 */
export function sendReportDirectly(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (item: NewQueueItem) => {
      const items = [{ ...item, order: 0 }];
      const answer = await deliverySender(api)({ owner: null, ...OPERATION_ENDPOINTS[item.kind], items });
      const reference = answer.outcomes?.get(item.id)?.reference;
      if (typeof reference === 'string') return { reference };
      throw new ApiError(answer.status, answer.code, { retryAfter: answer.retryAfter ?? undefined });
    },
  });
}

/** What the guide could not answer, as counts of topics. It changes once a day. */
export function unansweredQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['unanswered', locale],
    meta: { lists: ['idea'] },
    queryFn: () => read(api.api['unanswered-topics'].$get({ query: { locale } })),
  });
}
