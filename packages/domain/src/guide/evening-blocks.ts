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
