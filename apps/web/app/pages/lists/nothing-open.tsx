import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import type { Moment } from '@dalil/domain/city/opening-state.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import type { ListingState } from '../../features/listing/use-listing.ts';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WiderPlaces } from './wider-places.tsx';

type NothingOpenProps = { listing: ListingState; next: readonly { place: PlaceCard; opens: Moment }[] };

/** Nothing is known to be open at the requested time: those that open next, the first one first. */
export function NothingOpen({ listing, next }: NothingOpenProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const today = useDubaiNow()?.date;
  const { open, ...all } = listing.current;
  const [first] = next;
  const action = (
    <a {...listing.linkTo({ ...all, page: 1 })} className={buttonClass({ variant: 'primary' })}>
      {_('guide.hours-filter.all')}
    </a>
  );
  if (!first) {
    return (
      <EmptyState title={_('guide.hours-filter.none-title')} actions={action}>
        <p>{_('guide.hours-filter.none')}</p>
      </EmptyState>
    );
  }
  const { date, time } = first.opens;
  const words = { day: format.weekday(date), time: format.clock(minuteOf(time)) };
  const when = open === 'now' ? 'now' : 'then';
  return (
    <>
      <p className="headline pb-4 text-card-title">
        {_(date === today ? `guide.hours-filter.next-${when}` : `guide.hours-filter.next-${when}-day`, words)}
      </p>
      <WiderPlaces places={next.map(({ place }) => place)} />
      <div className="pt-6">{action}</div>
    </>
  );
}
