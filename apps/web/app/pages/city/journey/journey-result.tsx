import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { CARDS, fareFact } from '@dalil/domain/journeys/fare.ts';
import { type JourneyEnd, planJourney, type RailJourney } from '@dalil/domain/journeys/plan-journey.ts';
import { signOf, type Station } from '@dalil/domain/journeys/stations.ts';
import { useLingui } from '@lingui/react';
import { TrainFront } from 'lucide-react';
import { useDubaiNow } from '../../../features/clock/use-dubai-now.ts';
import { FactValue } from '../../../features/facts/fact-value.tsx';
import { factsById } from '../../../features/facts/fact-text.ts';
import { ClockRange, isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocale } from '../../../language/use-locale.ts';
import type { Traffic } from '../../../queries/city.ts';
import { JourneyCard, JourneyRow } from './journey-card.tsx';
import { JourneyLegs } from './journey-legs.tsx';
import { TaxiCard } from './taxi-card.tsx';
import { TimedJourneys } from './timed-journeys.tsx';

export type TitledEnd = { title: string; end: JourneyEnd };

type ResultProps = {
  traffic: Traffic;
  from: TitledEnd;
  to: TitledEnd;
  at: { date: string; minute: number } | null;
};

/** The way between two ends, with a taxi beside it. Without a chosen time what depends on the hour is known on the device only. */
export function JourneyResult({ traffic, from, to, at }: ResultProps) {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const { journey, taxi } = planJourney({
    from: from.end,
    to: to.end,
    at: at ?? now ?? { date: traffic.date, minute: null },
    hours: traffic.service,
  });
  const sign = useSign();
  return (
    <div className="flex flex-col gap-4" role="status">
      <h3 className="text-card-title font-semibold">
        {isolate(from.title)} – {isolate(to.title)}
      </h3>
      {journey.kind === 'rail' ? <ClosedNotes journey={journey} /> : null}
      {journey.kind === 'foot' ? <p className="text-ui">{_('journey.foot', { minutes: journey.minutes })}</p> : null}
      {journey.kind === 'none'
        ? (
            [
              [journey.from, from],
              [journey.to, to],
            ] as const
          ).map(([far, { title }]) =>
            far ? (
              <p key={title} className="measure text-ui">
                {_('journey.none', { title: isolate(title), station: sign(far.station) })}
              </p>
            ) : null,
          )
        : null}
      <div className="grid items-start gap-4 wide:grid-cols-2">
        {journey.kind === 'rail' ? <RailCard traffic={traffic} journey={journey} /> : null}
        <TaxiCard traffic={traffic} taxi={taxi} />
      </div>
      <TimedJourneys from={from.end} to={to.end} at={at} now={now} />
      <p className="measure text-meta text-text-3">{_('journey.note')}</p>
    </div>
  );
}

/** The name of a station as its signs have it, isolated from the text around it. */
export function useSign(): (station: Station) => string {
  const locale = useLocale();
  return (station) => isolate(signOf(station, locale));
}

function ClosedNotes({ journey }: { journey: RailJourney }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (journey.state === 'late') return <p className="text-ui font-semibold">{_('journey.late')}</p>;
  if (journey.state !== 'closed') return null;
  const closed = journey.service.flatMap(({ mode, date, hours, minutesLeft }) =>
    minutesLeft === null && hours ? [{ mode, date, first: hours.first }] : [],
  );
  return (
    <p className="measure text-ui font-semibold">
      {closed.map(({ mode, date, first }) => (
        <span key={mode} className="block">
          {_(`journey.closed.${mode}`, {
            date: format.longDate(date),
            time: isolate(format.clock(minuteOf(first))),
          })}
        </span>
      ))}
      <span className="block">{_('journey.take-taxi')}</span>
    </p>
  );
}

function RailCard({ traffic, journey }: { traffic: Traffic; journey: RailJourney }) {
  const { _ } = useLingui();
  const format = useFormat();
  const facts = factsById(traffic.factGroups.fares);
  const { tier, zones, lacks } = journey.zoneCount;
  return (
    <JourneyCard
      icon={<TrainFront aria-hidden className="icon" />}
      title={`${_('journey.way')} · ${_('journey.changes', { count: journey.changes })}`}
      note={_('journey.minutes', journey.minutes)}
    >
      <JourneyLegs legs={journey.legs} />
      <dl className="grid gap-2 border-t border-line pt-3 text-label">
        {lacks === null ? null : <JourneyRow label={_('journey.fare')}>{_(`journey.lacks.${lacks}`)}</JourneyRow>}
        {tier === null
          ? null
          : CARDS.map((card) => {
              const fact = facts[fareFact(card, tier)];
              const label = `${_(`journey.card.${card}`)} · ${_('journey.zones', { count: zones.length })}`;
              return fact ? (
                <JourneyRow key={card} label={label}>
                  <FactValue fact={fact} />
                </JourneyRow>
              ) : null;
            })}
        {journey.service.map(({ mode, date, hours }) =>
          hours ? (
            <JourneyRow key={mode} label={_(`journey.service.${mode}`, { date: format.weekdayDate(date) })}>
              <ClockRange from={format.clock(minuteOf(hours.first))} to={format.clock(minuteOf(hours.last))} />
            </JourneyRow>
          ) : null,
        )}
      </dl>
    </JourneyCard>
  );
}
