import { localePath } from '@dalil/domain/language/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { authMarker } from './auth-marker.ts';
import { endSession } from './end-session.ts';
import { leaveDevice, sendBeforeLeaving } from './leave-device.ts';
import { announceSessionEvent } from './session-events.ts';

/**
 * AUTH-6: signs out. The user's data on this device is removed first, also if the server does not answer. In that case it
 * rejects, so that the menu can report it. `to` is the page that is opened then, by default the home page.
 */
export function useLeave(to?: string): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  return async () => {
    await sendBeforeLeaving(api);
    const answered = endSession(api).then(
      () => null,
      (error: unknown) => error,
    );
    leaveDevice();
    const failure = await answered;
    queryClient.clear();
    announceSessionEvent('SIGNED_OUT');
    await navigate(to ?? localePath(locale, '/'));
    if (failure) throw failure;
  };
}

/**
 * AUTH-13: removes the user's data from this device after every session of the account has ended, and opens the sign-in page, which
 * says so.
 */
export function useLeaveEverywhere(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  return async () => {
    authMarker.end();
    leaveDevice();
    queryClient.clear();
    announceSessionEvent('SIGNED_OUT');
    await navigate(localePath(locale, '/auth/signin'), { state: { isEverywhere: true } });
  };
}
