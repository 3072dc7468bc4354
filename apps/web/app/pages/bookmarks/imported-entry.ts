import { MAX_NOTE_LENGTH, readReference, trimFolderName } from '@dalil/domain/bookmarks/bookmark.ts';
import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

const MAX_NAME_LENGTH = 200;

/** Why a file cannot be read. */
export type ImportProblem = 'too-large' | 'encoding' | 'entities' | 'unknown-format' | 'empty' | 'too-many';

/**
 * Why a part of a file is not read: a line or route instead of a point, an entry with neither name nor position, one whose kind or id
 * is none of the guide's.
 */
export const SKIP_REASONS = ['not-a-point', 'nothing-to-find', 'unknown-item'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** Parts of a file that are not read: how many, and the names of the first of them. */
export type SkippedParts = { reason: SkipReason; count: number; examples: string[] };
export type ImportedFile = { entries: ImportedEntry[]; skipped: SkippedParts[] };

type Found = { name: string; note: string; folder: string; position: Position | null; key?: string };

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
