import { eventRules, eventView } from '@dalil/domain/guide/event-view.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { useKeptListing } from '../../features/listing/use-kept-listing.ts';
import { useListing } from '../../features/listing/use-listing.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { eventsQuery } from '../../queries/guide.ts';
import { Notice } from '../../ui/notice.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { DayView } from './day-view.tsx';
import { EventListView } from './event-list-view.tsx';
import { eventsSearch, PERIOD_PARTS } from './events-address.ts';
import { MonthView } from './month-view.tsx';
import { NoEvents } from './no-events.tsx';
import { PeriodBar } from './period-bar.tsx';
import { WeekView } from './week-view.tsx';

/** What happens in the city: as a list from today on, or by day, week and month. */
export function EventsPage({ origin }: { origin: string }) {
  const { _ } = useLingui();
  const search = new URLSearchParams(useLocation().search);
  const listing = useListing(eventRules(eventView(search)), PERIOD_PARTS);
  const found = useKeptListing(eventsQuery(useApi(), useLocale(), eventsSearch(search)));
  const list = found.data;
  return (
    <ListingPage
      listing={listing}
      found={found}
      countOf={(count) => _('events.count', { count })}
      listName={_('events.list')}
      heading={
        <header className="flex flex-col gap-2 pt-2 pb-5">
          <h1 data-read="" className="headline text-title">
            {_('events.title')}
          </h1>
          <p data-read="" className="measure text-ui text-text-2">
            {_('events.promise')}
          </p>
          <ListenButton />
        </header>
      }
      controls={list ? <PeriodBar list={list} request={listing.shown} /> : null}
      empty={list?.nextDay ? <NoEvents list={list} nextDay={list.nextDay} request={listing.shown} /> : undefined}
      below={
        <div className="mt-10 flex flex-col gap-6 border-t border-line pt-8">
          <CalendarLinks origin={origin} request={listing.shown} />
          <Notice title={_('events.rules.title')} className="max-w-measure">
            <p>{_('events.rules.body')}</p>
          </Notice>
        </div>
      }
    >
      {() => (list ? <EventsOf list={list} request={listing.shown} /> : null)}
    </ListingPage>
  );
}

function EventsOf({ list, request }: { list: EventList; request: ReturnType<typeof useListing>['shown'] }) {
  switch (list.view) {
    case 'list':
      return <EventListView list={list} />;
    case 'day':
      return <DayView list={list} />;
    case 'week':
      return <WeekView list={list} request={request} />;
    case 'month':
      return <MonthView list={list} request={request} />;
  }
}
