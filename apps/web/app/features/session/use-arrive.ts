import { returnPath } from '@dalil/domain/accounts/return-path.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { authMarker } from './auth-marker.ts';
import { lookUpProfile } from './look-up-profile.ts';
import { NoUserFound } from './no-user-found.ts';
import { announceSessionEvent } from './session-events.ts';

/** The page that was requested before signing in, if it is one of this site. */
export function useRequestedPage(): string | undefined {
  const [search] = useSearchParams();
  return returnPath(search.get('next') ?? search.get('returnTo'), '') || undefined;
}

/** The destination after sign-in: the requested page, else the home page. */
export function useReturnPath(): string {
  const home = localePath(useLocale(), '/');
  return useRequestedPage() ?? home;
}

/**
 * Completes the sign-in: marks the device, notifies every tab, and navigates to the requested page, or to a path with a state.
 * Throws `NoUserFound` if there is no session.
 */
export function useArrive(): (path?: string, state?: object) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const next = useReturnPath();
  return async (path = next, state) => {
    authMarker.set();
    queryClient.removeQueries({ queryKey: ['session'] });
    announceSessionEvent('SIGNED_IN');
    if (!(await lookUpProfile(api, queryClient))) {
      authMarker.end();
      announceSessionEvent('SIGNED_OUT');
      throw new NoUserFound();
    }
    await navigate(path, { replace: true, state });
  };
}
