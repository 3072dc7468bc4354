import { middleOf } from '@dalil/domain/city/day-part.ts';
import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { getOccasion } from '../../endpoints/guide.ts';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { CollectionLinks } from '../../features/guide-cards/collection-links.tsx';
import { HourNow } from '../../features/hour/hour-now.tsx';
import { HourContext, useDocumentHour } from '../../features/hour/hour.tsx';
import { PlanLink } from '../../features/plan-link/plan-link.tsx';
import { PickedPlaceCard } from '../../features/picks/picked-place-card.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { EventRows } from './next-events.tsx';
import './home.css';

/** Choices for one need, in groups: places with their opening state and why they were chosen. */
export function OccasionPage({ occasion }: { occasion: OccasionId }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { view, hour } = useOccasion(occasion);
  const isTonight = occasion === 'tonight';
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
            {isTonight ? null : <PlanLink search={occasion === 'with-children' ? '?with=children' : ''} />}
          </div>
        </header>
        {isTonight ? (
          <Group title={_('occasions.group.tonight.events')}>
            {view.events.length > 0 ? (
              <EventRows events={view.events} today={view.today} />
            ) : (
              <p className="text-ui text-text-2">{_('occasions.noEvents')}</p>
            )}
            <MoreLink path="/events" label={_('guide.home.events.all')} />
          </Group>
        ) : null}
        {view.programmes.length > 0 ? (
          <Group title={_('occasions.group.tonight.programmes')}>
            <EventRows events={view.programmes} today={view.today} />
            <MoreLink
              path={`/events?view=day&from=${view.today}`}
              label={_('occasions.programmes.all', { count: view.programmeCount })}
            />
          </Group>
        ) : null}
        {view.groups.map(({ id, picks }) => (
          <Group key={id} title={_(`occasions.group.${occasion}.${id}`)}>
            <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-3 wide:gap-x-6 wide:gap-y-8 wide:overflow-visible wide:px-0">
              {picks.map((place) => (
                <li key={place.id} className="w-rail wide:w-auto">
                  <PickedPlaceCard place={place}>
                    <Reasons reasons={place.reasons} />
                  </PickedPlaceCard>
                </li>
              ))}
            </ul>
          </Group>
        ))}
        {view.groups.length === 0 ? <p className="text-ui text-text-2">{_('occasions.empty')}</p> : null}
        <CollectionLinks title={_('occasions.plans')} isChosen={({ isOccasion }) => isOccasion} />
        {isTonight ? (
          <Group title={_('occasions.home')}>
            <p className="text-ui text-text-2">{_('occasions.home.text')}</p>
            <MoreLink path="/traffic" label={_('occasions.home.more')} />
          </Group>
        ) : null}
        <p className="border-t border-line pt-5 text-meta text-text-3">{_('occasions.howChosen')}</p>
        <HourNow />
      </div>
    </HourContext>
  );
}

/** The choices with the hour they tell about. Those of another day are asked for again. */
function useOccasion(occasion: OccasionId) {
  const { data: view, refetch } = useSuspenseQuery(getOccasion({ locale: useLocale(), occasion }));
  const now = useDubaiNow();
  const today = now?.date;
  const isPast = today !== undefined && today !== view.today;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, today, refetch]);
  const date = today ?? view.today;
  const minute = now?.minute ?? null;
  const middle = middleOf(view.part, view.sun);
  const hour = useMemo(() => ({ date, minute, middle }), [date, minute, middle]);
  useDocumentHour(hour, now !== null);
  return { view, hour };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6 wide:py-8">
      <h2 id={id} className="pb-4 text-section font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}

function MoreLink({ path, label }: { path: string; label: string }) {
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(path)}
      className="inline-flex min-h-11 items-center gap-1 text-label font-semibold text-accent underline-offset-4 hover:underline"
    >
      {label}
      <ArrowRight aria-hidden className="icon-small flip-rtl" />
    </Link>
  );
}

/** Why the place was chosen. */
function Reasons({ reasons }: { reasons: readonly { code: string; value?: number | undefined }[] }) {
  const { _ } = useLingui();
  return (
    <p className="text-label text-text-2">
      {reasons.map(({ code, value }) => _(`occasions.why.${code}`, { value: value ?? 0 })).join(' · ')}
    </p>
  );
}
