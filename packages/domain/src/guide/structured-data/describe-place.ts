import type { ProvenanceMethod } from '../content-item.ts';
import type { Weekday } from '../calendar-day.ts';
import type { Label, PlaceCard } from '../views.ts';
import { isInEmirate } from '../position.ts';
import { describeImages, type Pictured } from './describe-image.ts';
import { asDocument, type DescribedPage, describingPage, pageUrl, type StructuredData } from './structured-data.ts';

/** The schema.org type of a kind of place, where it applies to every place of the kind. */
const TYPE_OF_SUBCATEGORY: Record<string, string> = {
  airport: 'Airport',
  aquarium: 'Aquarium',
  beach: 'Beach',
  'bus-station': 'BusStation',
  cafe: 'CafeOrCoffeeShop',
  casual: 'Restaurant',
  cinema: 'MovieTheater',
  gallery: 'ArtGallery',
  garden: 'TouristAttraction',
  golf: 'GolfCourse',
  heritage: 'TouristAttraction',
  hospital: 'Hospital',
  hotel: 'Hotel',
  immersive: 'TouristAttraction',
  landmark: 'TouristAttraction',
  library: 'Library',
  mall: 'ShoppingCenter',
  museum: 'Museum',
  nature: 'TouristAttraction',
  office: 'GovernmentOffice',
  outlet: 'ShoppingCenter',
  park: 'Park',
  promenade: 'TouristAttraction',
  religious: 'PlaceOfWorship',
  resort: 'Resort',
  restaurant: 'Restaurant',
  school: 'School',
  clinic: 'MedicalClinic',
  souk: 'TouristAttraction',
  spa: 'DaySpa',
  theatre: 'PerformingArtsTheater',
  'theme-park': 'AmusementPark',
  'water-park': 'AmusementPark',
  zoo: 'Zoo',
};
const BAR_TAGS = new Set(['bar', 'beach-bar', 'pub', 'irish-pub']);
/** A less exact position would lead to another building. */
const EXACT_METRES = 300;

type Place = Pick<PlaceCard, 'title' | 'summary' | 'type' | 'cuisine' | 'district' | 'position' | 'hours'> &
  Pictured & {
    tags: readonly Label[];
    website: string | null;
    provenance: { method: ProvenanceMethod };
  };

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Hours of an ordinary week for everyone. Those of a season have dates the guide does not know for certain. */
function describeHours(hours: PlaceCard['hours']): StructuredData[] | undefined {
  if (!hours?.weekly || hours.season) return undefined;
  return hours.weekly
    .filter(({ audience }) => audience === undefined)
    .map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    }));
}

/** Nightlife includes clubs, lounges and bars. Only a bar tagged as one gets that type. */
export function placeType(type: Label, tags: readonly Label[]): string {
  if (type.id === 'nightlife' && tags.some((tag) => BAR_TAGS.has(tag.id))) return 'BarOrPub';
  return TYPE_OF_SUBCATEGORY[type.id] ?? 'Place';
}

/** A place without data the guide does not know for certain: no rating, price, telephone or street, no country of an excursion. */
export function describePlace(place: Place, page: DescribedPage): StructuredData {
  const { lat, lon, precisionMetres } = place.position;
  const type = placeType(place.type, place.tags);
  const servesFood = type === 'Restaurant' || type === 'CafeOrCoffeeShop' || type === 'BarOrPub';
  return asDocument({
    '@type': type,
    name: place.title,
    description: place.summary,
    url: pageUrl(page),
    image: describeImages(page, place),
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.district,
      ...(isInEmirate(place.position) ? { addressRegion: 'Dubai', addressCountry: 'AE' } : {}),
    },
    geo: precisionMetres <= EXACT_METRES ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } : undefined,
    servesCuisine: servesFood ? place.cuisine?.label : undefined,
    openingHoursSpecification: describeHours(place.hours),
    sameAs: place.website ?? undefined,
    mainEntityOfPage: describingPage(page, place.provenance.method),
  });
}
