import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';

export type OsmTags = Readonly<Record<string, string>>;

/** The main tags of OpenStreetMap (wiki: Map features) and what the directory calls them. */
const KINDS: Readonly<Record<string, Readonly<Record<string, EntryKind>>>> = {
  amenity: {
    restaurant: 'restaurant',
    cafe: 'cafe',
    ice_cream: 'cafe',
    fast_food: 'fast-food',
    food_court: 'fast-food',
    bar: 'bar',
    pub: 'bar',
    nightclub: 'bar',
    pharmacy: 'pharmacy',
    clinic: 'clinic',
    doctors: 'clinic',
    dentist: 'dentist',
    hospital: 'hospital',
    atm: 'cash',
    bank: 'bank',
    bureau_de_change: 'exchange',
    toilets: 'toilets',
    drinking_water: 'drinking-water',
    prayer_room: 'prayer-room',
    bus_station: 'bus',
    ferry_terminal: 'marine',
    parking: 'parking',
    fuel: 'petrol',
    charging_station: 'charging',
    cinema: 'cinema',
    post_office: 'post',
    police: 'police',
    school: 'school',
    embassy: 'consulate',
  },
  shop: {
    bakery: 'bakery',
    supermarket: 'supermarket',
    convenience: 'supermarket',
    mall: 'mall',
    hairdresser: 'salon',
    beauty: 'salon',
    laundry: 'laundry',
    dry_cleaning: 'laundry',
    mobile_phone: 'mobile-shop',
    optician: 'optician',
  },
  healthcare: {
    pharmacy: 'pharmacy',
    clinic: 'clinic',
    centre: 'clinic',
    doctor: 'clinic',
    dentist: 'dentist',
    hospital: 'hospital',
    optometrist: 'optician',
  },
  leisure: {
    playground: 'playground',
    park: 'park',
    garden: 'park',
    fitness_centre: 'gym',
    swimming_pool: 'pool',
  },
  tourism: { hotel: 'hotel', hostel: 'hotel', apartment: 'hotel', motel: 'hotel' },
  railway: { tram_stop: 'tram' },
  highway: { bus_stop: 'bus' },
  office: { diplomatic: 'consulate' },
};
const KEYS = Object.keys(KINDS);
const TEMPLES: ReadonlySet<string> = new Set(['hindu', 'sikh', 'buddhist', 'jewish', 'jain']);
const CLOSED_TO_OTHERS: ReadonlySet<string> = new Set(['private', 'no', 'residents', 'employees', 'permit']);
const MAY_BE_PRIVATE: ReadonlySet<EntryKind> = new Set([
  'toilets',
  'drinking-water',
  'parking',
  'playground',
  'park',
  'gym',
  'pool',
  'prayer-room',
  'charging',
]);

/** What an element with these tags is. Null for what the directory has no kind for, and for what others may not use. */
export function kindOfTags(tags: OsmTags): EntryKind | null {
  const kind = worshipOf(tags) ?? stationOf(tags) ?? mainKind(tags);
  if (kind === null) return null;
  if (MAY_BE_PRIVATE.has(kind) && CLOSED_TO_OTHERS.has(tags['access'] ?? '')) return null;
  // Pools of villas and hotels are drawn without a word on who may use them.
  if (kind === 'pool' && tags['access'] === undefined && tags['name'] === undefined) return null;
  return kind;
}

function mainKind(tags: OsmTags): EntryKind | null {
  for (const key of KEYS) {
    const kind = KINDS[key]?.[tags[key] ?? ''];
    if (kind) return kind;
  }
  return null;
}

function worshipOf(tags: OsmTags): EntryKind | null {
  if (tags['amenity'] !== 'place_of_worship') return null;
  if (/musalla|prayer_room/.test(tags['place_of_worship'] ?? tags['place_of_worship:type'] ?? '')) return 'prayer-room';
  const { religion = '' } = tags;
  if (religion === 'muslim') return 'mosque';
  if (religion === 'christian') return 'church';
  return TEMPLES.has(religion) ? 'temple' : null;
}

function stationOf(tags: OsmTags): EntryKind | null {
  if (tags['railway'] !== 'station' && tags['railway'] !== 'halt') return null;
  if (tags['station'] === 'subway' || tags['subway'] === 'yes') return 'metro';
  return tags['tram'] === 'yes' ? 'tram' : null;
}
