import { decideAccess } from '@dalil/domain/accounts/page-access.ts';
import { returnPath } from '@dalil/domain/accounts/return-path.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { data, redirect } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { loadPage, type PageArgs, type PageHead } from '../../data/load-page.ts';
import { isOffline } from '../../data/offline-problem.ts';
import { SESSION_PROBLEM } from '../../data/session-problem.ts';
import type { MessageArea } from '../../language/messages.ts';
import { rightsOf, type Session, sessionQuery } from '../../queries/accounts.ts';

type PrivatePageArgs = PageArgs & { session: Session };

/**
 * ROUTE-4 to ROUTE-9: a loader for a page with restricted access. The session is requested each time. A guest is redirected to
 * sign-in and returns afterwards, a signed-in user is redirected from guest pages to the page asked for, and a user without the role sees which role is
 * needed.
 */
export function loadPrivatePage(areas: MessageArea[], prepare: (page: PrivatePageArgs) => Promise<PageHead>) {
  return loadPage(areas, async (page) => {
    const session = await requestSession(page);
    guard(page, session);
    return prepare({ ...page, session });
  });
}

/** ERR-4: such a page cannot be displayed without the session. A failed network has a page of its own. */
export function requestSession({ api, refresh }: Pick<PageArgs, 'api' | 'refresh'>): Promise<Session> {
  return refresh(sessionQuery(api)).catch((error: unknown) => {
    throw error instanceof ApiError && error.status >= 400 && !isOffline(error)
      ? data(SESSION_PROBLEM, error.status)
      : error;
  });
}

/** Throws the response for a user who may not open a page. */
export function guard({ locale, path, url }: Pick<PageArgs, 'locale' | 'path' | 'url'>, session: Session): void {
  const decision = decideAccess(path + url.search, session.actor.role, rightsOf(session));
  if (decision.kind === 'open') return;
  if (decision.kind === 'home') throw redirect(returnPath(url.searchParams.get('next'), localePath(locale, '/')));
  if (decision.kind === 'denied') {
    const withheld = session.actor.kind === 'user' ? session.actor.withheldRole : undefined;
    const wouldDo = withheld !== undefined && decision.required.includes(withheld);
    throw data({ required: decision.required, role: decision.role, ...(wouldDo && { withheldRole: withheld }) }, 403);
  }
  const next = encodeURIComponent(url.pathname + url.search);
  throw redirect(`${localePath(locale, '/auth/signin')}?next=${next}`);
}
