import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { SOURCE_ORDER, type StoredEntry } from './entry-views.ts';
import { likenessOf } from './match-entry.ts';

const REACH_METRES = 80;
const LIKENESS = 0.8;

/** The entries without those another source has as well: of the same kind, a few steps away, by nearly the same name. */
export function withoutRepeats(entries: readonly StoredEntry[]): StoredEntry[] {
  const kept: StoredEntry[] = [];
  const byKind = new Map<string, StoredEntry[]>();
  for (const entry of entries.toSorted((a, b) => SOURCE_ORDER.indexOf(a.source) - SOURCE_ORDER.indexOf(b.source))) {
    const others = byKind.get(entry.kind) ?? [];
    if (others.some((other) => isSame(entry, other))) continue;
    others.push(entry);
    byKind.set(entry.kind, others);
    kept.push(entry);
  }
  return kept;
}

function isSame(one: StoredEntry, other: StoredEntry): boolean {
  if (one.source === other.source || metresBetween(one, other) > REACH_METRES) return false;
  const [some, others] = [Object.values(one.names), Object.values(other.names)];
  return some.some((name) => others.some((known) => likenessOf(name, known) >= LIKENESS));
}
