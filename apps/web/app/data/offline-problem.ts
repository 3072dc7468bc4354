import { ApiError } from './api.ts';

/** The problem of a page whose parts are neither on this device nor reachable. The code is set by the service worker. */
export const OFFLINE_PROBLEM = { problem: 'offline' } as const;
export const OFFLINE_CODE = 'offline';

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === OFFLINE_CODE;
}

export function isOfflineProblem(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'problem' in data && data.problem === OFFLINE_PROBLEM.problem;
}
