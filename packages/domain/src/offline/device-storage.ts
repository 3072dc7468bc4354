import { GUIDE_GROUPS, type GuideGroup } from './offline-guide.ts';

const MEGABYTE = 1024 * 1024;

/** PWA-5: the maximum storage of the guide on a device, and the size it is reduced to when it exceeds that. */
export const MAX_STORED_BYTES = 100 * MEGABYTE;
export const TRIMMED_SHARE = 0.8;

/** A stored answer of the guide. Times are milliseconds. `usedAt` is 0 if it was never opened. */
export type StoredAnswer = {
  key: string;
  group: GuideGroup;
  bytes: number;
  storedAt: number;
  usedAt: number;
  /** Whether it belongs to a saved item. */
  isSaved: boolean;
};

/**
 * PWA-5: what to evict so that the rest fits: nothing up to `max` bytes, else down to 80 % of it. The least important group is
 * evicted first, within it the least recently opened, then the oldest. Items the user has saved are evicted last, the emergency
 * group never. Age alone is no reason for eviction.
 */
export function chooseToLeave(answers: readonly StoredAnswer[], max = MAX_STORED_BYTES): string[] {
  let bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  if (bytes <= max) return [];
  const leaving: string[] = [];
  for (const answer of answers.filter(({ group }) => group !== 'emergency').toSorted(leastNeededFirst)) {
    if (bytes <= max * TRIMMED_SHARE) break;
    bytes -= answer.bytes;
    leaving.push(answer.key);
  }
  return leaving;
}

function leastNeededFirst(a: StoredAnswer, b: StoredAnswer): number {
  return (
    Number(a.isSaved) - Number(b.isSaved) ||
    GUIDE_GROUPS.indexOf(b.group) - GUIDE_GROUPS.indexOf(a.group) ||
    a.usedAt - b.usedAt ||
    a.storedAt - b.storedAt
  );
}

/** The state of the connection, as far as the browser reports it. */
export type Line = { isOnline: boolean; savesData: boolean; effectiveType: string | null; type: string | null };

/**
 * Whether the guide may be fetched automatically: not over a metered connection, unless the user requested it. A browser that
 * reports nothing counts as unmetered, and `wifiOnly` then has no effect.
 */
export function mayFetchGuide(
  line: Line,
  { wifiOnly, isRequested }: { wifiOnly: boolean; isRequested: boolean },
): boolean {
  if (!line.isOnline) return false;
  if (isRequested) return true;
  if (line.savesData || /2g/.test(line.effectiveType ?? '')) return false;
  const isMetered = line.type !== null && ['cellular', 'bluetooth', 'wimax'].includes(line.type);
  return !(wifiOnly && isMetered);
}
