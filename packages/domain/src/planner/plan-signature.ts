/** The parameter of a shared plan's address with the signature of its author. It is of exactly this plan, so an edited one has none. */
const PARAMETER = 'by';

/** A SHA-256 in base64url. */
export const PLAN_HASH = /^[A-Za-z0-9_-]{43}$/;
export const PLAN_SIGNATURE = /^[A-Za-z0-9_-]{59}$/;

/** The signature in an address, or null. */
export function readPlanSignature(search: URLSearchParams): string | null {
  const given = search.get(PARAMETER);
  return given !== null && PLAN_SIGNATURE.test(given) ? given : null;
}

/** The query string of a plan with the signature of its author, for others. */
export function withPlanSignature(plan: string, signature: string): string {
  return `${plan}&${PARAMETER}=${signature}`;
}
