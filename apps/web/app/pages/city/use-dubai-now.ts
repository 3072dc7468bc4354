import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useNow } from '../../features/clock/use-now.ts';

/** The day and the minute since midnight in Dubai on the device; null on the server and while hydrating. */
export function useDubaiNow(): { date: string; minute: number } | null {
  const now = useNow();
  return now && { date: dubaiDate(now), minute: dubaiMinute(now) };
}
