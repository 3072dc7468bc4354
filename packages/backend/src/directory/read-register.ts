import { open } from 'node:fs/promises';
import { ENTRY_KINDS, type EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import type { EntrySource } from '@dalil/domain/directory/entry-source.ts';
import * as z from 'zod/mini';
import { cleanPhone, cleanWebsite, type EntryRecord } from './entry-record.ts';
import { UnreadableSource } from './unreadable-source.ts';

const text = z.string();
const lineSchema = z.object({
  source: text,
  sourceId: z.union([text, z.number()]),
  licence: text,
  attribution: text,
  asOf: text,
  name: z.object({ en: z.nullish(text), ar: z.nullish(text) }),
  kind: text,
  lat: z.nullish(z.number()),
  lon: z.nullish(z.number()),
  address: z.nullish(text),
  phone: z.nullish(text),
  website: z.nullish(text),
  positionCheck: z.nullish(text),
});
type Line = z.infer<typeof lineSchema>;

const KINDS: Readonly<Record<string, EntryKind>> = {
  'metro-station': 'metro',
  'tram-station': 'tram',
  'tram-stop': 'tram',
  embassy: 'consulate',
};
/** What the check of positions said of those that mislead. */
const POOR: ReadonlySet<string> = new Set(['doubtful', 'conflict', 'none']);
const MAX_LINE = 100_000;
/** A mobile number may be a person's. */
const MOBILE = /^(?:\+?971|0)?5\d{8}$/;

/** The licences a file of registers names, each with who is to be named. The operator reads them before anything is stored. */
export async function readRegisterLicences(path: string): Promise<{ licence: string; attribution: string }[]> {
  const found = new Map<string, { licence: string; attribution: string }>();
  for await (const { licence, attribution } of readLines(path, () => {})) {
    found.set(`${licence} ${attribution}`, { licence, attribution });
  }
  return [...found.values()];
}

/** The entries of official registers, as lines of JSON. Those whose position is doubtful are left out. */
export async function* readRegister(path: string, onBytes: (bytes: number) => void): AsyncGenerator<EntryRecord> {
  for await (const line of readLines(path, onBytes)) {
    const record = recordOfLine(line);
    if (record) yield record;
  }
}

async function* readLines(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Line> {
  const file = await open(path);
  let bytes = 0;
  let at = 0;
  try {
    for await (const line of file.readLines()) {
      at++;
      onBytes((bytes += Buffer.byteLength(line) + 1));
      if (line.trim() === '') continue;
      yield parseLine(line, at);
    }
  } finally {
    await file.close();
  }
  if (at === 0) throw new UnreadableSource('The file of registers is empty.');
}

function parseLine(line: string, at: number): Line {
  try {
    if (line.length > MAX_LINE) throw new RangeError('too long');
    return lineSchema.parse(JSON.parse(line));
  } catch (error) {
    throw new UnreadableSource(`Line ${at} of the file of registers is none of its form.`, { cause: error });
  }
}

function recordOfLine(line: Line): EntryRecord | null {
  const kind = KINDS[line.kind] ?? ENTRY_KINDS.find((known) => known === line.kind);
  const { lat, lon } = line;
  if (!kind || typeof lat !== 'number' || typeof lon !== 'number' || POOR.has(line.positionCheck ?? '')) return null;
  const source: EntrySource = line.source === 'wikidata' ? 'wikidata' : 'register';
  const phone = cleanPhone(line.phone);
  return {
    source,
    sourceId: `${line.source}-${line.sourceId}`,
    kind,
    names: { ...(line.name.en && { en: line.name.en }), ...(line.name.ar && { ar: line.name.ar }) },
    lat,
    lon,
    address: line.address ?? null,
    weekly: null,
    phone: phone !== null && MOBILE.test(phone) ? null : phone,
    website: cleanWebsite(line.website),
    wheelchair: null,
    cuisine: [],
    diet: [],
    asOf: /^\d{4}(?:-\d\d){0,2}/.exec(line.asOf)?.[0] ?? line.asOf.slice(0, 20),
  };
}
