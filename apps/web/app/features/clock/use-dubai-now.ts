import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useNow } from './use-now.ts';

/** The device's current day and minute since midnight in Dubai time; null on the server and during hydration. */
export function useDubaiNow(): { date: string; minute: number } | null {
  const now = useNow();
  return now && { date: dubaiDate(now), minute: dubaiMinute(now) };
}
