import { lazy, Suspense } from 'react';
import { isOfflineProblem } from '../data/offline-problem.ts';
import { isSessionProblem } from '../data/session-problem.ts';
import { AccessDeniedPage, denialOf } from './access-denied-page.tsx';
import { AuthErrorPage } from './auth-error-page.tsx';
import { CrashPage } from './crash-page.tsx';
import { type Failure, failureOf } from './error-kind.ts';
import { FRAME_IDS } from './frame-ids.ts';
import { FrameGuard } from './frame-guard.tsx';
import { PageFrame } from './page-frame.tsx';
import { StatusPage } from './status-page.tsx';

const OfflinePage = lazy(async () => ({ default: (await import('./offline-page.tsx')).OfflinePage }));

function pageOf(failure: Failure, error: unknown) {
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

/** What the root shows in place of a page that failed: inside the frame, or alone when the frame is what broke. */
export function RootError({ error }: { error: unknown }) {
  const failure = failureOf(error);
  const page = pageOf(failure, error);
  return (
    <FrameGuard bare={<main id={FRAME_IDS.content}>{page}</main>}>
      <PageFrame hasBreadcrumbs={false}>{page}</PageFrame>
    </FrameGuard>
  );
}
