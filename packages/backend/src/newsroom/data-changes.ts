import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { DataVersion } from './earlier-data.ts';
import type { SlotFact } from './find-item-data.ts';

/** A field with its value before and after. Null: it has none. */
export const dataChangeSchema = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });
export type DataChange = z.infer<typeof dataChangeSchema>;

/** STAFF-3: the fields that differ between what users see and a version of the data, and the facts it changes. */
export function dataChanges(live: ItemDataBody | null, next: ItemDataBody, facts: readonly SlotFact[]): DataChange[] {
  const proposed = facts.flatMap(({ factId, set, fact }): DataChange[] => {
    const proposal = next.facts[factId];
    return proposal ? factChanges(factPath(set, factId), fact, proposal, true) : [];
  });
  return [...fieldChanges(live, next), ...proposed];
}

/** STAFF-1: the fields that differ between two versions of the data, with the facts as they were then. */
export function versionChanges(older: DataVersion | null, newer: DataVersion): DataChange[] {
  const ids = new Set([...(older?.facts.keys() ?? []), ...newer.facts.keys()]);
  const facts = [...ids].flatMap((factId): DataChange[] => {
    const [before = null, after = null] = [older?.facts.get(factId), newer.facts.get(factId)];
    const set = (after ?? before)?.set ?? '';
    return factChanges(factPath(set, factId), before, after, false);
  });
  return [...fieldChanges(older, newer), ...facts];
}

type Fields = Pick<ItemDataBody, 'data' | 'head'>;

const fieldChanges = (before: Fields | null, after: Fields): DataChange[] => [
  ...changesOf(before?.data, after.data, ''),
  ...changesOf(before?.head, after.head, ''),
];

const factPath = (set: string, factId: string): string =>
  set === 'price' ? `prices.${factId}` : set === 'phone' ? 'phone' : `hours.${set}`;

type Stated = { value?: unknown; sourceUrl: string } | null;

/** A value and where it is from. A proposed value is shown with what it replaces even where both are the same. */
function factChanges(path: string, before: Stated, after: Stated, isAlways: boolean): DataChange[] {
  const value = { path, before: before?.value ?? null, after: after?.value ?? null };
  const source = { path: `${path}.sourceUrl`, before: before?.sourceUrl ?? null, after: after?.sourceUrl ?? null };
  return [
    ...(isAlways || !isDeepStrictEqual(value.before, value.after) ? [value] : []),
    ...(source.before === source.after ? [] : [source]),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesOf(before: unknown, after: unknown, path: string): DataChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) && !isRecord(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const left = isRecord(before) ? before : {};
  const right = isRecord(after) ? after : {};
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names.flatMap((name) => changesOf(left[name], right[name], path === '' ? name : `${path}.${name}`));
}
