import { type ApiClient, read } from '../data/api.ts';

/** How far the reader has come in the introduction, as the account knows it. */
export function fetchOnboarding(api: ApiClient): Promise<unknown> {
  return read(api.api.onboarding.$get());
}

/** PROF-3: what the account keeps, and when each category was changed last. */
export function fetchPreferences(api: ApiClient) {
  return read(api.api['user-preferences'].$get());
}

type PreferenceChangeBody = Parameters<ApiClient['api']['user-preferences']['$post']>[0]['json'];

/** Sends one category; the answer says whether it holds or another device was later. */
export function sendPreferenceChange(api: ApiClient, json: PreferenceChangeBody) {
  return read(api.api['user-preferences'].$post({ json }));
}
