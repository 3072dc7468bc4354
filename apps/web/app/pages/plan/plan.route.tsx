import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { formatPlan, readPlanRequest } from '@dalil/domain/planner/plan-request.ts';
import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanResult } from './plan-result.tsx';
import { readStoredPlan } from './plan-store.ts';
import { hasPlan } from './use-plan.ts';

const load = loadPage(['guide', 'plan'], async ({ translate }) => ({
  title: translate('plan.title'),
  description: translate('plan.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** A day of no request: the server renders the form without the day, which only the device knows. */
const NO_DAY = '2026-01-01';

/** A plan for one to seven days. It is made and edited on the device; its address holds all of it. */
export default function PlanPage() {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const { search } = useLocation();
  // The server renders the page without its parameters.
  const address = new URLSearchParams(now ? search : '');
  const tomorrow = now ? addDays(now.date, 1) : NO_DAY;
  const request = readPlanRequest(address, tomorrow);
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex flex-col gap-3">
        <PageTitle>
          <h1 data-read="" className="headline text-title">
            {_('plan.title')}
          </h1>
          <ListenButton isIcon />
        </PageTitle>
        <p data-read="" className="measure text-ui text-text-2">
          {_('plan.promise')}
        </p>
      </header>
      <noscript>
        <Notice className="max-w-measure">{_('plan.no-script')}</Notice>
      </noscript>
      <PlanForm key={now ? formatPlan(request, null) : ''} request={request} today={now?.date ?? null} />
      {now && hasPlan(address) ? <PlanResult tomorrow={tomorrow} /> : null}
      {now && !hasPlan(address) ? <StoredPlan /> : null}
      <p className="max-w-measure text-label text-text-2">{_('plan.how')}</p>
    </div>
  );
}

/** The way back to the plan that this device has. */
function StoredPlan() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const stored = readStoredPlan();
  if (stored === null) return null;
  return (
    <p>
      <Link to={toLocale(`/plan${stored}`)} className={buttonClass()}>
        {_('plan.continue')}
      </Link>
    </p>
  );
}
