/**
 * What a device may ask the server to write later, and how soon (PWA-6: user data first). The door
 * `POST /api/operations` takes exactly these kinds.
 */
export const OPERATION_PRIORITIES = {
  'bookmark.add': 'high',
  'bookmark.remove': 'high',
  'bookmark.move': 'high',
  'bookmark.note': 'high',
  'folder.add': 'high',
  'folder.rename': 'high',
  'folder.remove': 'high',
} as const satisfies Record<string, 'low' | 'normal' | 'high'>;

export type OperationKind = keyof typeof OPERATION_PRIORITIES;

/**
 * One change as the device keeps it until the server has answered. `id` is drawn by the device: a repeated delivery has
 * no second effect. `at` is the device's own time, an ISO instant.
 */
export type OperationEnvelope<Kind extends OperationKind, Payload> = {
  id: string;
  kind: Kind;
  payload: Payload;
  at: string;
};

/** How many operations are sent together. */
export const MOST_OPERATIONS_AT_ONCE = 50;

/** How long the server remembers what it answered to an operation. */
export const OPERATION_RECEIPTS_KEPT_DAYS = 365;

/** Answers another try can change: sign in again, or come back later. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

/** PWA-8: whether an HTTP status says that the request can never be taken as it is. */
export function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
}
