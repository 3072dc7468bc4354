import type { TransitLeg, TransitRide } from '@dalil/domain/transit/transit-journey.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../../language/bidi.tsx';

/** "Bus 8". The name of a line is as its operator writes it. */
export function useLineName(): (ride: TransitRide) => string {
  const { _ } = useLingui();
  return ({ mode, line }) => _(`journey.mode.${mode}`, { line: isolate(line) });
}

/** The legs of a journey at the times of a timetable, in order. */
export function TimedLegs({ legs, clock }: { legs: readonly TransitLeg[]; clock: (minute: number) => string }) {
  const { _ } = useLingui();
  const lineName = useLineName();
  return (
    <ol className="flex flex-col gap-3">
      {legs.map((leg, at) => (
        // Legs have no identity beside their order.
        <li key={at} className="border-s-2 border-accent ps-3">
          {leg.type === 'walk' ? (
            <span className="text-label text-text-2">{_('journey.times.foot', { minutes: leg.minutes })}</span>
          ) : (
            <>
              <span className="block font-semibold">
                {[lineName(leg), leg.headsign === '' ? '' : _('journey.towards', { stations: isolate(leg.headsign) })]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
              <span className="block text-label">
                {clock(leg.departs)} {isolate(leg.from.name)}
              </span>
              <span className="block text-label">
                {clock(leg.arrives)} {isolate(leg.to.name)} · {_('journey.stops', { count: leg.stops })}
              </span>
              {leg.isRough ? <span className="block text-meta text-text-3">{_('journey.times.rough')}</span> : null}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
