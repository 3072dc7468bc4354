import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../data/api.ts';
import { requestSession, sessionQuery } from '../../queries/accounts.ts';

const GO_ON_MS = 1500;
const GIVE_UP_MS = 3000;

/**
 * AUTH-10: asks for the profile of who has just signed in, so that the next page has it at once. Resolves after 1.5 s at the
 * latest; who is then without a profile is shown as a resident. The question is given up after 3 s, and nobody is told.
 */
export async function lookUpProfile(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const question = new AbortController();
  const givingUp = setTimeout(() => question.abort(new Error('Profile loading timeout')), GIVE_UP_MS);
  const answered = requestSession(api, question.signal)
    .then((session) => void queryClient.setQueryData(sessionQuery(api).queryKey, session))
    .catch(() => undefined)
    .finally(() => clearTimeout(givingUp));
  await Promise.race([answered, new Promise<void>((resolve) => setTimeout(resolve, GO_ON_MS))]);
}
