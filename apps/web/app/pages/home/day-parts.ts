import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { partStarts } from '@dalil/domain/city/day-part.ts';
import type { VerdictDay } from '@dalil/domain/city/verdict.ts';
import type { Span } from '../../features/hour/hour.tsx';

type Part = { id: string; spans: Span[] };

/** The parts of a day with their minutes. */
export function partsOf({ sun }: Pick<VerdictDay, 'sun'>): Part[] {
  const { morning, midday, evening, night } = partStarts(sun);
  return [
    { id: 'morning', spans: [{ from: morning, until: midday }] },
    { id: 'midday', spans: [{ from: midday, until: evening }] },
    { id: 'evening', spans: [{ from: evening, until: night }] },
    {
      id: 'night',
      spans: [
        { from: 0, until: morning },
        { from: night, until: DAY_MINUTES },
      ],
    },
  ];
}
