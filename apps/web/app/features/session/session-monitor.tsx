import { isRefreshDue, sessionClock } from '@dalil/domain/accounts/session-clock.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { requestSessionQuietly, type Session, sessionQuery } from '../../queries/accounts.ts';
import { authMarker } from './auth-marker.ts';
import { leaveDevice } from './leave-device.ts';
import { announceSessionEvent, subscribeToSessionEvents } from './session-events.ts';
import { SessionWarning } from './session-warning.tsx';
import { useAccountSync } from './use-account-sync.ts';

const ACTIVITY = ['pointerdown', 'keydown'] as const;

/**
 * AUTH-1, AUTH-9: keeps this tab and the session consistent while a user is signed in: reports activity to the server, receives
 * the events of other tabs, warns five minutes before the end and, at the end, removes the user's data.
 */
export function SessionMonitor() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { data: session, dataUpdatedAt, refetch } = useQuery({ ...sessionQuery(api), staleTime: 0 });
  useAccountSync(session?.actor.kind === 'user' ? session.actor.userId : undefined);
  const [isEnding, setEnding] = useState(false);
  const hasBegun = useRef(false);

  const show = useEffectEvent((next: Session) => queryClient.setQueryData(sessionQuery(api).queryKey, next));

  const end = useEffectEvent(() => {
    setEnding(false);
    authMarker.end();
    leaveDevice();
    queryClient.clear();
    announceSessionEvent('SIGNED_OUT');
    void revalidate();
  });

  const begin = useEffectEvent((found: Session) => {
    if (found.actor.kind === 'guest') {
      // Without the marker this tab, or another one, has already signed out.
      if (authMarker.isSet()) end();
      return;
    }
    if (!hasBegun.current) announceSessionEvent('INITIAL_SESSION');
    hasBegun.current = true;
  });
  useEffect(() => {
    if (session) begin(session);
  }, [session]);

  /** Does not count as activity: another tab may have kept the session alive. */
  const look = useEffectEvent(async () => {
    const found = await requestSessionQuietly(api).catch(() => null);
    if (found === null) return;
    show(found);
    if (found.session === null) return;
    setEnding(sessionClock(new Date(found.session.expiresAt), new Date()).state === 'ending');
  });

  const expiresAt = session?.session?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const { changesInMs } = sessionClock(new Date(expiresAt), new Date());
    const timer = setTimeout(() => void look(), Math.min(changesInMs + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [expiresAt, isEnding]);

  async function stay(): Promise<void> {
    const { data } = await refetch();
    if (data?.actor.kind !== 'user') return;
    setEnding(false);
    announceSessionEvent('TOKEN_REFRESHED');
  }

  const act = useEffectEvent(() => {
    if (expiresAt === undefined || isEnding || !navigator.onLine) return;
    if (isRefreshDue(new Date(dataUpdatedAt), new Date())) void stay();
  });
  useEffect(() => {
    const listener = () => act();
    for (const name of ACTIVITY) addEventListener(name, listener, { passive: true });
    return () => {
      for (const name of ACTIVITY) removeEventListener(name, listener);
    };
  }, []);

  const handleMessage = useEffectEvent((event: string, isHere: boolean) => {
    if (isHere) return;
    if (event === 'SIGNED_OUT') {
      authMarker.refresh();
      setEnding(false);
      queryClient.clear();
      void revalidate();
    } else void look();
  });
  useEffect(() => subscribeToSessionEvents((event, isHere) => handleMessage(event, isHere)), []);

  return isEnding && expiresAt ? <SessionWarning endsAt={new Date(expiresAt)} onStay={() => void stay()} /> : null;
}
