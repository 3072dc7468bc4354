import { CrashPage } from './crash-page.tsx';
import { failureOf } from './error-kind.ts';
import { FRAME_IDS } from './frame-ids.ts';
import { FrameGuard } from './frame-guard.tsx';
import { PageFrame } from './page-frame.tsx';
import { StatusPage } from './status-page.tsx';

/** What the root shows in place of a page that failed: inside the frame, or alone when the frame is what broke. */
export function RootError({ error }: { error: unknown }) {
  const failure = failureOf(error);
  const page = failure.type === 'status' ? <StatusPage {...failure} /> : <CrashPage {...failure} error={error} />;
  return (
    <FrameGuard bare={<main id={FRAME_IDS.content}>{page}</main>}>
      <PageFrame hasBreadcrumbs={false}>{page}</PageFrame>
    </FrameGuard>
  );
}
