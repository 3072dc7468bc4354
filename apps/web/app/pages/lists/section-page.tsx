import { fetchedRequest, formatListing, PAGE_SIZE } from '@dalil/domain/guide/listing.ts';
import { SECTIONS, type SectionId } from '@dalil/domain/guide/sections.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { CollectionLinks } from '../../features/guide-cards/collection-links.tsx';
import { GuidePlaceCard } from '../../features/guide-cards/guide-place-card.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { MapChip } from '../../features/listing/map-chip.tsx';
import { OpenAtChip, OpenAtField, OpenNowChip, useOpenFilter } from '../../features/listing/open-chips.tsx';
import { LocationNote } from '../../features/listing/location-note.tsx';
import { MapColumn, PinNumber } from '../../features/listing/map-column.tsx';
import { useLoadedListing } from '../../features/listing/use-loaded-listing.ts';
import { useListing } from '../../features/listing/use-listing.ts';
import { useOpenPlaces } from '../../features/listing/use-open-places.ts';
import { MAP_VIEW, useMapView } from '../../features/listing/use-map-view.ts';
import { useNearest } from '../../features/listing/use-nearest.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { placesOf } from './places-of.ts';
import { FeedLinks } from './feed-links.tsx';
import { NothingOpen } from './nothing-open.tsx';
import { SECTION_LABELS } from './section-labels.ts';
import { useMapPlaces } from './use-map-places.ts';
import { WiderPlaces } from './wider-places.tsx';

const NO_PLACES: readonly PlaceCard[] = [];

type SectionPageProps = {
  section: SectionId;
  notice?: ReactNode;
  /** A chip of this section, after those of every list. */
  chip?: ReactNode;
  below?: ReactNode;
};

/** A list of places with its map. Parts specific to a section are passed as props. */
export function SectionPage({ section, notice, chip, below }: SectionPageProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const view = useMapView();
  const requested = useListing(SECTIONS[section], view.isOpen ? [MAP_VIEW.name] : []);
  const search = formatListing(fetchedRequest(requested.current));
  const loaded = useLoadedListing(placesOf({ locale: useLocale(), section, search }));
  const opening = useOpenPlaces(requested, loaded);
  const nearest = useNearest(requested, opening.found);
  const { listing, found } = nearest;
  const items = found.data?.items ?? NO_PLACES;
  const labels = SECTION_LABELS[section];
  const [activeId, setActiveId] = useState<string | null>(null);
  const mapId = useId();
  const openFilter = useOpenFilter();
  const { hasHours } = listing.rules;
  const firstNumber = ((found.data?.page ?? 1) - 1) * (listing.current.size ?? PAGE_SIZE) + 1;
  const distance = ({ position }: PlaceCard) => {
    const metres = nearest.metresTo(position);
    const kilometres = metres === null ? null : format.number(Math.round(metres / 100) / 10);
    return kilometres === null ? [] : [_('guide.nearest.distance', { kilometres })];
  };
  return (
    <ListingPage
      listing={listing}
      found={found}
      countOf={(count) => _('guide.count.places', { count })}
      listName={_('guide.list.places')}
      title={_(labels.title)}
      promise={_(labels.promise)}
      tools={[
        hasHours ? <OpenNowChip key="now" listing={listing} /> : null,
        <span key="map" className="extra:hidden">
          <MapChip isOpen={view.isOpen} controls={mapId} onPress={view.toggle} />
        </span>,
        chip ? <Fragment key="chip">{chip}</Fragment> : null,
      ]}
      lastTools={[hasHours ? <OpenAtChip key="at" listing={listing} filter={openFilter} /> : null]}
      controls={
        <>
          {notice}
          {hasHours ? <OpenAtField listing={listing} filter={openFilter} /> : null}
          <LocationNote problem={nearest.problem} locate={nearest.locate} />
        </>
      }
      empty={opening.next === null ? undefined : <NothingOpen listing={listing} next={opening.next} />}
      widerOf={widerOf}
      map={
        <MapColumn
          id={mapId}
          pins={usePins(items, firstNumber)}
          places={useMapPlaces(section, listing, { items, firstNumber, isOpen: view.isOpen })}
          activeId={activeId}
          isOpen={view.isOpen}
          onToggle={view.toggle}
          onSelect={setActiveId}
        />
      }
      below={
        <>
          {below}
          <CollectionLinks
            title={_('guide.collections.title')}
            isChosen={({ sections }) => sections.includes(section)}
          />
          <FeedLinks area={section} />
        </>
      }
    >
      {(places) => (
        <>
          {opening.unknown > 0 ? (
            <p className="pb-4 text-label text-text-2">
              {_('guide.hours-filter.left-out', { count: opening.unknown })}
            </p>
          ) : null}
          <ol
            start={firstNumber}
            className="flex flex-col gap-6 compact:gap-3"
            onPointerLeave={() => setActiveId(null)}
          >
            {places.map((place, at) => (
              <li
                key={place.id}
                className={place.id === activeId ? 'relative listing-active' : 'relative'}
                onPointerEnter={() => setActiveId(place.id)}
                onFocus={() => setActiveId(place.id)}
              >
                <GuidePlaceCard place={place} layout="row" meta={distance(place)} />
                <PinNumber>{firstNumber + at}</PinNumber>
              </li>
            ))}
          </ol>
        </>
      )}
    </ListingPage>
  );
}

const widerOf = (places: readonly PlaceCard[]) => <WiderPlaces places={places} />;

function usePins(places: readonly PlaceCard[], firstNumber: number) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return places.map(({ id, title, href, position }, at) => ({
    id,
    label: _('guide.map.pin', { number: firstNumber + at, name: isolate(title) }),
    href: toLocale(href),
    lon: position.lon,
    lat: position.lat,
    number: firstNumber + at,
  }));
}
