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
  const shown = items.slice(0, PINS);
  const pins = shown.map((item, at) => ({
    id: item.id,
    number: at + 1,
    ...(item.place
      ? { lat: item.place.position.lat, lon: item.place.position.lon, label: item.place.title, href: item.place.href }
      : { lat: item.entry.lat, lon: item.entry.lon, label: nameOf(item.entry), href: `#nearby-${at + 1}` }),
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
