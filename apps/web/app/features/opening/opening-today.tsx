import { openingSegments } from '@dalil/domain/city/opening-segments.ts';
import type { OpeningHours } from '@dalil/domain/guide/opening-hours.ts';
import { useMemo } from 'react';
import { useHour, useSpans } from '../hour/hour.tsx';
import { useOpeningWords } from './use-opening-words.ts';
import './opening.css';

const LOOKS = { open: 'opening-open', closed: 'opening-closed', unknown: 'opening-unknown' } as const;

/**
 * Whether a place is open, in words, on a page that holds its whole day: right before the page has been hydrated. Hours that are not
 * known are said to be unknown.
 */
export function OpeningToday({ hours }: { hours: OpeningHours | null }) {
  const { date } = useHour();
  const shownIn = useSpans();
  const write = useOpeningWords();
  const segments = useMemo(() => openingSegments(hours, date), [hours, date]);
  return (
    <p data-needs-script="" className="min-h-5 text-meta font-semibold">
      {segments.map(({ from, until, state }) => (
        <span
          key={from}
          className={`opening ${LOOKS[state.kind]}`}
          data-opening={state.kind}
          {...shownIn([{ from, until }])}
        >
          {write(state, date)}
        </span>
      ))}
    </p>
  );
}
