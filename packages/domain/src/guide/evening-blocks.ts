import { minuteOf } from '../city/clock-time.ts';
import { addDays } from './calendar-day.ts';

/** The parts of an evening as its page divides it, by the hour (`HH:MM`) at which each begins. The last ends with the night. */
export const EVENING_BLOCKS = [
  { id: 'early', from: '18:00', until: '20:00' },
  { id: 'dinner', from: '20:00', until: '22:00' },
  { id: 'late', from: '22:00', until: null },
] as const;
export type EveningBlock = (typeof EVENING_BLOCKS)[number]['id'];

/** The part of the evening in which something begins. What began before the evening goes on in its first part. */
export function eveningBlockOf(startTime: string): EveningBlock {
  return EVENING_BLOCKS.findLast(({ from }) => from <= startTime)?.id ?? 'early';
}

/** The hour for which places are chosen in each part. That of the last is in the night that follows. */
const CHOSEN_AT: Record<EveningBlock, { days: number; time: string }> = {
  early: { days: 0, time: '19:00' },
  dinner: { days: 0, time: '21:00' },
  late: { days: 1, time: '00:30' },
};

/** The day and minute at which a place of a part of an evening has to be open. */
export function hourOf(block: EveningBlock, date: string): { day: string; minute: number } {
  const { days, time } = CHOSEN_AT[block];
  return { day: addDays(date, days), minute: minuteOf(time) };
}
