import { addMonths } from '../guide/calendar-day.ts';
import type { Category } from '../guide/category.ts';
import { needsTwoApprovers } from './second-approver.ts';

/** What is true for a short time, and what is law or health, is looked at again sooner. */
const MONTHS = { passing: 3, sensitive: 6, other: 12 } as const;
const PASSING: ReadonlySet<Category> = new Set(['news', 'events']);

/** The review date that a new text begins with, `YYYY-MM-DD`. Whoever writes it may choose another. */
export function firstReviewBy(category: Category | null, today: string): string {
  if (category !== null && PASSING.has(category)) return addMonths(today, MONTHS.passing);
  return addMonths(today, needsTwoApprovers({ category, sections: [], tags: [] }) ? MONTHS.sensitive : MONTHS.other);
}
