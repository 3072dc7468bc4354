import { useLingui } from '@lingui/react';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { QuestionLink } from '../../features/assistant/question-link.tsx';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedEvent } from '../../features/bookmarks/saved-item-of.ts';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { EventTags } from '../../features/guide-cards/guide-event-card.tsx';
import { RemindButton } from '../../features/reminders/remind-button.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useLocale } from '../../language/use-locale.ts';
import type { EventView } from '../../queries/guide.ts';
import { ActionRow, MoreActions } from '../../ui/action-row.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ItemTitle } from './item-title.tsx';
import { DirectionsMenu } from '../../features/city-map/directions-menu.tsx';

/** A longer description of where it is stands among the facts alone. */
const LONG_VENUE = 40;

/** The name of an event, its next date and how certain it is, and the actions. */
export function EventHead({ event }: { event: EventView }) {
  const labels = useEventLabels();
  return (
    <>
      <ItemTitle
        locale={event.locale}
        area={event.area}
        kind={event.type.label}
        where={event.venue && event.venue.length <= LONG_VENUE ? event.venue : undefined}
        title={event.title}
      />
      <p data-read="" className="text-name font-semibold">
        {labels.when(event)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <EventTags event={event} />
      </div>
      <EventActions event={event} />
    </>
  );
}

/** A calendar file contains dates, so an event without dates has no such file. */
function EventActions({ event }: { event: EventView }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const hasDates = event.occurrences.length > 0;
  const website = (isLead: boolean) =>
    event.website ? (
      <a
        href={event.website}
        rel="external"
        className={isLead ? `${buttonClass({ variant: 'primary' })} lead-action` : buttonClass()}
      >
        <ExternalLink aria-hidden className="icon flip-rtl" />
        {_('item.place.website')}
      </a>
    ) : null;
  const remind = event.next && !event.isCancelled ? <RemindButton event={{ ...event, next: event.next }} /> : null;
  // A phone has no space for it in the row beside the way there.
  return (
    <ActionRow>
      {hasDates ? (
        <a
          href={`/api/events/${event.id}.ics?locale=${locale}`}
          download={`${event.id}.ics`}
          className={`${buttonClass({ variant: 'primary' })} lead-action`}
        >
          <CalendarPlus aria-hidden className="icon" />
          {_('events.calendar.add')}
        </a>
      ) : (
        website(true)
      )}
      {event.place ? (
        <DirectionsMenu
          destination={{ name: event.place.title, where: event.place.district, ...event.place.position }}
          driver={null}
        />
      ) : null}
      <PageBookmark item={savedEvent(event)} />
      {event.place ? null : remind}
      <MoreActions label={_('item.actions.more')}>
        {event.place ? remind : null}
        {hasDates ? website(false) : null}
        <ShareButton title={event.title} />
        <QuestionLink kind="event" id={event.id} />
      </MoreActions>
    </ActionRow>
  );
}
