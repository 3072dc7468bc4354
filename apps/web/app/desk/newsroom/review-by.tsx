import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { Tag } from '../../ui/tag.tsx';

type ReviewByProps = { of: { reviewBy: string | null; isOverdue: boolean } };

/** STAFF-6: the day until which an item counts as checked. A day that has passed is marked. */
export function ReviewBy({ of: { reviewBy, isOverdue } }: ReviewByProps) {
  const { _ } = useLingui();
  const format = useFormat();
  if (reviewBy === null) return <span className="text-text-3">{_('newsroom.noReview')}</span>;
  const date = format.shortDate(reviewBy);
  return isOverdue ? <Tag tone="bad">{_('newsroom.overdue', { date })}</Tag> : date;
}
