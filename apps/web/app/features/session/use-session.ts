import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { type Session, sessionQuery } from '../../queries/accounts.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** The session, requested only if the device believes that a user is signed in. Undefined until it is known. */
export function useSession(): Session | undefined {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...sessionQuery(useApi()), enabled: isSignedIn }).data;
}
