import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { lastListedReview } from '@dalil/domain/newsroom/review-date.ts';
import { sql } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';

/**
 * STAFF-6: marks items whose review date has passed, and takes those from the lists that are long overdue. The rule is in
 * `review-date.ts`. The rows are written, so that pages, search and the offline guide follow as after any change.
 */
export const markOverdue: JobHandler<'mark-overdue'> = async ({ db, now }) => {
  const today = dubaiDate(now());
  const isUnlisted = sql`review_by < ${lastListedReview(today)}`;
  await db.execute(sql`
    update content_items set is_overdue = review_by < ${today},
      state = case when ${isUnlisted} then 'unlisted' else 'published' end
    where review_by is not null and state in ('published', 'unlisted')
      and (is_overdue <> (review_by < ${today}) or (state = 'unlisted') <> (${isUnlisted}))`);
};
