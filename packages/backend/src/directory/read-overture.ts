import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { isLocale } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';
import { cleanPhone, cleanWebsite, type EntryNames, type EntryRecord } from './entry-record.ts';
import { middleOfGeometry, readFeatures } from './read-features.ts';
import { readParquetRows } from './read-parquet-rows.ts';

/**
 * Categories of the places of Overture, and what the directory calls them. Since September 2026 a place has a `taxonomy` in place of
 * `categories`; files of before are read as well: https://docs.overturemaps.org/guides/places/taxonomy/
 */
const KINDS: Readonly<Record<string, EntryKind>> = {
  restaurant: 'restaurant',
  casual_eatery: 'restaurant',
  cafe: 'cafe',
  coffee_shop: 'cafe',
  dessert_shop: 'cafe',
  ice_cream_shop: 'cafe',
  fast_food_restaurant: 'fast-food',
  food_court: 'fast-food',
  bar: 'bar',
  pub: 'bar',
  bakery: 'bakery',
  supermarket: 'supermarket',
  grocery_store: 'supermarket',
  convenience_store: 'supermarket',
  pharmacy: 'pharmacy',
  drugstore: 'pharmacy',
  pharmacy_and_drug_store: 'pharmacy',
  medical_center: 'clinic',
  doctor: 'clinic',
  primary_care_or_general_clinic: 'clinic',
  pediatric_clinic: 'clinic',
  walk_in_clinic: 'clinic',
  dentist: 'dentist',
  dental_clinic: 'dentist',
  hospital: 'hospital',
  optician: 'optician',
  eyewear_and_optician: 'optician',
  eyewear_store: 'optician',
  atm: 'cash',
  atms: 'cash',
  bank_credit_union: 'bank',
  bank_or_credit_union: 'bank',
  banks: 'bank',
  currency_exchange: 'exchange',
  public_toilet: 'toilets',
  public_restroom: 'toilets',
  mosque: 'mosque',
  muslim_place_of_worship: 'mosque',
  church_cathedral: 'church',
  christian_place_of_worship: 'church',
  hindu_temple: 'temple',
  hindu_place_of_worship: 'temple',
  sikh_temple: 'temple',
  sikh_place_of_worship: 'temple',
  buddhist_temple: 'temple',
  buddhist_place_of_worship: 'temple',
  metro_station: 'metro',
  bus_station: 'bus',
  ferry_service: 'marine',
  water_taxi_service: 'marine',
  parking: 'parking',
  gas_station: 'petrol',
  ev_charging_station: 'charging',
  playground: 'playground',
  park: 'park',
  gym: 'gym',
  swimming_pool: 'pool',
  cinema: 'cinema',
  movie_theater: 'cinema',
  shopping_center: 'mall',
  shopping_mall: 'mall',
  hotel: 'hotel',
  hostel: 'hotel',
  resort: 'hotel',
  hair_salon: 'salon',
  beauty_salon: 'salon',
  barber: 'salon',
  laundry_services: 'laundry',
  laundry_service: 'laundry',
  laundromat: 'laundry',
  dry_cleaning: 'laundry',
  mobile_phone_store: 'mobile-shop',
  post_office: 'post',
  police_department: 'police',
  police_station: 'police',
  embassy: 'consulate',
};
const MIN_CONFIDENCE = 0.7;

const text = z.string();
const list = z.nullish(z.array(z.nullable(text)));
const placeSchema = z.object({
  id: z.optional(text),
  names: z.nullish(z.object({ primary: z.nullish(text), common: z.nullish(z.unknown()) })),
  taxonomy: z.nullish(z.object({ primary: z.nullish(text), hierarchy: list })),
  basic_category: z.nullish(text),
  categories: z.nullish(z.object({ primary: z.nullish(text) })),
  confidence: z.nullish(z.number()),
  operating_status: z.nullish(text),
  websites: list,
  phones: list,
  addresses: z.nullish(z.array(z.object({ freeform: z.nullish(text), locality: z.nullish(text) }))),
});
const geometrySchema = z.nullish(z.object({ type: text, coordinates: z.optional(z.unknown()) }));

/** The entries of the theme "places" of Overture, as GeoJSON or GeoParquet. Unlikely and closed places are left out. */
export async function* readOverture(
  { path, day }: { path: string; day: string },
  onBytes: (bytes: number) => void,
): AsyncGenerator<EntryRecord> {
  if (/\.(?:geo)?parquet$/i.test(path)) {
    for await (const row of readParquetRows(path, ['id', 'geometry', ...Object.keys(placeSchema.shape)], onBytes)) {
      const record = recordOfPlace(row['id'], row, row['geometry'], day);
      if (record) yield record;
    }
    return;
  }
  for await (const { id, properties, geometry } of readFeatures(path, onBytes)) {
    const record = recordOfPlace(id ?? properties?.['id'], properties ?? {}, geometry, day);
    if (record) yield record;
  }
}

function recordOfPlace(id: unknown, properties: object, geometry: unknown, day: string): EntryRecord | null {
  const place = placeSchema.safeParse(properties);
  const shape = geometrySchema.safeParse(geometry);
  if (!place.success || !shape.success || typeof id !== 'string') return null;
  const { names, confidence, operating_status: status, websites, phones, addresses } = place.data;
  const kind = kindOf(place.data);
  const middle = middleOfGeometry(shape.data);
  if (kind === null || middle === null) return null;
  if ((confidence ?? 1) < MIN_CONFIDENCE || (status !== null && status !== undefined && status !== 'open')) return null;
  const address = addresses?.[0];
  return {
    source: 'overture',
    sourceId: id,
    kind,
    names: namesOf(names?.primary, names?.common),
    ...middle,
    address: [address?.freeform, address?.locality].filter(Boolean).join(', ') || null,
    weekly: null,
    phone: cleanPhone(phones?.[0]),
    website: cleanWebsite(websites?.[0]),
    wheelchair: null,
    cuisine: [],
    diet: [],
    asOf: day,
  };
}

/** By the most specific category that the directory knows. */
function kindOf({ taxonomy, basic_category: basic, categories }: z.infer<typeof placeSchema>): EntryKind | null {
  const ofTaxonomy = [taxonomy?.primary, ...(taxonomy?.hierarchy ?? []).toReversed(), basic];
  for (const category of [...ofTaxonomy, categories?.primary]) {
    const kind = category ? KINDS[category] : undefined;
    if (kind) return kind;
  }
  return categories?.primary?.endsWith('_restaurant') ? 'restaurant' : null;
}

/** `common` is an object by language in GeoJSON, and pairs of language and name in Parquet. */
function namesOf(primary: string | null | undefined, common: unknown): EntryNames {
  const names: EntryNames = primary ? { [/\p{Script=Arabic}/u.test(primary) ? 'ar' : 'en']: primary } : {};
  const pairs: unknown[] = Array.isArray(common) ? common : Object.entries(common ?? {});
  for (const pair of pairs) {
    const [locale, name] = (Array.isArray(pair) ? pair : Object.values(pair ?? {})) as unknown[];
    if (typeof locale === 'string' && typeof name === 'string' && isLocale(locale)) names[locale] = name;
  }
  return names;
}
