import { openingState } from '@dalil/domain/city/opening-state.ts';
import type { OpeningHours } from '@dalil/domain/guide/opening-hours.ts';
import { Clock } from 'lucide-react';
import { useDubaiNow } from '../clock/use-dubai-now.ts';
import { useOpeningWords } from './use-opening-words.ts';

type OpeningLineProps = { hours: OpeningHours | null; className?: string };

/**
 * Whether a place is open now, by the device's clock: a page that is the same for everyone contains no time of day. The line keeps
 * its height until the clock is known.
 */
export function OpeningLine({ hours, className = '' }: OpeningLineProps) {
  const now = useDubaiNow();
  const write = useOpeningWords();
  const state = now && openingState(hours, now.date, now.minute);
  const isOpen = state?.kind === 'open';
  return (
    <span className={`flex min-h-5 items-center gap-1 ${className}`} data-opening={state?.kind}>
      {state && now ? (
        <>
          <Clock aria-hidden className={`icon-small ${isOpen ? 'text-success' : 'text-text-3'}`} />
          <span className={isOpen ? 'font-semibold text-text' : 'text-text-2'}>{write(state, now.date)}</span>
        </>
      ) : null}
    </span>
  );
}
