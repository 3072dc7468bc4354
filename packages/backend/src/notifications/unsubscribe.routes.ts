import { isLocale } from '@dalil/domain/language/locale.ts';
import { bodyLimit } from 'hono/body-limit';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { leaveDigest } from './leave-digest.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { UNSUBSCRIBE_POLICY, unsubscribePage } from '../emails/unsubscribe-page.ts';

/** The form `List-Unsubscribe=One-Click` and nothing more. */
const LARGEST_FORM_BYTES = 4096;
const RETRY_AFTER_SECONDS = 60;
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': UNSUBSCRIBE_POLICY,
  'referrer-policy': 'no-referrer',
};

/** The address of `List-Unsubscribe` for a token. */
export function unsubscribeAddress(publicUrl: string, token: string, locale: string): string {
  return `${publicUrl}/api/digest/unsubscribe?token=${token}&locale=${locale}`;
}

/**
 * NOTIF-6, RFC 8058: mail programs post a form without cookies and from no site of ours, so this stands before the origin check. The
 * token proves the right, and all it allows is to switch the digest off.
 */
export function unsubscribeRoutes(deps: Deps) {
  const router = createRouter();
  const onError = () => {
    throw new Failure('payload_too_large');
  };
  const localeOf = (given: string | undefined) => (given !== undefined && isLocale(given) ? given : 'en');
  router.get('/digest/unsubscribe', (c) => {
    const { token = '', locale } = c.req.query();
    if (readUnsubscribeToken(deps.accounts.keys, token) === null) throw new Failure('not_found');
    return c.html(unsubscribePage(localeOf(locale), 'asked'), 200, HEADERS);
  });
  router.post('/digest/unsubscribe', bodyLimit({ maxSize: LARGEST_FORM_BYTES, onError }), async (c) => {
    if (deps.isReadOnly) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    const { token = '', locale } = c.req.query();
    await leaveDigest(deps, token);
    return c.html(unsubscribePage(localeOf(locale), 'done'), 200, HEADERS);
  });
  return router;
}
