import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** "38", or "600+" where the count exceeds its limit. */
export function useCountLabel(): (found: { count: number; isMore: boolean }) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return ({ count, isMore }) =>
    isMore ? _('search-page.atLeast', { count: format.number(count) }) : format.number(count);
}
