/** Until when a provider does not want to be asked again (RFC 9111): `max-age`, else `Expires`. */
export function expiryOf(headers: Headers, now: Date): Date | null {
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge !== undefined) return new Date(now.getTime() + Number(maxAge) * 1000);
  return instantOf(headers.get('expires'), now);
}

/** Seconds, or an HTTP date (RFC 9110). Null for neither. */
export function instantOf(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return new Date(now.getTime() + Number(header) * 1000);
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : new Date(time);
}
