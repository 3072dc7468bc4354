import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { CollectionLinks } from '../../features/guide-cards/collection-links.tsx';
import { HourNow } from '../../features/hour/hour-now.tsx';
import { HourContext } from '../../features/hour/hour.tsx';
import { PlanLink } from '../../features/plan-link/plan-link.tsx';
import { PickedPlaceCard } from '../../features/picks/picked-place-card.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { OccasionGroup } from './occasion-group.tsx';
import { PickReasons } from './pick-reasons.tsx';
import { useOccasion } from './use-occasion.ts';

/** Choices for one need, in groups: places with their opening state and why they were chosen. */
export function OccasionPage({ occasion }: { occasion: Exclude<OccasionId, 'tonight'> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { view, hour } = useOccasion(occasion);
  return (
    <HourContext value={hour}>
      <div data-hours-of={hour.date} className="page-width pb-10">
        <header className="flex flex-col gap-2 pt-2 pb-5">
          <PageTitle>
            <h1 data-read="" className="headline text-title">
              {_(`occasions.title.${occasion}`)}
            </h1>
            <ListenButton isIcon />
          </PageTitle>
          <p data-read="" className="measure hidden text-ui text-text-2 medium:block">
            {_(`occasions.promise.${occasion}`)}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="text-meta text-text-3">
              <time dateTime={view.today}>{format.longDate(view.today)}</time>
            </p>
            <PlanLink search={occasion === 'with-children' ? '?with=children' : ''} />
          </div>
        </header>
        {view.groups.map(({ id, picks }) => (
          <OccasionGroup key={id} title={_(`occasions.group.${occasion}.${id}`)}>
            <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-3 wide:gap-x-6 wide:gap-y-8 wide:overflow-visible wide:px-0">
              {picks.map((place) => (
                <li key={place.id} className="w-rail wide:w-auto">
                  <PickedPlaceCard place={place}>
                    <PickReasons reasons={place.reasons} />
                  </PickedPlaceCard>
                </li>
              ))}
            </ul>
          </OccasionGroup>
        ))}
        {view.groups.length === 0 ? <p className="text-ui text-text-2">{_('occasions.empty')}</p> : null}
        <CollectionLinks title={_('occasions.plans')} isChosen={({ isOccasion }) => isOccasion} />
        <p className="border-t border-line pt-5 text-meta text-text-3">{_('occasions.howChosen')}</p>
        <HourNow />
      </div>
    </HourContext>
  );
}
