import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { SlotFact } from './find-item-data.ts';

/** A field with its value for users and the one proposed. Null: it has none. */
export const dataChangeSchema = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });
export type DataChange = z.infer<typeof dataChangeSchema>;

/** STAFF-3: the fields that differ between what users see and a version of the data, and the facts it changes. */
export function dataChanges(live: ItemDataBody | null, next: ItemDataBody, facts: readonly SlotFact[]): DataChange[] {
  const fields = [...changesOf(live?.data, next.data, ''), ...changesOf(live?.head, next.head, '')];
  const proposed = facts.flatMap(({ factId, set, fact }): DataChange[] => {
    const proposal = next.facts[factId];
    if (!proposal) return [];
    const path = set === 'price' ? `prices.${factId}` : set === 'phone' ? 'phone' : `hours.${set}`;
    const source = { path: `${path}.sourceUrl`, before: fact?.sourceUrl ?? null, after: proposal.sourceUrl };
    const value = { path, before: fact?.value ?? null, after: proposal.value };
    return [value, ...(source.before === source.after ? [] : [source])];
  });
  return [...fields, ...proposed];
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
