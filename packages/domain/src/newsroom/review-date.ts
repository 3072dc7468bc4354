import { addDays } from '../guide/calendar-day.ts';

/** For so many days after its review date an item stays in lists, marked as overdue. */
export const REVIEW_GRACE_DAYS = 30;

/**
 * What a review date means on a day, both `YYYY-MM-DD` in Dubai. `overdue`: users see that the check is late. `unlisted`: the item
 * has left lists, search and recommendations; its address still opens, with the warning.
 */
export function reviewStatus(reviewBy: string | null, today: string): 'current' | 'overdue' | 'unlisted' {
  if (reviewBy === null || reviewBy >= today) return 'current';
  return reviewBy < lastListedReview(today) ? 'unlisted' : 'overdue';
}

/** The earliest review date with which an item is in lists on a day. */
export function lastListedReview(today: string): string {
  return addDays(today, -REVIEW_GRACE_DAYS);
}
