import { addMonths, firstOfMonth } from '@dalil/domain/guide/calendar-day.ts';
import { eventsSearch, formatEvents, ignoredPeriodParts, PERIOD_PARTS } from '@dalil/domain/guide/events-address.ts';
import { eventRules, eventView } from '@dalil/domain/guide/event-view.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta, usePageMeta } from '../../data/page-meta.ts';
import { listCollections, listEvents } from '../../endpoints/guide.ts';
import { CollectionLinks } from '../../features/guide-cards/collection-links.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { useLoadedListing } from '../../features/listing/use-loaded-listing.ts';
import { useListing } from '../../features/listing/use-listing.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DayMark } from './day-mark.tsx';
import { DayRows } from './day-rows.tsx';
import { EventSection } from './event-section.tsx';
import { EventsMap } from './events-map.tsx';
import { groupCalendar, isOfWeek } from './group-events.ts';
import { ImportedNote } from './imported-note.tsx';
import { loadImportedEvents } from './load-imported-events.ts';
import { MonthView } from './month-view.tsx';
import { Paging, ViewChips } from './period-bar.tsx';
import { Subscribe } from './subscribe.tsx';
import { useMixedEvents } from './use-mixed-events.ts';
import { WeekList } from './week-list.tsx';

/** As with every list: in the browser the page renders even when its events cannot be fetched, and reports that itself. */
const load = loadPage(
  ['guide', 'guide-lists', 'guide-calendar', 'events', 'imported'],
  async ({ api, locale, translate, url, prefetch }) => {
    const prefetching = prefetch(listEvents({ locale, search: eventsSearch(url.searchParams) }));
    const loaded = import.meta.env.SSR ? prefetching : prefetching.catch(() => null);
    const collections = prefetch(listCollections({ locale })).catch(() => null);
    await Promise.all([loaded, collections, loadImportedEvents({ api, prefetch })]);
    const feed = { path: '/feeds/events.xml', type: 'application/rss+xml' };
    return { title: translate('events.title'), description: translate('events.promise'), feed };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** Events in the city: as a list from today, or by day, week and month. */
export default function EventsPage() {
  const meta = usePageMeta();
  const { _ } = useLingui();
  const search = new URLSearchParams(useLocation().search);
  const listing = useListing(eventRules(eventView(search)), PERIOD_PARTS);
  const found = useLoadedListing(listEvents({ locale: useLocale(), search: eventsSearch(search) }));
  const { list, found: imported } = useMixedEvents(found.data, listing.current);
  return (
    <ListingPage
      listing={{ ...listing, ignored: [...listing.ignored, ...ignoredPeriodParts(search)] }}
      found={{ ...found, data: list }}
      countOf={(count) => _('events.count', { count })}
      listName={_('events.list')}
      title={_('events.title')}
      promise={_('events.promise')}
      shape="event"
      tools={[
        list ? <ViewChips key="view" list={list} request={listing.current} /> : null,
        list ? <EventsMap key="map" list={list} /> : null,
      ]}
      controls={list && list.view !== 'list' ? <Paging list={list} request={listing.current} /> : null}
      empty={list?.nextDay ? <NoEvents list={list} nextDay={list.nextDay} request={listing.current} /> : undefined}
      below={
        <>
          <CollectionLinks title={_('occasions.plans')} isChosen={({ isOccasion }) => isOccasion} />
          <div className="mt-10 flex flex-col gap-6 border-t border-line pt-8">
            {list && imported ? <ImportedNote found={imported} list={list} /> : null}
            {list ? <PastLink today={list.today} request={listing.current} /> : null}
            {meta ? <Subscribe origin={meta.origin} request={listing.current} /> : null}
            <Notice title={_('events.rules.title')} className="max-w-measure">
              <p>{_('events.rules.body')}</p>
            </Notice>
          </div>
        </>
      }
    >
      {() => (list ? <EventsOf list={list} request={listing.current} /> : null)}
    </ListingPage>
  );
}

function EventsOf({ list, request }: { list: MixedEventList; request: ListingRequest }) {
  if (list.widenedTo !== null) return <WidenedView list={list} widenedTo={list.widenedTo} />;
  switch (list.view) {
    case 'list':
      return <WeekList list={list} />;
    case 'day':
      return <DayView list={list} />;
    case 'week':
      return <WeekView list={list} request={request} />;
    case 'month':
      return <MonthView list={list} request={request} />;
  }
}

/** The events of the seven days after those requested, which have none, and a note that says so. */
function WidenedView({ list, widenedTo }: { list: MixedEventList; widenedTo: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-8">
      <Notice title={_('events.widened.title')} className="max-w-measure">
        <p>{_('events.widened.body', { date: format.longDate(widenedTo) })}</p>
      </Notice>
      <WeekList list={list} />
    </div>
  );
}

/** All events of one day, whenever they started, and then its weekly programmes. */
function DayView({ list }: { list: MixedEventList }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-10">
      <EventSection
        title={format.longDate(list.from)}
        mark={<DayMark day={list.from} today={list.today} />}
        events={list.items.filter((event) => !isOfWeek(event))}
      />
      <EventSection
        title={_('events.weekly.days', { days: format.weekdayName(list.from) })}
        events={list.items.filter(isOfWeek)}
      />
    </div>
  );
}

/** The seven days from Monday. */
function WeekView({ list, request }: { list: MixedEventList; request: ListingRequest }) {
  const { _ } = useLingui();
  const { days, longer } = groupCalendar(list);
  return (
    <div className="flex flex-col gap-10">
      <DayRows days={days} today={list.today} request={request} />
      <EventSection title={_('events.longer')} events={longer} />
    </div>
  );
}

/** The way to events that are over: the month before this one. */
function PastLink({ today, request }: { today: string; request: ListingRequest }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <p className="print:hidden">
      <Link
        to={toLocale(`/events${formatEvents(request, 'month', addMonths(firstOfMonth(today), -1))}`)}
        className="text-link inline-flex min-h-11 items-center text-label"
      >
        {_('events.past.link')}
      </Link>
    </p>
  );
}

type NoEventsProps = { list: MixedEventList; nextDay: string; request: ListingRequest };

/** The message for a period without events, with the next event and a link to it. */
function NoEvents({ list, nextDay, request }: NoEventsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  return (
    <EmptyState
      title={_('events.empty.title')}
      actions={
        <Link
          to={toLocale(`/events${formatEvents(request, list.view, nextDay)}`)}
          className={buttonClass({ variant: 'primary' })}
        >
          {_('events.empty.go')}
        </Link>
      }
    >
      <p>{_('events.empty.next', { date: format.longDate(nextDay) })}</p>
    </EmptyState>
  );
}
