import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { partStarts } from '@dalil/domain/city/day-part.ts';
import type { VerdictDay } from '@dalil/domain/city/verdict.ts';
import type { Span } from '../../features/hour/hour.tsx';

type Part = { id: string; spans: Span[]; isWarmHalf: boolean };

/** The parts of a day with their minutes, and whether they are of its warm half. */
export function partsOf({ sun }: Pick<VerdictDay, 'sun'>): Part[] {
  const { morning, midday, evening, night } = partStarts(sun);
  return [
    { id: 'morning', spans: [{ from: morning, until: midday }], isWarmHalf: false },
    { id: 'midday', spans: [{ from: midday, until: evening }], isWarmHalf: true },
    { id: 'evening', spans: [{ from: evening, until: night }], isWarmHalf: true },
    {
      id: 'night',
      spans: [
        { from: 0, until: morning },
        { from: night, until: DAY_MINUTES },
      ],
      isWarmHalf: false,
    },
  ];
}
