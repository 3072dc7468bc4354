import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { readPlanStops } from '@dalil/domain/planner/plan-request.ts';
import { useLocation } from 'react-router';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanAuthor } from './plan-author.tsx';
import { PlanDayView } from './plan-day.tsx';
import { usePlan } from './use-plan.ts';
import { type LoadedSources, usePlanSources } from './use-plan-sources.ts';

/** The plan of the address, as soon as the device has the lists it is made of. */
export function PlanResult({ tomorrow }: { tomorrow: string }) {
  const { _ } = useLingui();
  const { search } = useLocation();
  const { items } = useSavedItems();
  const saved = useMemo(() => [...items.values()].filter(({ kind }) => kind === 'place'), [items]);
  const stops = useMemo(() => (readPlanStops(new URLSearchParams(search)) ?? []).flat(), [search]);
  const state = usePlanSources(stops, saved);
  if (state.status === 'failed') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={_('plan.failed.title')}
        action={<Button onClick={state.retry}>{_('plan.failed.retry')}</Button>}
      >
        {_('plan.failed.hint')}
      </Notice>
    );
  }
  if (state.status === 'loading') {
    return (
      <SkeletonRegion label={_('plan.loading')}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </SkeletonRegion>
    );
  }
  return <LoadedPlan tomorrow={tomorrow} loaded={state.loaded} savedIds={saved.map(({ itemId }) => itemId)} />;
}

type LoadedPlanProps = { tomorrow: string; loaded: LoadedSources; savedIds: readonly string[] };

function LoadedPlan({ tomorrow, loaded, savedIds }: LoadedPlanProps) {
  const { _ } = useLingui();
  const plan = usePlan(tomorrow, loaded);
  const count = plan.days.reduce((sum, { visits }) => sum + visits.length, 0);
  const violations = plan.days
    .flatMap(({ visits }) => visits.flatMap(({ notes }) => notes))
    .filter((note) => note.isViolated);
  return (
    <section aria-label={_('plan.result')} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1 border-t border-line pt-6">
        <p role="status" className="text-ui font-semibold">
          {_('plan.summary', { count })} {_('plan.violations', { count: violations.length })}
        </p>
        <p className="text-meta text-text-2">{_('plan.estimates')}</p>
      </div>
      <PlanAuthor plan={plan} />
      <PlanActions plan={plan} loaded={loaded} />
      {plan.isStored ? null : (
        <Notice tone="warning" role="status">
          {_('plan.not-stored')}
        </Notice>
      )}
      {count === 0 ? <EmptyState title={_('plan.empty.title')}>{_('plan.empty.hint')}</EmptyState> : null}
      <div className="grid gap-8 wide:grid-cols-2 print:block">
        {plan.days.map((day, at) => (
          <PlanDayView key={day.date} day={day} number={at} plan={plan} loaded={loaded} savedIds={savedIds} />
        ))}
      </div>
    </section>
  );
}
