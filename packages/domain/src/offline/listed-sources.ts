import type { EventData } from '../guide/event.ts';
import type { EventMoment } from '../guide/event-list.ts';
import type { EventVenue } from '../guide/event-listing.ts';
import type { EventCard } from '../guide/views.ts';

/** An event as stored on a device: its card without day-dependent fields, and the rule for its dates. */
export type ListedEventSource = {
  position: number;
  data: EventData;
  audience: readonly string[];
  /** Its own neighbourhoods, and those of its venue. */
  neighbourhoods: readonly string[];
  /** Absent where the guide was stored by an older version. */
  venue?: EventVenue | null;
  tags?: readonly string[];
  heldAt: { lat: number; lon: number } | null;
  card: Omit<EventCard, keyof EventMoment>;
};
