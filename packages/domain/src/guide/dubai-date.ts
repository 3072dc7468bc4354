import { PRODUCT } from '../product.ts';

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: PRODUCT.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Dubai at an instant, as `YYYY-MM-DD`: validity and review dates are meant in the city's own time. */
export function dubaiDate(now: Date): string {
  return DAY.format(now);
}
