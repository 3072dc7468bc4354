import type { PlaceData } from './place.ts';
import type { SectionId } from './sections.ts';

/** The fields of a place that decide how well it fits a section. */
export type FitInput = {
  category: string | null;
  tags: readonly string[];
  audience: readonly string[];
  /** Whether it has a description, in whatever language. */
  isDescribed: boolean;
  data: Pick<PlaceData, 'subcategory' | 'priceBand' | 'isFamilyFriendly' | 'isLicensed' | 'operatingStatus'> &
    Partial<Pick<PlaceData, 'hours' | 'prices'>> & { editorWeight?: number | undefined };
};

type FitRules = {
  /** What the section is about, 0 to 10. Other kinds of place belong to it only in passing. */
  kinds: Readonly<Record<string, number>>;
  tags: Readonly<Record<string, number>>;
  categories?: Readonly<Record<string, number>>;
  /** By price band, from 1. */
  prices?: readonly [number, number, number, number];
  /** Added where the place is licensed and not for families. */
  adults?: number;
  /** Added where visitors are among its audience. */
  visitors?: number;
};

const OTHER_KIND = 1;
/** A place that may be closed is no recommendation, however well it fits. */
const STATUS = { open: 0, seasonal: -1, check: -4, 'temporarily-closed': -12 } as const;

const RULES: Readonly<Record<SectionId, FitRules>> = {
  eatanddrink: {
    kinds: {
      restaurant: 10,
      cafe: 10,
      casual: 9,
      'food-trucks': 8,
      'food-hall': 8,
      bakery: 7,
      dessert: 6,
      'afternoon-tea': 5,
      pub: 4,
      'dinner-show': 4,
      'boat-trip': 3,
      bar: 3,
      'rooftop-bar': 3,
      culture: 5,
      nightlife: 4,
      'beach-club': 3,
      market: 3,
    },
    tags: { michelin: 1, 'local-legend': 1, emirati: 1, 'cheap-eats': 1, homegrown: 1 },
    categories: { dining: 2 },
  },
  beaches: {
    kinds: { beach: 10, 'beach-club': 6, promenade: 3, nightlife: 2 },
    tags: { free: 2, lifeguards: 1, swimming: 1, 'night-swimming': 1, 'calm-water': 1, 'no-facilities': -3 },
  },
  tourism: {
    kinds: {
      landmark: 9,
      museum: 8,
      heritage: 8,
      souk: 8,
      show: 8,
      immersive: 7,
      'theme-park': 7,
      aquarium: 7,
      culture: 7,
      water: 7,
      nature: 7,
      religious: 7,
      garden: 7,
      'water-park': 7,
      'seasonal-park': 7,
      'desert-trip': 7,
      'boat-trip': 6,
      'city-tour': 6,
      zoo: 6,
      gallery: 6,
      park: 6,
      adventure: 6,
      beach: 6,
      sport: 5,
      theatre: 5,
      promenade: 5,
      district: 4,
      mall: 4,
      market: 4,
      cafe: 2,
      hotel: 2,
      resort: 2,
    },
    tags: { icon: 3, heritage: 1, free: 1, 'observation-deck': 1, 'guided-tour': 1 },
    categories: { attractions: 1 },
    visitors: 1,
  },
  nightlife: {
    kinds: {
      nightlife: 10,
      nightclub: 10,
      'rooftop-bar': 10,
      bar: 10,
      'live-music': 10,
      pub: 9,
      comedy: 8,
      karaoke: 8,
      'dinner-show': 7,
      shisha: 6,
      'beach-club': 5,
      restaurant: 4,
      show: 4,
      venue: 4,
      hotel: 3,
      beach: 2,
      theatre: 1,
    },
    tags: {
      bar: 2,
      dj: 2,
      lounge: 2,
      rooftop: 2,
      'live-music': 2,
      club: 2,
      'open-air-club': 2,
      pub: 1,
      'late-night': 1,
      bars: 1,
      party: 1,
    },
    adults: 1,
  },
  luxurylife: {
    kinds: {
      hotel: 8,
      restaurant: 8,
      spa: 8,
      luxury: 8,
      resort: 6,
      golf: 6,
      'yacht-marina': 6,
      'beach-club': 6,
      pool: 5,
      nightlife: 4,
      mall: 2,
      landmark: 3,
    },
    tags: { michelin: 2, icon: 2, 'private-island': 2, couture: 2, butler: 1, 'fine-dining': 1, 'five-star': 1 },
    prices: [-6, -6, 0, 4],
  },
  stay: {
    kinds: { hotel: 10, resort: 8, 'hotel-apartment': 8, hostel: 7 },
    tags: { icon: 1, 'five-star': 1 },
    visitors: 1,
  },
  schools: { kinds: { school: 10 }, tags: {} },
  clinics: { kinds: { hospital: 10, clinic: 9, dentist: 7, pharmacy: 7 }, tags: { emergency: 1 } },
  consulates: { kinds: { consulate: 10 }, tags: {} },
  worship: { kinds: { religious: 10 }, tags: { 'road-trip': -2 } },
};

/** Of two places that fit alike, the one of which more is known helps more. */
function completeness(isDescribed: boolean, { hours, prices }: FitInput['data']): number {
  return (isDescribed ? 1 : 0) + (hours ? 1 : 0) + (prices ? 1 : 0);
}

/**
 * How well a place fits a section: what it is, its tags, category, price and audience, whether it is open, and the editors'
 * weight. Higher is better; only the order has a meaning.
 */
export function sectionFit(section: SectionId, { category, tags, audience, isDescribed, data }: FitInput): number {
  const rules = RULES[section];
  const tagged = tags.reduce((sum, tag) => sum + (rules.tags[tag] ?? 0), 0);
  return (
    (rules.kinds[data.subcategory] ?? OTHER_KIND) +
    tagged +
    (category === null ? 0 : (rules.categories?.[category] ?? 0)) +
    (rules.prices?.[data.priceBand - 1] ?? 0) +
    (data.isLicensed && !data.isFamilyFriendly ? (rules.adults ?? 0) : 0) +
    (audience.includes('tourist') ? (rules.visitors ?? 0) : 0) +
    STATUS[data.operatingStatus] +
    completeness(isDescribed, data) +
    (data.editorWeight ?? 0)
  );
}
