import { isRole } from '@dalil/domain/accounts/permissions.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isOfflineProblem } from '../data/offline-problem.ts';
import { isSessionProblem } from '../data/session-problem.ts';
import { useLocale } from '../language/use-locale.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CrashPage } from './crash-page.tsx';
import { failureOf } from './error-kind.ts';
import { ErrorLayout, HomeButton, SignInButton } from './error-layout.tsx';
import { useErrorMessages } from './error-messages.ts';

const OfflinePage = lazy(async () => ({ default: (await import('./offline-page.tsx')).OfflinePage }));

/** Describes the failure according to its kind. */
export function ErrorPage({ error }: { error: unknown }) {
  const failure = failureOf(error);
  if (failure.type === 'crash') return <CrashPage {...failure} error={error} />;
  if (isOfflineProblem(failure.data)) {
    return (
      <Suspense>
        <OfflinePage />
      </Suspense>
    );
  }
  if (isSessionProblem(failure.data)) return <AuthErrorPage />;
  const denial = failure.status === 403 ? denialOf(failure.data) : null;
  return denial ? <AccessDeniedPage {...denial} /> : <StatusPage {...failure} />;
}

const TEXTS: Record<number, string> = {
  401: 'shell.error.unauthenticated',
  403: 'shell.error.forbidden',
  404: 'shell.error.notFoundHint',
  429: 'shell.error.tooMany',
  500: 'shell.error.server',
  503: 'shell.error.unavailable',
};

/** ERR-1: the page for an error status. */
function StatusPage({ status, statusText }: { status: number; statusText: string }) {
  const translate = useErrorMessages();
  const text = TEXTS[status];
  return (
    <ErrorLayout title={translate(status === 404 ? 'shell.error.notFound' : 'shell.error.oops') ?? ''}>
      <p className="text-text-2">{text ? translate(text) : statusText || translate('shell.error.generic')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {status === 401 ? <SignInButton label={translate('shell.account.signIn') ?? ''} /> : null}
        <HomeButton label={translate('shell.error.goToHomepage') ?? ''} isPrimary={status !== 401} />
      </div>
    </ErrorLayout>
  );
}

type Denial = {
  required: readonly string[];
  role: string;
  /** A sufficient role of the account that is withheld because the session has no second factor. */
  withheldRole?: string | undefined;
};

/** The data of a 403 from a guarded page; null for any other 403. */
function denialOf(data: unknown): Denial | null {
  if (typeof data !== 'object' || data === null || !('required' in data) || !('role' in data)) return null;
  const { required, role } = data;
  if (!Array.isArray(required) || typeof role !== 'string') return null;
  const withheldRole = 'withheldRole' in data && typeof data.withheldRole === 'string' ? data.withheldRole : undefined;
  return { required: required.map(String), role, withheldRole };
}

/**
 * ROUTE-8: without the role, the page names the required roles and the user's own. Without the second factor, it links to its
 * setup.
 */
function AccessDeniedPage({ required, role, withheldRole }: Denial) {
  const translate = useErrorMessages();
  const locale = useLocale();
  const nameOf = (one: string) => (isRole(one) ? translate(`shell.role.${one}`) : null) ?? one;
  const roles = new Intl.ListFormat(locale, { type: 'disjunction' }).format(required.map(nameOf));
  return (
    <ErrorLayout title={translate('shell.denied.title') ?? ''}>
      <p className="text-text-2">{translate('shell.denied.text')}</p>
      <p className="text-label">{translate('shell.denied.required', { roles })}</p>
      <p className="text-label">
        {withheldRole === undefined
          ? translate('shell.denied.yours', { role: nameOf(role) })
          : translate('shell.denied.factor', { role: nameOf(withheldRole) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => history.back()}>{translate('shell.denied.back')}</Button>
        {withheldRole === undefined ? null : (
          <a href={`${localePath(locale, '/settings')}#second-step`} className={buttonClass({ variant: 'primary' })}>
            {translate('shell.denied.setUp')}
          </a>
        )}
        <HomeButton label={translate('shell.crash.goHome') ?? ''} isPrimary={withheldRole === undefined} />
      </div>
    </ErrorLayout>
  );
}

/** ERR-4: refresh is a plain link, so that it also works without scripts. */
function AuthErrorPage() {
  const translate = useErrorMessages();
  const { pathname, search } = useLocation();
  return (
    <ErrorLayout title={translate('shell.error.oops') ?? ''}>
      <p className="text-text-2">{translate('shell.error.session')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
          {translate('shell.error.refresh')}
        </a>
        <HomeButton label={translate('shell.error.goToHomepage') ?? ''} />
      </div>
    </ErrorLayout>
  );
}
