import { formatEvents } from '@dalil/domain/guide/events-address.ts';
import { EVENT_VIEWS } from '@dalil/domain/guide/event-view.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkChip } from '../../ui/chip.tsx';

type PeriodBarProps = { list: Omit<EventList, 'items'>; request: ListingRequest };

/** Selects the view. These are links, so every page of it has an address. */
export function ViewChips({ list, request }: PeriodBarProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  // A calendar retains the day when its scale changes; a list always starts today.
  const day = list.view === 'list' || (list.from <= list.today && list.to >= list.today) ? '' : list.from;
  return (
    <nav aria-label={_('events.view.label')}>
      <ul className="flex gap-2">
        {EVENT_VIEWS.map((view) => (
          <li key={view}>
            <LinkChip
              href={toLocale(`/events${formatEvents(request, view, view === 'list' ? '' : day)}`)}
              isCurrent={view === list.view}
              linkComponent={RouterLink}
              className="min-h-11 wide:min-h-9"
            >
              {_(`events.view.${view}`)}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The shown days of a calendar, and the ways to those before and after. */
export function Paging({ list, request }: PeriodBarProps) {
  const { _ } = useLingui();
  const { view, today, from, to, previous, following } = list;
  const isToday = from <= today && to >= today;
  return (
    <nav aria-label={_('events.period.label')} className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {previous ? (
        <PageLink list={list} request={request} from={previous} label={_('events.period.previous', { view })}>
          <ChevronLeft aria-hidden className="icon flip-rtl" />
        </PageLink>
      ) : null}
      <strong className="text-label font-semibold">
        <PeriodName list={list} />
      </strong>
      {following ? (
        <PageLink list={list} request={request} from={following} label={_('events.period.next', { view })}>
          <ChevronRight aria-hidden className="icon flip-rtl" />
        </PageLink>
      ) : null}
      {isToday ? null : <TodayLink list={list} request={request} />}
    </nav>
  );
}

function PeriodName({ list: { view, from, to } }: Pick<PeriodBarProps, 'list'>) {
  const { _ } = useLingui();
  const format = useFormat();
  if (view === 'month') return format.month(from);
  if (view === 'day') return format.longDate(from);
  return _('events.when.range', { from: format.shortDate(from), to: format.shortDate(to) });
}

type PageLinkProps = PeriodBarProps & { from: string; label: string; children: ReactNode };

function PageLink({ list, request, from, label, children }: PageLinkProps) {
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(`/events${formatEvents(request, list.view, from)}`)}
      preventScrollReset
      aria-label={label}
      className={`${buttonClass({ size: 'small' })} min-h-11 min-w-11`}
    >
      {children}
    </Link>
  );
}

function TodayLink({ list, request }: PeriodBarProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(`/events${formatEvents(request, list.view, '')}`)}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-label font-semibold text-accent underline-offset-4 hover:underline"
    >
      {_('events.period.today')}
    </Link>
  );
}
