import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import type { ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { EventList } from '@dalil/domain/guide/views.ts';
import { isUpcoming } from '@dalil/domain/headlines/imported-event.ts';
import { type MixedEventList, mixEvents } from '@dalil/domain/headlines/mix-events.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { type ImportedEvents, importedEventsQuery } from '../../queries/headlines.ts';

type MixedEvents = { list: MixedEventList | undefined; found: ImportedEvents | null };

/**
 * A list of events with the imported ones, chosen here by the rules of the guide's own, so that it is the same with and without a
 * network. Events of calendars that have not answered for days are left out.
 */
export function useMixedEvents(list: EventList | undefined, request: ListingRequest): MixedEvents {
  // The document has them already. A device stores only what it fetches, and needs them for other filters without a network.
  const { data } = useQuery({ ...importedEventsQuery(useApi()), refetchOnMount: 'always' });
  const now = useNow();
  const found = data?.listings ?? null;
  if (!list || !found) return { list, found };
  const at = now ?? new Date(found.fetchedAt);
  const isOld = liveState('listings', found.fetchedAt, at) === 'old';
  const coming = isOld ? [] : found.value.events.filter((event) => isUpcoming(event, at));
  return { list: mixEvents(list, coming, request), found };
}
