import { MAX_NOTE_LENGTH, readReference, trimFolderName } from '@dalil/domain/bookmarks/bookmark.ts';
import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

const MAX_NAME_LENGTH = 200;
const MAX_EXAMPLES = 5;

/** Why a file cannot be read. */
export type ImportProblem = 'too-large' | 'encoding' | 'entities' | 'unknown-format' | 'empty' | 'too-many';

/**
 * Why a part of a file is not read: a line or an area instead of a point, a point without a name, nothing to find a place by, or an item
 * whose kind or id is none of the guide's.
 */
export const SKIP_REASONS = ['not-a-point', 'unnamed', 'nothing-to-find', 'unknown-item'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** Parts of a file that are not read: how many, and what the first of them are called. */
export type SkippedParts = { reason: SkipReason; count: number; examples: string[] };
export type ImportedFile = { entries: ImportedEntry[]; skipped: SkippedParts[] };

export type Found = { name: string; note: string; folder: string; position: Position | null; key?: string };

/** An entry with its texts cut to the maximum length. */
export function anEntry({ name, note, folder, position, key = '' }: Found): ImportedEntry {
  return {
    name: nameOf(name),
    note: cutText(note.trim(), MAX_NOTE_LENGTH),
    folder: trimFolderName(folder) || null,
    position,
    reference: readReference(key),
    addedAt: null,
  };
}

export const nameOf = (text: string): string => cutText(text.replaceAll(/\s+/g, ' ').trim(), MAX_NAME_LENGTH);

/** Degrees as numbers or text; null for an invalid position, and for 0,0, which programs write where they know none. */
export function positionOf(lat: unknown, lon: unknown): Position | null {
  const isGiven = [lat, lon].every((one) => typeof one === 'number' || (typeof one === 'string' && one.trim() !== ''));
  const [north, east] = [Number(lat), Number(lon)];
  const isNowhere = north === 0 && east === 0;
  return isGiven && !isNowhere && Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lon: east } : null;
}

/** Gathers the entries of a file, and what of it cannot be one. */
export class PlaceCollector {
  readonly entries: ImportedEntry[] = [];
  readonly #skipped = new Map<SkipReason, SkippedParts>();
  count = 0;

  add(found: Found, addedAt: string | null = null): void {
    const entry = anEntry(found);
    this.count += 1;
    if (entry.reference !== null || entry.name !== '') this.entries.push({ ...entry, addedAt });
    else if (entry.position === null) this.#skip('nothing-to-find', entry.note);
    else this.#skip('unnamed', `${entry.position.lat}, ${entry.position.lon}`);
  }

  skip(reason: SkipReason, name: string): void {
    this.count += 1;
    this.#skip(reason, nameOf(name));
  }

  get skipped(): SkippedParts[] {
    return SKIP_REASONS.flatMap((reason) => this.#skipped.get(reason) ?? []);
  }

  #skip(reason: SkipReason, example: string): void {
    const parts = this.#skipped.get(reason) ?? { reason, count: 0, examples: [] };
    parts.count += 1;
    if (example !== '' && parts.examples.length < MAX_EXAMPLES) parts.examples.push(nameOf(example));
    this.#skipped.set(reason, parts);
  }
}
