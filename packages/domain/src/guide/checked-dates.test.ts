import { expect, test } from 'vitest';
import { checkedDates } from './checked-dates.ts';

test('the date of a list is that of most of its items, not of the oldest one', () => {
  expect(checkedDates(['2026-11', '2010-05', '2025', '2026', '2025-03'])).toEqual({
    since: '2010-05',
    newest: '2026-11',
  });
  expect(checkedDates(['2026-11', '2010-05', '2025', '2026', '2025-03', '2025-04'])).toEqual({
    since: '2025',
    newest: '2026-11',
  });
  expect(checkedDates(['2025'])).toEqual({ since: '2025', newest: '2025' });
  expect(checkedDates([])).toBeNull();
});
