import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { type StationDeparture, stationDepartures, timetableEnd } from '@dalil/domain/city/timetable.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Timetable } from '../../queries/city.ts';
import { SelectField } from '../../ui/select.tsx';

/** First and last trains of a station, if the operator of the guide has a timetable. */
export function StationTrains({ timetable, date }: { timetable: Timetable; date: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const [station, setStation] = useState('');
  const boarded = timetable.stations.filter(({ departures }) => departures.length > 0);
  const end = timetableEnd(timetable);
  return (
    <div className="flex flex-col gap-3">
      <div data-needs-script="">
        <SelectField
          label={_('transport.station.label')}
          value={station}
          onChange={(event) => setStation(event.currentTarget.value)}
          options={[
            { value: '', label: _('transport.station.choose') },
            ...boarded.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div role="status">
        {station === '' ? null : <Departures timetable={timetable} station={station} date={date} />}
      </div>
      <p className="text-meta text-text-3">
        {_('transport.station.source', {
          publisher: isolate(timetable.publisher),
          end: isolate(format.shortDate(end)),
          imported: isolate(format.shortDate(dubaiDate(new Date(timetable.imported)))),
        })}
      </p>
    </div>
  );
}

type DeparturesProps = { timetable: Timetable; station: string; date: string };

function Departures({ timetable, station, date }: DeparturesProps) {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const departures = stationDepartures(timetable, station, date, now?.date === date ? now.minute : null);
  const names = new Map(timetable.stations.map(({ id, name }) => [id, name]));
  if (departures.length === 0)
    return (
      <p className="text-ui font-semibold">
        {_(date > timetableEnd(timetable) ? 'transport.station.ended' : 'transport.station.none')}
      </p>
    );
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {departures.map((departure) => (
        <DepartureRow
          key={`${departure.line} ${departure.towards}`}
          departure={departure}
          towards={names.get(departure.towards) ?? departure.towards}
        />
      ))}
    </ul>
  );
}

function DepartureRow({ departure, towards }: { departure: StationDeparture; towards: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { line, first, last, minutesLeft } = departure;
  const left = (minutes: number) =>
    minutes < 60
      ? _('transport.station.left-minutes', { minutes })
      : _('transport.station.left-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const time = (minute: number) => isolate(format.clock(minute % DAY_MINUTES));
  return (
    <li className="flex flex-col gap-0.5 p-4">
      <span className="text-meta text-text-3">
        {_('transport.station.towards', { station: isolate(towards) })}
        {line === '' ? null : ` · ${isolate(line)}`}
      </span>
      <span className="text-ui font-semibold">
        {_(last >= DAY_MINUTES ? 'transport.station.last-night' : 'transport.station.last', { time: time(last) })}
      </span>
      <span className="text-label text-text-2">
        {_('transport.station.first', { time: time(first) })}
        {minutesLeft === null ? null : ` · ${left(minutesLeft)}`}
      </span>
    </li>
  );
}
