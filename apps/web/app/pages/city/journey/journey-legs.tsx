import type { RailJourney } from '@dalil/domain/journeys/plan-journey.ts';
import type { Station } from '@dalil/domain/journeys/stations.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../../language/bidi.tsx';
import { signOf } from '@dalil/domain/journeys/stations.ts';
import { useLocale } from '../../../language/use-locale.ts';

type Leg = RailJourney['legs'][number];

/** The legs of a journey in order. */
export function JourneyLegs({ legs }: { legs: readonly Leg[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {legs.map((leg, at) => (
        // Legs have no identity beside their order.
        <li key={at} className="border-s-2 border-accent ps-3">
          <LegText leg={leg} />
        </li>
      ))}
    </ol>
  );
}

function LegText({ leg }: { leg: Leg }) {
  const { _ } = useLingui();
  const locale = useLocale();
  const sign = (station: Station | undefined) => (station ? isolate(signOf(station, locale)) : '');
  const walked = (minutes: number) => _('guide.walk.minutes', { minutes });
  if (leg.type === 'walk') {
    const station = sign(leg.station);
    if (leg.minutes === null) return <span>{_('journey.near', { station })}</span>;
    return <Lines first={_(`journey.walk.${leg.at}`, { station })} second={walked(leg.minutes)} />;
  }
  if (leg.type === 'change') {
    if (leg.from.id === leg.to.id) return <span>{_('journey.change', { station: sign(leg.to) })}</span>;
    const values = { from: sign(leg.from), to: sign(leg.to) };
    return <Lines first={_('journey.cross', values)} second={walked(leg.minutes)} />;
  }
  const { line, stations, towards } = leg;
  const stops = _('journey.stops', { count: stations.length - 1 });
  const direction = _('journey.towards', { stations: towards.map(sign).join(' / ') });
  return (
    <Lines
      first={`${sign(stations[0])} – ${sign(stations.at(-1))}`}
      second={[_(`journey.line.${line}`), direction, stops].join(' · ')}
    />
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block font-semibold">{first}</span>
      <span className="block text-label text-text-2">{second}</span>
    </>
  );
}
