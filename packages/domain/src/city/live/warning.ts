import type { Warning } from './warning-schema.ts';
import { WARNING_SEVERITIES } from './warning-severity.ts';

/** The warnings that are in force or coming, the most severe first. */
export function warningsFor(warnings: readonly Warning[], now: Date): Warning[] {
  return warnings
    .filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now.getTime())
    .toSorted((a, b) => rank(a) - rank(b) || a.sentAt.localeCompare(b.sentAt));
}

function rank({ severity }: Warning): number {
  return WARNING_SEVERITIES.indexOf(severity);
}
