import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { isLocale } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';
import { cleanPhone, cleanWebsite, type EntryNames, type EntryRecord } from './entry-record.ts';
import { middleOfGeometry, readFeatures } from './read-features.ts';
import { readParquetRows } from './read-parquet-rows.ts';

/** Categories of the places of Overture, and what the directory calls them. */
const KINDS: Readonly<Record<string, EntryKind>> = {
  restaurant: 'restaurant',
  cafe: 'cafe',
  coffee_shop: 'cafe',
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
  medical_center: 'clinic',
  doctor: 'clinic',
  dentist: 'dentist',
  hospital: 'hospital',
  optician: 'optician',
  eyewear_and_optician: 'optician',
  atms: 'cash',
  bank_credit_union: 'bank',
  banks: 'bank',
  currency_exchange: 'exchange',
  public_toilet: 'toilets',
  mosque: 'mosque',
  church_cathedral: 'church',
  hindu_temple: 'temple',
  sikh_temple: 'temple',
  buddhist_temple: 'temple',
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
  hotel: 'hotel',
  hostel: 'hotel',
  hair_salon: 'salon',
  beauty_salon: 'salon',
  barber: 'salon',
  laundry_services: 'laundry',
  laundromat: 'laundry',
  dry_cleaning: 'laundry',
  mobile_phone_store: 'mobile-shop',
  post_office: 'post',
  police_department: 'police',
  embassy: 'consulate',
};
const MIN_CONFIDENCE = 0.7;

const text = z.string();
const list = z.nullish(z.array(z.nullable(text)));
const placeSchema = z.object({
  id: z.optional(text),
  names: z.nullish(z.object({ primary: z.nullish(text), common: z.nullish(z.unknown()) })),
  categories: z.nullish(z.object({ primary: z.nullish(text), alternate: list })),
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
  const { names, categories, confidence, operating_status: status, websites, phones, addresses } = place.data;
  const kind = kindOf(categories?.primary);
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

function kindOf(category: string | null | undefined): EntryKind | null {
  if (!category) return null;
  return KINDS[category] ?? (category.endsWith('_restaurant') ? 'restaurant' : null);
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
