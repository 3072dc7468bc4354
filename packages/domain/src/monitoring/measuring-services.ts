/**
 * PRIV-3, MON-3: what the operator has set up beyond counting on this site. `url` is the origin the tag manager is loaded from.
 * `dsn` is the address of an error service (Sentry protocol); `traceSampleRate` is the part of page loads whose times it gets.
 */
export type TagManager = { id: string; url: string };
export type ErrorService = { dsn: string; environment: string; traceSampleRate: number };

/** Where the error service takes envelopes. Null for what is no DSN: `https://key@host/path/project`. */
export function envelopeAddress(dsn: string): string | null {
  const url = URL.parse(dsn);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || project === undefined || url.username === '' || url.password !== '') return null;
  return `${url.origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${url.username}`;
}
