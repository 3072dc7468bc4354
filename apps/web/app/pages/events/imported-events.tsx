import { isUpcoming } from '@dalil/domain/headlines/imported-event.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { importedEventsQuery } from '../../queries/headlines.ts';
import { ImportedList } from './imported-list.tsx';

/** Coming events of other calendars, apart from the guide's own. Nothing where no source is switched on. */
export function ImportedEvents() {
  const { data } = useQuery(importedEventsQuery(useApi()));
  const now = useNow();
  const found = data?.listings;
  if (!found) return null;
  const at = now ?? new Date(found.fetchedAt);
  const events = found.value.events.filter((event) => isUpcoming(event, at));
  return events.length === 0 ? null : <ImportedList fetchedAt={found.fetchedAt} events={events} now={at} />;
}
