/**
 * A cookie beside the session's, readable by scripts and without a secret: whether the browser has a session, so that a page that
 * is the same for everyone knows cheaply whether asking the server is worthwhile.
 */
export const SIGNED_IN_COOKIE = 'dalil_signed_in';

/** `leaving`: the user signed out, and the server has not confirmed it yet. */
export type SignedInCookie = '1' | 'leaving';

/** Reads the cookie from a `Cookie` header or `document.cookie`. */
export function readSignedInCookie(cookies: string | undefined): SignedInCookie | null {
  const value = new RegExp(`(?:^|; ?)${SIGNED_IN_COOKIE}=(1|leaving)(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === '1' || value === 'leaving' ? value : null;
}
