import { ENTRY_KINDS, type EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import type { EntrySource } from '@dalil/domain/directory/entry-source.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { EntryNames } from './entry-record.ts';

/** Of every answer with entries, in the description of the API. */
export const LICENCES =
  'Entries are no content of the guide and under the licence of their source (`/api/directory`): OpenStreetMap under the ODbL, Overture under CDLA Permissive 2.0. Nobody of the guide has checked them.';

/** An entry as read from its table. */
export type StoredEntry = {
  id: string;
  source: EntrySource;
  kind: EntryKind;
  names: EntryNames;
  lat: number;
  lon: number;
  address: string | null;
  weekly: ScheduleRow[] | null;
  phone: string | null;
  website: string | null;
  wheelchair: EntryView['wheelchair'];
  cuisine: string[];
  diet: EntryView['diet'];
  asOf: string;
};

export const ENTRY_COLUMNS = sql.raw(
  'e.id, e.source, e.kind, e.names, e.lat, e.lon, e.address, e.weekly, e.telephone as phone, e.website, e.wheelchair, e.cuisine, e.diet, e.as_of as "asOf"',
);

/** The source that is shown where several have the same: the one with more to say comes first. */
export const SOURCE_ORDER: readonly EntrySource[] = ['osm', 'register', 'overture', 'wikidata'];

/** An entry in a language: with its name in it, else in English, else in any. */
export function viewEntry({ names, cuisine, ...entry }: StoredEntry, locale: Locale, labelOf: LabelOf): EntryView {
  const named = [locale, ...LOCALES].find((one) => names[one] !== undefined);
  return {
    ...entry,
    name: named === undefined ? null : (names[named] ?? null),
    locale: named ?? locale,
    cuisine: cuisine.map((id) => ({ id, label: labelOf('cuisine', id) })),
  };
}

/** An entry for the description of the API, where the real one depends on what an operator has imported. */
export const EXAMPLE_ENTRY: EntryView = {
  id: 'osm/n123',
  source: 'osm',
  kind: ENTRY_KINDS[0],
  name: null,
  locale: 'en',
  lat: 25.2,
  lon: 55.27,
  address: null,
  weekly: null,
  phone: null,
  website: null,
  wheelchair: null,
  cuisine: [],
  diet: [],
  asOf: '2026-11-20',
};
