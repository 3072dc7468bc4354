import type { EventCard } from '@dalil/domain/guide/views.ts';
import { isImported, type MixedEvent } from '@dalil/domain/headlines/mix-events.ts';
import { Link } from 'react-router';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { ImportedRow } from './imported-row.tsx';

/** An event in the calendar: its name, its time, and how certain the date is, or that it is imported. */
export function EventLink({ event }: { event: MixedEvent }) {
  return isImported(event) ? <ImportedRow event={event} /> : <OwnLink event={event} />;
}

function OwnLink({ event }: { event: EventCard }) {
  const toLocale = useLocalePath();
  const status = useEventLabels().status(event);
  const language = useTextLanguage(event.locale);
  return (
    <span className="flex flex-col py-1">
      <Link
        to={toLocale(event.href)}
        prefetch="intent"
        className="inline-flex min-h-6 items-center text-label font-medium text-accent underline-offset-4 hover:underline"
        {...language}
      >
        {event.title}
      </Link>
      {event.next?.startTime ? <Ltr className="text-meta text-text-2">{event.next.startTime}</Ltr> : null}
      {status ? <span className="text-meta text-text-3">{status}</span> : null}
    </span>
  );
}
