import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { JourneyEnd } from '@dalil/domain/journeys/plan-journey.ts';
import type { TransitJourney } from '@dalil/domain/transit/transit-journey.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { BusFront } from 'lucide-react';
import { useId } from 'react';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { timedJourneys } from '../../../queries/journey.ts';
import { TimedLegs, useLineName } from './timed-legs.tsx';

type Moment = { date: string; minute: number };
/** `at`: a chosen time; without one `now`, which is null until the device knows it. */
type TimedJourneysProps = { from: JourneyEnd; to: JourneyEnd; at: Moment | null; now: Moment | null };

/** The present is asked for again every so many minutes; what has left by then is taken from the list. */
const STEP = 5;

/** The next journeys by bus, rail and boat at the times of the operator's timetable. Nothing without one, or without a network. */
export function TimedJourneys({ from, to, at, now }: TimedJourneysProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const id = useId();
  const { date, minute } = at ?? now ?? { date: '', minute: 0 };
  const asked = { date, minute: at ? minute : minute - (minute % STEP) };
  const isKnown = at !== null || now !== null;
  const found = useQuery({ ...timedJourneys({ from, to, at: asked }), enabled: isKnown }).data;
  if (!found?.timetable) return null;
  const { publisher, imported, until, isDescribed } = found.timetable;
  const journeys = found.journeys.filter(({ departs }) => departs >= minute);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
          <BusFront aria-hidden className="icon" />
        </span>
        <h4 id={id} className="grow text-ui font-semibold">
          {_('journey.times')}
        </h4>
      </div>
      {journeys.length === 0 ? (
        <p className="text-ui">{_(isDescribed ? 'journey.times.none' : 'journey.times.ended')}</p>
      ) : (
        <ol className="grid gap-5 wide:grid-cols-3">
          {journeys.map((journey) => (
            <li key={journey.departs}>
              <TimedJourney journey={journey} />
            </li>
          ))}
        </ol>
      )}
      <p className="measure text-meta text-text-3">
        {_('transport.station.source', {
          publisher: isolate(publisher),
          imported: isolate(format.shortDate(dubaiDate(new Date(imported)))),
          end: isolate(format.shortDate(until)),
        })}
      </p>
    </section>
  );
}

function TimedJourney({ journey: { departs, arrives, changes, legs, last } }: { journey: TransitJourney }) {
  const { _ } = useLingui();
  const format = useFormat();
  const lineName = useLineName();
  const clock = (minute: number) =>
    `${isolate(format.clock(minute % DAY_MINUTES))}${minute >= DAY_MINUTES ? ` (${_('journey.times.next-day')})` : ''}`;
  const first = legs.find((leg) => leg.type === 'ride');
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="block text-card-title font-semibold">
          {clock(departs)} – {clock(arrives)}
        </span>
        <span className="block text-label text-text-2">
          {[_('journey.times.minutes', { minutes: arrives - departs }), _('journey.changes', { count: changes })].join(
            ' · ',
          )}
        </span>
      </p>
      <TimedLegs legs={legs} clock={clock} />
      {first && last !== null ? (
        <p className="text-label text-text-2">
          {_('journey.times.last', { line: lineName(first), time: clock(last) })}
        </p>
      ) : null}
    </div>
  );
}
