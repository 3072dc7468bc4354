import { SESSION_TIMES } from './session-times.ts';

/** The state of a session, and the milliseconds until it changes. */
export type SessionClock = { state: 'active' | 'ending' | 'ended'; changesInMs: number };

/** AUTH-9: `expiresAt` is when the session ends without activity. The state is `ending` in the last five minutes. */
export function sessionClock(expiresAt: Date, now: Date): SessionClock {
  const left = expiresAt.getTime() - now.getTime();
  const warning = SESSION_TIMES.warningSeconds * 1000;
  if (left <= 0) return { state: 'ended', changesInMs: 0 };
  if (left <= warning) return { state: 'ending', changesInMs: left };
  return { state: 'active', changesInMs: left - warning };
}

/** Whether user activity has to be reported to the server, which limits how often it is recorded. */
export function isRefreshDue(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= SESSION_TIMES.refreshSeconds * 1000;
}
