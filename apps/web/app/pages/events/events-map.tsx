import type { EventList } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';

/** Opens the large map with the listed events whose place is known, and says how many these are. */
export function EventsMap({ list }: { list: EventList }) {
  const { _ } = useLingui();
  const format = useFormat();
  const places = useMapEvents(list);
  if (places.length === 0) return null;
  return (
    <div data-needs-script="" className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
      <OpenMapButton title={_('events.map.title')} places={places} />
      <p className="text-meta text-text-2">
        {_('events.map.known', { shown: format.number(places.length), total: format.number(list.total) })}
      </p>
    </div>
  );
}

/** Each event once, with its first date in the list. */
function useMapEvents({ items }: EventList): MapPlace[] {
  const labels = useEventLabels();
  const toLocale = useLocalePath();
  const places = new Map<string, MapPlace>();
  for (const event of items) {
    if (event.position === null || places.has(event.id)) continue;
    const { id, title, href, position } = event;
    const kind = event.next ? labels.dates(event.next) : labels.season(event);
    places.set(id, { id, title, href: toLocale(href), kind, ...position, number: places.size + 1 });
  }
  return [...places.values()];
}
