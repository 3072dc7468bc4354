import { choosePlan } from '@dalil/domain/planner/build-plan.ts';
import { nextSeed } from '@dalil/domain/planner/plan-request.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus, Link2, MapPin, Printer, Shuffle, Undo2 } from 'lucide-react';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { usePartFailure } from '../../features/lazy-loading/use-part-failure.ts';
import { useCopy } from '../../features/share/use-copy.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { useSharedPlan } from './plan-author.tsx';
import { useNoteWords } from './plan-words.ts';
import type { Plan } from './use-plan.ts';
import type { LoadedSources } from './use-plan-sources.ts';

type PlanActionsProps = { plan: Plan; loaded: LoadedSources };

/** What can be done with the whole plan. */
export function PlanActions({ plan, loaded }: PlanActionsProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  const save = useSave({ plan, loaded });
  const places = usePlanPlaces({ plan, loaded });
  const shared = useSharedPlan({ plan });
  const { request, undo } = plan;

  function another(): void {
    const next = nextSeed(request);
    plan.change(choosePlan(next, loaded.sources), next);
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" className="disabled:text-text-3" disabled={undo === null} onClick={() => undo?.()}>
        <Undo2 aria-hidden className="icon-small" />
        {_('plan.undo')}
      </Button>
      <Button size="small" onClick={another}>
        <Shuffle aria-hidden className="icon-small" />
        {_('plan.another')}
      </Button>
      <OpenMapButton title={_('plan.map')} places={places} />
      <Button size="small" onClick={() => save('ics')}>
        <CalendarPlus aria-hidden className="icon-small" />
        {_('plan.save.ics')}
      </Button>
      <Button size="small" onClick={() => save('gpx')}>
        <MapPin aria-hidden className="icon-small" />
        {_('plan.save.gpx')}
      </Button>
      <Button size="small" onClick={() => print()}>
        <Printer aria-hidden className="icon-small" />
        {_('plan.print')}
      </Button>
      <Button
        size="small"
        onClick={() =>
          void copy(location.origin + location.pathname + shared.search, {
            id: 'plan',
            copied: _('plan.copied'),
            failed: _('plan.copy-failed'),
          })
        }
      >
        <Link2 aria-hidden className="icon-small" />
        {_('plan.copy')}
      </Button>
      {shared.name === null ? null : (
        <p className="basis-full text-meta text-text-2">{_('plan.named', { name: isolate(shared.name) })}</p>
      )}
    </div>
  );
}

/** The stops of all days in order, numbered through. */
function usePlanPlaces({ plan, loaded }: PlanActionsProps): MapPlace[] {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const stops = plan.days.flatMap(({ visits }, day) => visits.map(({ place }) => ({ place, day })));
  return stops.flatMap(({ place, day }, at) => {
    const card = loaded.cards.get(place.id);
    if (!card) return [];
    const kind = _('plan.day.short', { number: day + 1 });
    return [{ id: place.id, title: card.title, href: toLocale(card.href), kind, ...place.position, number: at + 1 }];
  });
}

/** Saves the plan as a file made on the device. The writers are loaded when they are needed. */
function useSave({ plan, loaded }: PlanActionsProps): (format: 'ics' | 'gpx') => void {
  const { _ } = useLingui();
  const locale = useLocale();
  const write = useNoteWords();
  const answerFailure = usePartFailure();
  return (format) => {
    const site = { origin: location.origin, locale };
    const dayName = (number: number) => _('plan.day.short', { number });
    void import('./save-plan.ts').then(
      ({ savePlan }) => savePlan(format, plan.days, { cards: loaded.cards, site, dayName, write }),
      answerFailure,
    );
  };
}
