import { readSignedInCookie, SIGNED_IN_COOKIE, type SignedInCookie } from '@dalil/domain/accounts/signed-in-cookie.ts';

const LEAVING_SECONDS = 30 * 86_400;

/** The server sets this cookie with the session's. A page writes it to say that its user is leaving, or that nobody is signed in. */
export const signedInCookie = {
  read: (): SignedInCookie | null => readSignedInCookie(document.cookie),
  markLeaving: () => write('leaving', LEAVING_SECONDS),
  remove: () => write('', 0),
};

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${SIGNED_IN_COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
