import { GUIDE_GROUPS, type GuideGroup } from './offline-guide.ts';

const MEGABYTE = 1024 * 1024;

/** PWA-5: how much the guide may take on a device, and how much is left of it once it took more. */
export const MAX_STORED_BYTES = 100 * MEGABYTE;
export const TRIMMED_SHARE = 0.8;

/** Something the device keeps of the guide. Times are milliseconds; `usedAt` is 0 for what nobody has opened. */
export type StoredAnswer = {
  key: string;
  group: GuideGroup;
  bytes: number;
  storedAt: number;
  usedAt: number;
  /** Whether it belongs to what the reader has saved. */
  isSaved: boolean;
};

/**
 * PWA-5: what has to leave so that the rest fits: nothing up to `most` bytes, else as much as leaves 80 % of it. What is
 * needed least goes first, of that what was opened longest ago, then what is oldest; what the reader has saved goes last, the
 * emergency group never. Age alone is no reason.
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

/** How the line is, as far as the browser says. */
export type Line = { isOnline: boolean; savesData: boolean; effectiveType: string | null; type: string | null };

/**
 * Whether the guide may be fetched by itself: not where it costs the reader, unless they asked for it. A browser that says
 * nothing of its line is taken for one that costs nothing; `wifiOnly` then has nothing to go by.
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
