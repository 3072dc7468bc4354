import { SESSION_TIMES } from './session-times.ts';

/** Where a session stands, and how many milliseconds until that changes. */
export type SessionClock = { state: 'active' | 'ending' | 'ended'; changesInMs: number };

/** AUTH-9: `expiresAt` is when the session ends if nothing happens; it is `ending` in the last five minutes. */
export function sessionClock(expiresAt: Date, now: Date): SessionClock {
  const left = expiresAt.getTime() - now.getTime();
  const warning = SESSION_TIMES.warningSeconds * 1000;
  if (left <= 0) return { state: 'ended', changesInMs: 0 };
  if (left <= warning) return { state: 'ending', changesInMs: left };
  return { state: 'active', changesInMs: left - warning };
}

/** Whether what a person does now is worth telling the server, which writes it down at most that often. */
export function isRefreshDue(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= SESSION_TIMES.refreshSeconds * 1000;
}
