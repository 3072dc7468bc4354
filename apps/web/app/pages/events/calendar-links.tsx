import { formatListing, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus, Download } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The events that pass the filters, for the reader's own calendar. */
export function CalendarLinks({ origin, request }: { origin: string; request: ListingRequest }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const parts = new URLSearchParams({ locale });
  const filters = formatListing(request).slice(1);
  if (filters) parts.set('search', filters);
  const path = `/api/events.ics?${parts.toString()}`;
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_('events.calendar.title')}
      </h2>
      <p className="measure mb-3 text-label text-text-2">{_('events.calendar.note')}</p>
      <div className="flex flex-wrap gap-2">
        <a href={`webcal://${new URL(origin).host}${path}`} className={buttonClass({ variant: 'primary' })}>
          <CalendarPlus aria-hidden className="icon" />
          {_('events.calendar.subscribe')}
        </a>
        <a href={path} download="events.ics" className={buttonClass()}>
          <Download aria-hidden className="icon" />
          {_('events.calendar.download')}
        </a>
      </div>
    </section>
  );
}
