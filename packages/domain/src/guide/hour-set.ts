/** The sets of hours of a place: in an ordinary week, in Ramadan, on public holidays. */
export const HOUR_SETS = ['weekly', 'ramadan', 'holidays'] as const;
export type HourSet = (typeof HOUR_SETS)[number];
