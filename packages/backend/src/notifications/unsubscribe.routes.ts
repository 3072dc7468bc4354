import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { bodyLimit } from 'hono/body-limit';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { leaveDigest } from './leave-digest.ts';
import { confirmNews, isNewsRequest } from './news/news-consent.ts';
import { leaveNews } from './news/leave-news.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';
import { type MailPage, UNSUBSCRIBE_POLICY, unsubscribePage } from '../emails/unsubscribe-page.ts';

/** The form `List-Unsubscribe=One-Click` and nothing more. */
const LARGEST_FORM_BYTES = 4096;
const RETRY_AFTER_SECONDS = 60;
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': UNSUBSCRIBE_POLICY,
  'referrer-policy': 'no-referrer',
};

/** The address of `List-Unsubscribe` for a token. */
export function unsubscribeAddress(
  publicUrl: string,
  token: string,
  locale: string,
  from: Subscription = 'digest',
): string {
  return `${publicUrl}/api/${from}/unsubscribe?token=${token}&locale=${locale}`;
}

type Step = {
  path: string;
  page: MailPage;
  /** Whether the token of a link may do it now. */
  canAct: (deps: Deps, token: string) => boolean | Promise<boolean>;
  act: (deps: Deps, token: string) => Promise<void>;
};

const STEPS: readonly Step[] = [
  {
    path: '/digest/unsubscribe',
    page: 'digest',
    canAct: ({ accounts }, token) => readUnsubscribeToken(accounts.keys, token) !== null,
    act: leaveDigest,
  },
  {
    path: '/news/unsubscribe',
    page: 'news',
    canAct: ({ accounts }, token) => readUnsubscribeToken(accounts.keys, token, 'news') !== null,
    act: leaveNews,
  },
  { path: '/news/confirm', page: 'confirm', canAct: isNewsRequest, act: confirmNews },
];

/**
 * NOTIF-6, RFC 8058: mail programs post a form without cookies and from no site of ours, so this stands before the origin check. The
 * token proves the right, and all it allows is to leave the mails of its kind, or to confirm that they are wanted.
 */
export function unsubscribeRoutes(deps: Deps) {
  const router = createRouter();
  const onError = () => {
    throw new Failure('payload_too_large');
  };
  const localeOf = (given: string | undefined): Locale => (given !== undefined && isLocale(given) ? given : 'en');
  for (const { path, page, canAct, act } of STEPS) {
    router.get(path, async (c) => {
      const { token = '', locale } = c.req.query();
      if (!(await canAct(deps, token))) throw new Failure('not_found');
      return c.html(unsubscribePage(localeOf(locale), 'asked', page), 200, HEADERS);
    });
    router.post(path, bodyLimit({ maxSize: LARGEST_FORM_BYTES, onError }), async (c) => {
      if (deps.isReadOnly) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
      const { token = '', locale } = c.req.query();
      await act(deps, token);
      return c.html(unsubscribePage(localeOf(locale), 'done', page), 200, HEADERS);
    });
  }
  return router;
}
