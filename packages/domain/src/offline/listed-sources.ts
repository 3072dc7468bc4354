import type { EventData } from '../guide/event.ts';
import type { EventMoment } from '../guide/event-list.ts';
import type { EventCard } from '../guide/views.ts';

/** An event as a device keeps it: its card without what depends on the day, and the rule its days are made by. */
export type ListedEventSource = {
  position: number;
  data: EventData;
  audience: readonly string[];
  /** Its own, and those of the place it is held at. */
  neighbourhoods: readonly string[];
  heldAt: { lat: number; lon: number } | null;
  card: Omit<EventCard, keyof EventMoment>;
};
