import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatEvents } from './events-address.ts';

type NoEventsProps = { list: EventList; nextDay: string; request: ListingRequest };

/** Nothing on the days shown: when something is, and the way there. */
export function NoEvents({ list, nextDay, request }: NoEventsProps) {
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
