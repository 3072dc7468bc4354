import { createHash } from 'node:crypto';
import { isInDirectory } from '@dalil/domain/directory/directory-area.ts';
import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { ENTRY_SOURCES, type EntrySource } from '@dalil/domain/directory/entry-source.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { squareOf } from '@dalil/domain/directory/square.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { keysOfEntry } from './entry-keys.ts';

export type EntryNames = Partial<Record<Locale, string>>;

/** What a reader makes of one element of a source, before it is stored. */
export type EntryRecord = {
  source: EntrySource;
  /** Unique in the source. */
  sourceId: string;
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

/** A row of `directory_entries`, without what an import adds. */
export type EntryRow = Omit<EntryRecord, 'source' | 'sourceId' | 'asOf'> & {
  id: string;
  source: EntrySource;
  licence: string;
  square: string;
  as_of: string;
  keys: string[];
  hash: string;
};

/** What people can use without knowing what it is called. */
const NAMELESS: ReadonlySet<EntryKind> = new Set([
  'cash',
  'toilets',
  'drinking-water',
  'parking',
  'playground',
  'charging',
  'petrol',
  'mosque',
  'prayer-room',
]);
const LIMITS = { name: 120, address: 200, id: 80 };
/** Seven decimals are a centimetre; five are a metre. */
const PER_DEGREE = 100_000;

const round = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

/** A record as a row. Null for what lies outside of the directory's area, or has neither a name nor a use without one. */
export function rowOfRecord({ source, sourceId, asOf, ...record }: EntryRecord): EntryRow | null {
  if (!Number.isFinite(record.lat) || !Number.isFinite(record.lon) || !isInDirectory(record)) return null;
  const names = cleanNames(record.names);
  if (Object.keys(names).length === 0 && !NAMELESS.has(record.kind)) return null;
  const [lat, lon] = [round(record.lat), round(record.lon)];
  const stored = {
    ...record,
    id: cutText(`${source}/${sourceId}`, LIMITS.id),
    source,
    licence: ENTRY_SOURCES[source].licence,
    names,
    lat,
    lon,
    square: squareOf({ lat, lon }),
    address: cleanText(record.address, LIMITS.address),
    as_of: asOf,
    keys: keysOfEntry(record.kind, names),
  };
  return { ...stored, hash: createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22) };
}

function cleanNames(names: EntryNames): EntryNames {
  const cleaned = Object.entries(names).flatMap(([locale, name]) => {
    const text = cleanText(name, LIMITS.name);
    return text === null ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(cleaned);
}

/** One line, without what the database cannot store. Null if nothing is left. */
export function cleanText(text: string | null | undefined, limit: number): string | null {
  const line = (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : cutText(line, limit);
}

/** The first number of a list, in international form where its country is named. Null for what is none. */
export function cleanPhone(text: string | null | undefined): string | null {
  const [first = ''] = (text ?? '').split(/[;,/]/);
  const phone = first.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return /^\+?\d{3,15}$/.test(phone) ? phone : null;
}

/** An address of the web that a link may lead to. */
export function cleanWebsite(text: string | null | undefined): string | null {
  const [first = ''] = (text ?? '').trim().split(/[;\s]/);
  const address = /^www\./i.test(first) ? `https://${first}` : first;
  if (!URL.canParse(address) || address.length > 300) return null;
  const { protocol, href, username } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null;
}
