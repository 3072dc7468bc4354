/** PWA-7: the doors of what devices do while they are away: `/api/sync/{type}`. */
export const SYNC_TYPES = ['articles', 'searches', 'user-data', 'support'] as const;
export type SyncType = (typeof SYNC_TYPES)[number];

export const SYNC_METHODS = ['POST', 'PUT', 'DELETE'] as const;
export type SyncMethod = (typeof SYNC_METHODS)[number];

export type SyncPriority = 'low' | 'normal' | 'high';

/** PWA-6: content normal, searches low, user data high; what is none of them has the default. */
export const SYNC_PRIORITIES: Record<SyncType, SyncPriority> = {
  articles: 'normal',
  searches: 'low',
  'user-data': 'high',
  support: 'normal',
};

/** What a device may ask the server to write later, and through which door. The doors take exactly these kinds. */
export const OPERATION_ENDPOINTS = {
  'bookmark.add': { type: 'user-data', method: 'POST' },
  'bookmark.remove': { type: 'user-data', method: 'DELETE' },
  'bookmark.move': { type: 'user-data', method: 'PUT' },
  'bookmark.note': { type: 'user-data', method: 'PUT' },
  'folder.add': { type: 'user-data', method: 'POST' },
  'folder.rename': { type: 'user-data', method: 'PUT' },
  'folder.remove': { type: 'user-data', method: 'DELETE' },
  'preference.set': { type: 'user-data', method: 'PUT' },
  'onboarding.merge': { type: 'user-data', method: 'PUT' },
  'onboarding.reset': { type: 'user-data', method: 'PUT' },
  'search.keep': { type: 'searches', method: 'POST' },
  'search.forget': { type: 'searches', method: 'DELETE' },
  'report.send': { type: 'articles', method: 'POST' },
  'answer.rate': { type: 'articles', method: 'POST' },
  'support.send': { type: 'support', method: 'POST' },
} as const satisfies Record<string, { type: SyncType; method: SyncMethod }>;

export type OperationKind = keyof typeof OPERATION_ENDPOINTS;

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

/** PWA-7: marks a request as what a device did while it was away; its value says whose it is. */
export const SYNC_HEADER = 'x-dalil-sync';
/** The value of the header for what belongs to nobody. */
export const SYNC_AS_GUEST = 'guest';

/** How many operations are sent together. */
export const MAX_OPERATIONS_PER_REQUEST = 50;

/** How long the server remembers what it answered to an operation. */
export const OPERATION_RECEIPTS_RETENTION_DAYS = 365;

/** Answers another try can change: sign in again, or come back later. */
const TRANSIENT_STATUSES: readonly number[] = [401, 408, 425, 429];

/** PWA-8: whether an HTTP status says that the request can never be taken as it is. */
export function isPermanentFailure(status: number): boolean {
  return status >= 400 && status < 500 && !TRANSIENT_STATUSES.includes(status);
}
