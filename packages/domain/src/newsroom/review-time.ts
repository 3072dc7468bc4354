/** A text should be reviewed within a day. After three it is late. */
const TARGET_HOURS = 24;
const LATE_HOURS = 72;
/** Whoever opened a text for review is named to others for so long. */
export const REVIEWING_MINUTES = 30;

/** How a wait for review stands against the newsroom's target. */
export function waitStatus(hours: number): 'in-time' | 'due' | 'late' {
  if (hours < TARGET_HOURS) return 'in-time';
  return hours < LATE_HOURS ? 'due' : 'late';
}
