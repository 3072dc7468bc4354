import { type ApiClient, read } from '../data/api.ts';

/** How far the reader has come in the introduction, as the account knows it. */
export function fetchOnboarding(api: ApiClient): Promise<unknown> {
  return read(api.api.onboarding.$get());
}

/** PROF-3: what the account keeps, and when each category was changed last. */
export function fetchPreferences(api: ApiClient) {
  return read(api.api['user-preferences'].$get());
}
