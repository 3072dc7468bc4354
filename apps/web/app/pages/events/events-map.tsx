import { isImported, type MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';

/** Opens the large map with the listed events whose place is known. Its title says how many these are. */
export function EventsMap({ list }: { list: MixedEventList }) {
  const { _ } = useLingui();
  const format = useFormat();
  const places = useMapEvents(list);
  if (places.length === 0) return null;
  return (
    <OpenMapButton
      title={_('events.map.known', { shown: format.number(places.length), total: format.number(list.total) })}
      places={places}
      isChip
    />
  );
}

/** Each event once, with its first date in the list. */
function useMapEvents({ items }: MixedEventList): MapPlace[] {
  const { _ } = useLingui();
  const labels = useEventLabels();
  const toLocale = useLocalePath();
  const places = new Map<string, MapPlace>();
  for (const event of items) {
    if (event.position === null || places.has(event.id)) continue;
    const { id, position } = event;
    const pin = { id, ...position, number: places.size + 1 };
    if (isImported(event)) {
      const { title, url, publisherUrl, publisher } = event.imported;
      const source = `${_('imported.from', { publisher: isolate(publisher) })} · ${_('imported.unchecked')}`;
      places.set(id, { ...pin, title, href: url ?? publisherUrl, kind: `${labels.dates(event.next)} · ${source}` });
    } else {
      places.set(id, { ...pin, title: event.title, href: toLocale(event.href), kind: labels.when(event) });
    }
  }
  return [...places.values()];
}
