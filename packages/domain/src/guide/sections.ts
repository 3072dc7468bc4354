import type { Area } from './area.ts';

/** The filters of a list. Values are ids. Their names are terms of the content or messages. */
export const FACETS = [
  'when',
  'month',
  'neighbourhood',
  'type',
  'cuisine',
  'price',
  'aed',
  'setting',
  'feature',
  'curriculum',
  'rating',
  'country',
  'faith',
  'topic',
  'audience',
  'cost',
  'metro',
  'source',
] as const;
export type Facet = (typeof FACETS)[number];

export const SORTS = ['recommended', 'nearest', 'name', 'price'] as const;
export type Sort = (typeof SORTS)[number];

export type Choice = { facet: Facet; value: string };

export type ListingRules = {
  path: string;
  area: Area;
  facets: readonly Facet[];
  sorts: readonly Sort[];
  /** The choices offered above the list, one tap each. */
  chips: readonly Choice[];
  /** Whether its items have opening hours to filter by. */
  hasHours?: boolean;
};

const placeSorts = ['recommended', 'nearest', 'name', 'price'] as const;

/** The lists of places: they differ only in these rows. */
export const SECTIONS = {
  eatanddrink: {
    path: '/eatanddrink',
    area: 'dining',
    facets: ['neighbourhood', 'type', 'cuisine', 'price', 'feature', 'setting'],
    sorts: placeSorts,
    hasHours: true,
    chips: [
      { facet: 'price', value: '1' },
      { facet: 'feature', value: 'family' },
      { facet: 'type', value: 'cafe' },
      { facet: 'setting', value: 'outdoor' },
      { facet: 'feature', value: 'licensed' },
      { facet: 'feature', value: 'unlicensed' },
    ],
  },
  beaches: {
    path: '/beaches',
    area: 'beaches',
    facets: ['neighbourhood', 'type', 'price', 'aed', 'feature'],
    sorts: placeSorts,
    hasHours: true,
    chips: [
      { facet: 'price', value: '1' },
      { facet: 'type', value: 'beach' },
      { facet: 'type', value: 'beach-club' },
      { facet: 'feature', value: 'family' },
    ],
  },
  tourism: {
    path: '/tourism',
    area: 'tourism',
    facets: ['neighbourhood', 'type', 'price', 'aed', 'setting', 'feature'],
    sorts: placeSorts,
    hasHours: true,
    chips: [
      { facet: 'price', value: '1' },
      { facet: 'feature', value: 'family' },
      { facet: 'setting', value: 'indoor' },
      { facet: 'type', value: 'museum' },
      { facet: 'type', value: 'souk' },
    ],
  },
  nightlife: {
    path: '/nightlife',
    area: 'nightlife',
    facets: ['neighbourhood', 'type', 'price', 'setting', 'feature'],
    sorts: placeSorts,
    hasHours: true,
    chips: [
      { facet: 'feature', value: 'unlicensed' },
      { facet: 'feature', value: 'licensed' },
      { facet: 'setting', value: 'outdoor' },
      { facet: 'feature', value: 'family' },
    ],
  },
  luxurylife: {
    path: '/luxurylife',
    area: 'luxury',
    facets: ['neighbourhood', 'type', 'price', 'setting', 'feature'],
    sorts: placeSorts,
    hasHours: true,
    chips: [
      { facet: 'type', value: 'hotel' },
      { facet: 'type', value: 'restaurant' },
      { facet: 'type', value: 'spa' },
      { facet: 'type', value: 'mall' },
    ],
  },
  stay: {
    path: '/stay',
    area: 'tourism',
    facets: ['neighbourhood', 'price', 'feature'],
    sorts: placeSorts,
    hasHours: false,
    chips: [
      { facet: 'price', value: '1' },
      { facet: 'price', value: '2' },
      { facet: 'price', value: '4' },
      { facet: 'feature', value: 'family' },
    ],
  },
  schools: {
    path: '/schools',
    area: 'living',
    facets: ['curriculum', 'rating', 'aed', 'neighbourhood'],
    sorts: placeSorts,
    hasHours: false,
    chips: [
      { facet: 'curriculum', value: 'british' },
      { facet: 'curriculum', value: 'indian' },
      { facet: 'curriculum', value: 'american' },
      { facet: 'curriculum', value: 'ib' },
      { facet: 'rating', value: 'outstanding' },
    ],
  },
  clinics: {
    path: '/clinics',
    area: 'living',
    facets: ['type', 'neighbourhood', 'feature'],
    sorts: ['recommended', 'nearest', 'name'],
    hasHours: true,
    chips: [
      { facet: 'feature', value: 'emergency' },
      { facet: 'type', value: 'hospital' },
      { facet: 'type', value: 'clinic' },
    ],
  },
  consulates: {
    path: '/consulates',
    area: 'government',
    facets: ['country', 'neighbourhood'],
    sorts: ['recommended', 'nearest', 'name'],
    hasHours: false,
    chips: [],
  },
  worship: {
    path: '/worship',
    area: 'living',
    facets: ['faith', 'neighbourhood'],
    sorts: ['recommended', 'nearest', 'name'],
    hasHours: false,
    chips: [
      { facet: 'faith', value: 'muslim' },
      { facet: 'faith', value: 'christian' },
      { facet: 'faith', value: 'hindu' },
      { facet: 'faith', value: 'sikh' },
    ],
  },
} as const satisfies Record<string, ListingRules>;

export type SectionId = keyof typeof SECTIONS;
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

export const ARTICLE_LISTING = {
  path: '/news',
  area: 'news',
  facets: ['topic', 'neighbourhood', 'audience'],
  sorts: ['recommended', 'name'],
  chips: [
    { facet: 'topic', value: 'transport' },
    { facet: 'topic', value: 'attractions' },
    { facet: 'topic', value: 'government' },
    { facet: 'topic', value: 'dining' },
    { facet: 'topic', value: 'business' },
  ],
} as const satisfies ListingRules;

export const SERVICE_LISTING = {
  path: '/government',
  area: 'government',
  facets: ['type', 'audience'],
  sorts: ['recommended', 'name'],
  chips: [
    { facet: 'audience', value: 'tourist' },
    { facet: 'audience', value: 'resident' },
    { facet: 'type', value: 'visa' },
    { facet: 'type', value: 'driving' },
    { facet: 'type', value: 'housing' },
    { facet: 'type', value: 'health' },
  ],
} as const satisfies ListingRules;

const EVENT_CHIPS: readonly Choice[] = [
  { facet: 'cost', value: 'free' },
  { facet: 'feature', value: 'family' },
  { facet: 'setting', value: 'indoor' },
  { facet: 'type', value: 'festival' },
  { facet: 'type', value: 'sport' },
  { facet: 'type', value: 'art' },
  { facet: 'type', value: 'public-holiday' },
];

/** The filters of every view of the events. Those of days are only for the list, because a calendar page has its own days. */
const EVENT_FACETS = [
  'type',
  'neighbourhood',
  'cost',
  'setting',
  'feature',
  'metro',
  'audience',
  'source',
] as const satisfies Facet[];

export const EVENT_LISTING = {
  path: '/events',
  area: 'events',
  facets: ['when', 'month', ...EVENT_FACETS],
  sorts: ['recommended'],
  chips: [
    { facet: 'when', value: 'today' },
    { facet: 'when', value: 'tonight' },
    { facet: 'when', value: 'week' },
    { facet: 'when', value: 'weekend' },
    { facet: 'when', value: 'month' },
    ...EVENT_CHIPS,
  ],
} as const satisfies ListingRules;

export const EVENT_CALENDAR_LISTING = {
  ...EVENT_LISTING,
  facets: EVENT_FACETS,
  chips: EVENT_CHIPS,
} as const satisfies ListingRules;
