import { CONFIRM_PATH } from '@dalil/domain/accounts/confirm-link.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { useLocalePath } from '../../language/use-locale.ts';

/** The state of the page that says the password was dropped: where its link leads to. */
export type PasswordMissingState = { goalWithoutPassword: string };

/**
 * AUTH-8: completes the confirmation of an address, by a code or a link. In another browser than the one that signed up the account
 * has no password now, which a page says before `goal`. Throws `NoUserFound` if there is no session.
 */
export function useArriveConfirmed(): (hasPassword: boolean, goal: string) => Promise<void> {
  const arrive = useArrive();
  const toLocale = useLocalePath();
  return async (hasPassword, goal) => {
    const state: PasswordMissingState = { goalWithoutPassword: goal };
    await (hasPassword ? arrive(goal) : arrive(toLocale(CONFIRM_PATH), state));
  };
}
