import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** The user's progress in the introduction, as the account has it. */
export function fetchOnboarding(api: ApiClient): Promise<unknown> {
  return read(api.api.onboarding.$get());
}

/** PROF-3: the account's preferences, and when each category was last changed. */
export function fetchPreferences(api: ApiClient) {
  return read(api.api['user-preferences'].$get({ query: {} }));
}

/** What the account has, for what only the account knows. */
export function accountPreferencesQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['user-preferences'], queryFn: () => fetchPreferences(api) });
}
