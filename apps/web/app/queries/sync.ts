import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import { sendDelivery } from '@dalil/offline/sync-queue/send-delivery.ts';
import type { ApiClient } from '../data/api.ts';

/** PWA-7: sends the device's pending changes to the server of this page. */
export function deliverySender(api: ApiClient): (delivery: Delivery) => Promise<DeliveryAnswer> {
  const { origin } = api.api.health.$url();
  return (delivery) => sendDelivery(fetch, origin, delivery);
}
