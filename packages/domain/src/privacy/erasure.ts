import { DATA_CATEGORIES, type DataCategory } from './data-categories.ts';

/** Why an erasure leaves something, without a person or as it is. */
export const KEEP_REASONS = [
  /** The audit log and the record of consents can only be added to: they hold an id that leads to no person afterwards. */
  'proof',
  /** The number, type and dates of a request remain as proof that it was answered. */
  'answered_request',
  /** What staff did to the guide remains without the person. */
  'editorial_record',
  /** Published texts name who answers for them, as rules for media ask. */
  'published_responsibility',
  /** It holds no name or id, so it cannot be found for a person. */
  'no_person',
] as const;
export type KeepReason = (typeof KEEP_REASONS)[number];

/** What an erasure does, or did, with one place. */
export type ErasurePlace = {
  place: string;
  category: DataCategory;
  /** How many entries of the person it holds, before the erasure. */
  rows: number;
  action: 'delete' | 'clear' | 'keep';
  reason: KeepReason | null;
};

/** What an erasure did, and what was still found for the person when every place was queried again. */
export type ErasureReport = {
  erasedAt: string;
  places: ErasurePlace[];
  /** Entries still found afterwards that should be gone. An erasure with any is rolled back. */
  left: number;
};

/** The entries of a report by category, in the order of the categories: deleted, without a person, and as they were. */
export function sumByCategory(places: readonly ErasurePlace[]) {
  return DATA_CATEGORIES.flatMap((category) => {
    const of = places.filter((place) => place.category === category && place.rows > 0);
    const sum = (action: ErasurePlace['action']) =>
      of.filter((place) => place.action === action).reduce((total, { rows }) => total + rows, 0);
    return of.length === 0 ? [] : [{ category, deleted: sum('delete'), cleared: sum('clear'), kept: sum('keep') }];
  });
}
