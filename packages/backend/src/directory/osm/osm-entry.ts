import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { cleanPhone, cleanWebsite, type EntryNames, type EntryRecord } from '../entry-record.ts';
import { kindOfTags, type OsmTags } from './osm-kind.ts';
import { readHours } from './read-hours.ts';

/** An element of OpenStreetMap with its position, or the middle of its outline. `changedAt` in milliseconds, if it is known. */
export type OsmElement = {
  type: 'node' | 'way' | 'relation';
  id: number;
  lat: number;
  lon: number;
  tags: OsmTags;
  changedAt: number | null;
};

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const DEVANAGARI_LETTER = /\p{Script=Devanagari}/u;

/** Kitchens as OpenStreetMap writes them (`cuisine`), and the terms of the guide. What has no term stays out. */
const CUISINES: Readonly<Record<string, string>> = {
  american: 'american',
  arab: 'levantine',
  asian: 'asian',
  burger: 'burgers',
  chinese: 'chinese',
  coffee_shop: 'cafe',
  ethiopian: 'ethiopian',
  filipino: 'filipino',
  french: 'french',
  georgian: 'georgian',
  greek: 'greek-mediterranean',
  indian: 'indian',
  international: 'international',
  iranian: 'iranian',
  iraqi: 'iraqi',
  italian: 'italian',
  japanese: 'japanese',
  kerala: 'kerala',
  korean: 'korean',
  lebanese: 'lebanese',
  moroccan: 'moroccan',
  pakistani: 'pakistani',
  persian: 'iranian',
  peruvian: 'peruvian',
  pizza: 'pizza',
  portuguese: 'portuguese',
  seafood: 'seafood',
  spanish: 'spanish',
  sri_lankan: 'sri-lankan',
  steak_house: 'steakhouse',
  sushi: 'japanese',
  thai: 'thai',
  turkish: 'turkish',
  vegetarian: 'vegetarian',
  vietnamese: 'vietnamese',
  yemeni: 'yemeni',
};
const DIET_TAGS = {
  'diet:vegetarian': 'vegetarian',
  'diet:vegan': 'vegan',
  'diet:halal': 'halal',
  'diet:gluten_free': 'gluten-free',
  'diet:kosher': 'kosher',
} as const;
const MAX_CUISINES = 4;

/**
 * An element as a record of the directory. Null if the directory has no kind for it. `day`: the date of the file, for elements
 * that do not say when they were last changed.
 */
export function recordOfElement(
  { type, id, tags, changedAt, ...position }: OsmElement,
  day: string,
): EntryRecord | null {
  const kind = kindOfTags(tags);
  if (kind === null) return null;
  return {
    source: 'osm',
    sourceId: `${type[0]}${id}`,
    kind,
    names: namesOf(tags),
    ...position,
    address: addressOf(tags),
    weekly: readHours(tags['opening_hours']),
    phone: cleanPhone(tags['contact:phone'] ?? tags['phone']),
    website: cleanWebsite(tags['contact:website'] ?? tags['website']),
    wheelchair: wheelchairOf(tags),
    cuisine: cuisinesOf(tags),
    diet: dietsOf(tags),
    asOf:
      tags['check_date'] && /^\d{4}-\d\d-\d\d$/.test(tags['check_date']) ? tags['check_date'] : dayOf(changedAt, day),
  };
}

function dayOf(changedAt: number | null, day: string): string {
  return changedAt === null ? day : dubaiDate(new Date(changedAt));
}

/** A name without a language is one of the language of its letters; Latin letters are taken for English. */
function namesOf(tags: OsmTags): EntryNames {
  const names: EntryNames = {};
  for (const locale of LOCALES) {
    const name = tags[`name:${locale}`];
    if (name !== undefined) names[locale] = name;
  }
  const plain = tags['name'] ?? tags['brand'] ?? tags['operator'];
  if (plain === undefined) return names;
  const locale = ARABIC_LETTER.test(plain) ? 'ar' : DEVANAGARI_LETTER.test(plain) ? 'hi' : 'en';
  return { [locale]: plain, ...names };
}

function addressOf(tags: OsmTags): string | null {
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ');
  const parts = [tags['addr:housename'], street, tags['addr:suburb'] ?? tags['addr:district']].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

function wheelchairOf(tags: OsmTags): EntryView['wheelchair'] {
  const { wheelchair } = tags;
  if (wheelchair === 'designated') return 'yes';
  return wheelchair === 'yes' || wheelchair === 'limited' || wheelchair === 'no' ? wheelchair : null;
}

function cuisinesOf(tags: OsmTags): string[] {
  const named = (tags['cuisine'] ?? '').split(';').flatMap((one) => CUISINES[one.trim().toLowerCase()] ?? []);
  return [...new Set(named)].slice(0, MAX_CUISINES);
}

function dietsOf(tags: OsmTags): EntryView['diet'] {
  return Object.entries(DIET_TAGS).flatMap(([tag, diet]) =>
    tags[tag] === 'yes' || tags[tag] === 'only' ? [diet] : [],
  );
}
