import type { NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { OPERATION_ENDPOINTS } from '@dalil/domain/offline/operation.ts';
import { mutationOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '../data/api.ts';
import { deliverySender } from './sync.ts';

/**
 * Sends a report directly, if the device has no queue, and returns the reference number. The same report sent twice counts once.
 */
export function sendReportDirectly(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (item: NewQueueItem) => {
      const items = [{ ...item, order: 0 }];
      const answer = await deliverySender(api)({ owner: null, ...OPERATION_ENDPOINTS['report.send'], items });
      const reference = answer.outcomes?.get(item.id)?.reference;
      if (typeof reference === 'string') return { reference };
      throw new ApiError(answer.status, answer.code, { retryAfter: answer.retryAfter ?? undefined });
    },
  });
}
