import { lazy, Suspense } from 'react';
import { isOfflineProblem } from '../data/offline-problem.ts';
import { isSessionProblem } from '../data/session-problem.ts';
import { AccessDeniedPage, denialOf } from './access-denied-page.tsx';
import { AuthErrorPage } from './auth-error-page.tsx';
import { CrashPage } from './crash-page.tsx';
import { failureOf } from './error-kind.ts';
import { StatusPage } from './status-page.tsx';

const OfflinePage = lazy(async () => ({ default: (await import('./offline-page.tsx')).OfflinePage }));

/** Says what failed, in the words of the kind of failure. */
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
