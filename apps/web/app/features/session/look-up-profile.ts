import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../data/api.ts';
import { requestSession, sessionQuery } from '../../queries/accounts.ts';

const GO_ON_MS = 1500;
const GIVE_UP_MS = 3000;

/**
 * AUTH-10: requests the profile after sign-in, so that the next page has it immediately. Resolves after 1.5 s at the latest; a
 * user without a profile by then is displayed as a resident. The request is aborted after 3 s without a report. Returns false if
 * the server answered that there is no session.
 */
export async function lookUpProfile(api: ApiClient, queryClient: QueryClient): Promise<boolean> {
  const question = new AbortController();
  const givingUp = setTimeout(() => question.abort(new Error('Profile loading timeout')), GIVE_UP_MS);
  const answered = requestSession(api, question.signal)
    .then((session) => {
      queryClient.setQueryData(sessionQuery(api).queryKey, session);
      return session.actor.kind === 'user';
    })
    .catch(() => true)
    .finally(() => clearTimeout(givingUp));
  return Promise.race([answered, new Promise<boolean>((resolve) => setTimeout(resolve, GO_ON_MS, true))]);
}
