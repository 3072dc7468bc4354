import { formatListing, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus, Download, Rss } from 'lucide-react';
import { useId } from 'react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { SubscribeAddresses } from './subscribe-addresses.ts';

/** The ways to follow the events that pass the filters: in a calendar, as a file, as a feed. */
export function Subscribe({ origin, request }: { origin: string; request: ListingRequest }) {
  const { _ } = useLingui();
  const titleId = useId();
  const addresses = useAddresses(origin, request);
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./subscribe-dialog.tsx'));
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_('events.calendar.title')}
      </h2>
      <p className="measure mb-3 text-label text-text-2">{_('events.calendar.note')}</p>
      <div className="flex flex-wrap gap-2">
        <a href={addresses.webcal} className={buttonClass({ variant: 'primary' })}>
          <CalendarPlus aria-hidden className="icon" />
          {_('events.calendar.subscribe')}
        </a>
        <a href={addresses.calendar} download="events.ics" className={buttonClass()}>
          <Download aria-hidden className="icon" />
          {_('events.calendar.download')}
        </a>
        <a href={addresses.feed} type="application/rss+xml" className={buttonClass()}>
          <Rss aria-hidden className="icon" />
          {_('events.calendar.feed')}
        </a>
        <Button data-needs-script="" aria-haspopup="dialog" onClick={() => void open()} {...intent}>
          {_('events.calendar.addresses')}
        </Button>
      </div>
      {part && isOpen ? <part.SubscribeDialog addresses={addresses} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

/** Whole addresses with the filters, for other programs. */
function useAddresses(origin: string, request: ListingRequest): SubscribeAddresses {
  const locale = useLocale();
  const filters = formatListing(request).slice(1);
  const parts = new URLSearchParams({ locale, ...(filters ? { search: filters } : {}) });
  const path = `/api/events.ics?${parts.toString()}`;
  return {
    webcal: `webcal://${new URL(origin).host}${path}`,
    calendar: `${origin}${path}`,
    feed: `${origin}${localePath(locale, '/feeds/events.xml')}${filters ? `?${filters}` : ''}`,
  };
}
