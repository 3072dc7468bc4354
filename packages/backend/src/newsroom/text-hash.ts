import { createHash } from 'node:crypto';
import type { Provenance } from '@dalil/domain/guide/content-item.ts';
import type { PartKey } from './text-key.ts';

export type Written = { title: string; summary: string; body: unknown };
type ItemPart = { category: string | null; provenance: Pick<Provenance, 'method' | 'sources'> };

/** What an approval is bound to: the words, their language, and the category, method and sources that users see with them. */
export function hashOfText({ kind, id, locale }: PartKey, { title, summary, body }: Written, item: ItemPart): string {
  const { method, sources } = item.provenance;
  const content = [kind, id, locale, title, summary, body, item.category, method, sources];
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}

/** The database does not preserve the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
