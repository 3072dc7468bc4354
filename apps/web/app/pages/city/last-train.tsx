import { lastService } from '@dalil/domain/city/last-service.ts';
import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { factsById } from '../../features/facts/fact-text.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Timetable, Traffic } from '../../queries/city.ts';
import { SelectField } from '../../ui/select.tsx';
import { CitySection } from './city-section.tsx';
import { StationTrains } from './station-trains.tsx';

const LINES = ['metro', 'tram'] as const;
type Line = (typeof LINES)[number];
const DAYS = 7;
const PLANNER = 'https://www.rta.ae';
/** What is known of the days with other hours. */
const PATTERNS = { holiday: 'metro.hours.holiday-pattern', 'new-year': 'metro.hours.new-year' } as const;

/** When metro or tram stop running, by line and day; by station only with a timetable, and without one the page says so. */
export function LastTrain({ traffic, timetable }: { traffic: Traffic; timetable: Timetable | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const [line, setLine] = useState<Line>('metro');
  const [chosen, setChosen] = useState<string | null>(null);
  const days = Array.from({ length: DAYS }, (_day, ahead) => addDays(traffic.date, ahead));
  const date = chosen !== null && days.includes(chosen) ? chosen : traffic.date;
  if (LINES.every((one) => traffic.service[one].length === 0)) return null;
  return (
    <CitySection anchor="last-train" title={_('transport.last.title')}>
      <div className="flex max-w-measure flex-col gap-4">
        <div className="grid gap-4 medium:grid-cols-2" data-needs-script="">
          <SelectField
            label={_('transport.last.line')}
            value={line}
            onChange={(event) => setLine(event.currentTarget.value === 'tram' ? 'tram' : 'metro')}
            options={LINES.map((value) => ({ value, label: _(`transport.last.${value}`) }))}
          />
          <SelectField
            label={_('transport.last.day')}
            value={date}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={days.map((value) => ({
              value,
              label: value === traffic.date ? _('transport.last.today') : format.weekdayDate(value),
            }))}
          />
        </div>
        <ServiceEnd traffic={traffic} line={line} date={date} />
        {timetable ? (
          <StationTrains timetable={timetable} date={date} />
        ) : (
          <p className="text-label text-text-2">{_('transport.last.stations')}</p>
        )}
        <a href={PLANNER} rel="external" className="text-link inline-flex min-h-6 items-center gap-2 self-start">
          {_('transport.last.planner')}
          <ExternalLink aria-hidden className="icon-small flip-rtl" />
        </a>
      </div>
    </CitySection>
  );
}

/** The answer. It keeps its height, because the minutes left are known only on the device. */
function ServiceEnd({ traffic, line, date }: { traffic: Traffic; line: Line; date: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useDubaiNow();
  const minute = now?.date === traffic.date && date === traffic.date ? now.minute : null;
  const service = lastService(traffic.service[line], date, minute);
  const { hours, special, minutesLeft } = service;
  const facts = factsById(traffic.facts);
  const pattern = special && facts[PATTERNS[special]];
  const time = (clock: string) => isolate(format.clock(minuteOf(clock)));
  return (
    <div className="flex min-h-28 flex-col gap-1 rounded-card border border-line bg-surface p-4">
      <div role="status" className="flex flex-col gap-1">
        <span className="text-meta text-text-3">{format.longDate(service.date)}</span>
        {hours ? (
          <span className="text-card-title font-semibold">
            {_(hours.isLastNextDay ? 'transport.last.until-night' : 'transport.last.until', {
              first: time(hours.first),
              last: time(hours.last),
            })}
          </span>
        ) : (
          <span className="text-ui font-semibold">
            {_(special === null ? 'transport.last.none' : `transport.last.${special}`)}
            {pattern ? (
              <span className="block font-normal">
                {pattern.label}: <FactValue fact={pattern} />
              </span>
            ) : null}
          </span>
        )}
      </div>
      {minutesLeft === null ? null : (
        <span className="text-label text-text-2">
          {minutesLeft < 60
            ? _('transport.last.minutes', { minutes: minutesLeft })
            : _('transport.last.hours', { hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60 })}
        </span>
      )}
    </div>
  );
}
