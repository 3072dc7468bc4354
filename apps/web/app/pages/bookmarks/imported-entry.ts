import { MAX_NOTE_LENGTH, readReference, trimFolderName } from '@dalil/domain/bookmarks/bookmark.ts';
import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import type { Position } from '@dalil/domain/guide/position.ts';

const MAX_NAME_LENGTH = 200;

/** Why a file cannot be read. */
export type ImportProblem = 'too-large' | 'encoding' | 'entities' | 'unknown-format' | 'empty' | 'too-many';

type Found = { name: string; note: string; folder: string; position: Position | null; key?: string };

/** An entry with its texts cut to the maximum length. */
export function anEntry({ name, note, folder, position, key = '' }: Found): ImportedEntry {
  return {
    name: name.trim().slice(0, MAX_NAME_LENGTH),
    note: note.trim().slice(0, MAX_NOTE_LENGTH),
    folder: trimFolderName(folder) || null,
    position,
    reference: readReference(key),
    addedAt: null,
  };
}

/** Degrees as numbers or text; null for an invalid position. */
export function positionOf(lat: unknown, lon: unknown): Position | null {
  const isGiven = [lat, lon].every((one) => typeof one === 'number' || (typeof one === 'string' && one.trim() !== ''));
  const [north, east] = [Number(lat), Number(lon)];
  return isGiven && Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lon: east } : null;
}
