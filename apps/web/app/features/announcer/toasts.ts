import { createToastQueue } from '../../ui/toast-queue.ts';

/** The toasts of this tab. Only the browser puts any in, so nothing of one reader reaches another. */
export const toasts = createToastQueue();
