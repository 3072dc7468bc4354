import type { PlanDay } from '@dalil/domain/planner/build-plan.ts';
import { addStop } from '@dalil/domain/planner/edit-plan.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { SelectField } from '../../ui/select.tsx';
import { PlanStop } from './plan-stop.tsx';
import type { Plan } from './use-plan.ts';
import type { LoadedSources } from './use-plan-sources.ts';

type PlanDayViewProps = {
  day: PlanDay;
  /** From 0. */
  number: number;
  plan: Plan;
  loaded: LoadedSources;
  savedIds: readonly string[];
};

/** A day of the plan: its visits in order, and what can be added. */
export function PlanDayView({ day, number, plan, loaded, savedIds }: PlanDayViewProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const titleId = useId();
  const { visits } = day;
  const onTheWay = visits.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 break-inside-avoid-page">
      <div>
        <h2 id={titleId} className="text-section font-strong">
          {_('plan.day', { number: number + 1, date: format.longDate(day.date) })}
        </h2>
        {visits.length > 0 ? (
          <p className="text-meta text-text-2">
            {_('plan.day.summary', {
              from: format.clock(visits[0]?.from ?? 0),
              to: format.clock(visits.at(-1)?.to ?? 0),
              minutes: onTheWay,
            })}
          </p>
        ) : (
          <p className="text-label text-text-2">{_('plan.day.empty')}</p>
        )}
      </div>
      {visits.length > 0 ? (
        <ol className="flex max-w-measure flex-col border-t border-line">
          {visits.map((visit, at) => (
            <PlanStop
              key={visit.place.id}
              visit={visit}
              card={loaded.cards.get(visit.place.id)}
              before={loaded.cards.get(visits[at - 1]?.place.id ?? '')}
              day={number}
              isFirst={at === 0}
              isLast={at === visits.length - 1}
              plan={plan}
              sources={loaded.sources}
            />
          ))}
        </ol>
      ) : null}
      <AddSaved number={number} plan={plan} loaded={loaded} savedIds={savedIds} />
    </section>
  );
}

/** Adds one of the saved places that are not in the plan yet. */
function AddSaved({ number, plan, loaded, savedIds }: Omit<PlanDayViewProps, 'day'>) {
  const { _ } = useLingui();
  const planned = new Set(plan.stops.flat());
  const options = savedIds.flatMap((id) => {
    const card = planned.has(id) ? undefined : loaded.cards.get(id);
    return card ? [{ value: id, label: isolate(card.title) }] : [];
  });
  if (options.length === 0) return null;
  return (
    <SelectField
      className="max-w-form print:hidden"
      label={_('plan.add-saved')}
      value=""
      options={[{ value: '', label: _('plan.add-saved.choose') }, ...options]}
      onChange={({ target }) => plan.change(addStop(plan.stops, { day: number, id: target.value }))}
    />
  );
}
