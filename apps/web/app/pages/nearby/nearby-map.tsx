import type { NearbyItem } from '@dalil/domain/directory/nearby.ts';
import { useEntryName } from '../../features/directory/entry-card.tsx';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { NearbyList } from './nearby-list.tsx';

const ListingMap = lazyPart(async () => (await import('../../features/listing/listing-map.tsx')).ListingMap);

/** More pins than this hide each other and the streets. */
const PINS = 40;

/** The nearest on the map, and below it the same as a list, to which the pins of entries lead. */
export function NearbyMap({ items }: { items: readonly NearbyItem[] }) {
  const nameOf = useEntryName();
  // Numbers are those of the list. A place of which only the area is known has no pin.
  const shown = items.map((item, at) => ({ item, number: at + 1 })).filter(({ item }) => item.isExact);
  const pins = shown.slice(0, PINS).map(({ item, number }) => ({
    id: item.id,
    number,
    ...(item.place
      ? { lat: item.place.position.lat, lon: item.place.position.lon, label: item.place.title, href: item.place.href }
      : {
          lat: item.entry.lat,
          lon: item.entry.lon,
          label: nameOf(item.entry),
          href: `#nearby-${number}`,
          isQuiet: true,
        }),
  }));
  return (
    <>
      <div className="aspect-card max-w-measure overflow-hidden rounded-card border border-line">
        <ListingMap key={pins.map(({ id }) => id).join(' ')} pins={pins} activeId={null} shape="compact" />
      </div>
      <NearbyList items={items} />
    </>
  );
}
