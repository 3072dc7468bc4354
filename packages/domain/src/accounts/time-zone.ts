/** An IANA zone. Offsets such as `+04:00` are rejected, because they have no summer time. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
