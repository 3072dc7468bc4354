/** What an entry of the directory is, in the order of the form. */
export const ENTRY_KINDS = [
  'restaurant',
  'cafe',
  'fast-food',
  'bar',
  'bakery',
  'supermarket',
  'pharmacy',
  'clinic',
  'dentist',
  'hospital',
  'optician',
  'cash',
  'bank',
  'exchange',
  'toilets',
  'drinking-water',
  'mosque',
  'prayer-room',
  'church',
  'temple',
  'metro',
  'tram',
  'bus',
  'marine',
  'parking',
  'petrol',
  'charging',
  'playground',
  'park',
  'gym',
  'pool',
  'cinema',
  'mall',
  'hotel',
  'salon',
  'laundry',
  'mobile-shop',
  'post',
  'police',
  'school',
  'consulate',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What people look for. Each need is met by several kinds of entries, and by places of the guide of some subcategories. */
export const NEEDS = {
  eat: {
    kinds: ['restaurant', 'cafe', 'fast-food', 'bakery'],
    subcategories: ['restaurant', 'casual', 'cafe', 'bakery', 'dessert', 'food-hall', 'food-trucks', 'afternoon-tea'],
  },
  pharmacy: { kinds: ['pharmacy'], subcategories: ['pharmacy'] },
  doctor: {
    kinds: ['clinic', 'hospital', 'dentist', 'optician'],
    subcategories: ['clinic', 'hospital', 'dentist', 'health'],
  },
  cash: { kinds: ['cash', 'bank', 'exchange'], subcategories: ['money'] },
  toilets: { kinds: ['toilets'], subcategories: [] },
  water: { kinds: ['drinking-water'], subcategories: [] },
  groceries: { kinds: ['supermarket', 'bakery'], subcategories: ['supermarket', 'bakery', 'market'] },
  prayer: { kinds: ['mosque', 'prayer-room', 'church', 'temple'], subcategories: ['religious'] },
  transport: {
    kinds: ['metro', 'tram', 'bus', 'marine'],
    subcategories: ['transport', 'bus-station', 'monorail', 'port'],
  },
  car: { kinds: ['parking', 'petrol', 'charging'], subcategories: ['petrol'] },
  outdoors: {
    kinds: ['park', 'playground', 'pool', 'gym'],
    subcategories: ['park', 'garden', 'beach', 'promenade', 'pool', 'gym', 'sport', 'water-park'],
  },
  sights: {
    kinds: [],
    subcategories: ['landmark', 'museum', 'heritage', 'souk', 'gallery', 'immersive', 'aquarium', 'zoo', 'theme-park'],
  },
  shops: {
    kinds: ['mall', 'mobile-shop', 'salon', 'laundry'],
    subcategories: ['mall', 'outlet', 'market', 'souk', 'bookshop'],
  },
  evening: {
    kinds: ['bar', 'cinema'],
    subcategories: [
      'bar',
      'pub',
      'rooftop-bar',
      'nightlife',
      'cinema',
      'live-music',
      'theatre',
      'comedy',
      'dinner-show',
    ],
  },
  stay: { kinds: ['hotel'], subcategories: ['hotel', 'hotel-apartment', 'resort', 'hostel'] },
  offices: {
    kinds: ['police', 'post', 'consulate', 'school'],
    subcategories: ['police', 'post-office', 'consulate', 'school', 'office'],
  },
} as const satisfies Record<string, { kinds: readonly EntryKind[]; subcategories: readonly string[] }>;
export type Need = keyof typeof NEEDS;
export const NEED_IDS = Object.keys(NEEDS) as Need[];

/** Whether an entry of the directory or a place of the guide meets a need. */
export function meetsNeed(need: Need, what: { kind: EntryKind } | { subcategory: string }): boolean {
  const { kinds, subcategories }: { kinds: readonly string[]; subcategories: readonly string[] } = NEEDS[need];
  return 'kind' in what ? kinds.includes(what.kind) : subcategories.includes(what.subcategory);
}
