import { hourSetOn } from '@dalil/domain/city/opening-state.ts';
import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { type Weekday, WEEKDAYS, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { HOUR_SETS, type HourSet } from '@dalil/domain/guide/hour-set.ts';
import { weekTable, type WeekTableRow } from '@dalil/domain/guide/week-table.ts';
import { useLingui } from '@lingui/react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { FactOrigin } from '../../features/facts/fact-panel.tsx';
import { ClockRange } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { PlaceView } from '../../queries/guide.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from './section.tsx';

type Hours = NonNullable<PlaceView['hours']>;

const SET_KEYS = {
  weekly: 'item.place.hours',
  ramadan: 'item.place.hours-ramadan',
  holidays: 'item.place.hours-holidays',
} as const;
const UNKNOWN_KEYS = { ramadan: 'guide.open.ramadan', holidays: 'guide.open.holiday' } as const;

/** The hours of a place: an ordinary week, Ramadan, public holidays, season and closures, each set with its source and date. */
export function PlaceHours({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const { hours } = place;
  if (hours === null) return null;
  return (
    <Section title={_('item.place.hours')} isRuled>
      <KnownHours place={place} hours={hours} />
    </Section>
  );
}

function KnownHours({ place, hours }: { place: PlaceView; hours: Hours }) {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const known = HOUR_SETS.filter((set) => hours[set] !== null);
  const current = now && hourSetOn(now.date);
  const table = (set: HourSet) => (
    <HourTable key={set} place={place} hours={hours} set={set} isCurrent={set === current} />
  );
  return (
    <div className="flex max-w-measure flex-col gap-3">
      {hours.weekly ? table('weekly') : <p className="text-label text-text-2">{_('item.hours.week-unknown')}</p>}
      {known
        .filter((set) => set !== 'weekly')
        .map((set) => (
          <Disclosure key={set} title={_(SET_KEYS[set])} open={hours.weekly === null || set === current}>
            {table(set)}
          </Disclosure>
        ))}
      <HourNotes hours={hours} />
    </div>
  );
}

type HourTableProps = { place: PlaceView; hours: Hours; set: HourSet; isCurrent: boolean };

function HourTable({ place, hours, set, isCurrent }: HourTableProps) {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const today = isCurrent && now ? WEEKDAYS[weekdayOf(now.date) - 1] : undefined;
  const factId = hours.facts.find((one) => one.set === set)?.id;
  const fact = place.facts.find(({ id }) => id === factId);
  return (
    <div>
      <table className="w-full border-collapse text-label">
        <caption className="sr-only">{_(SET_KEYS[set])}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-text-3">
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {_('item.hours.days')}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {_('item.hours.times')}
            </th>
          </tr>
        </thead>
        <tbody>
          {weekTable(hours[set] ?? []).map((row) => (
            <HourRow key={row.days.join()} row={row} isToday={today !== undefined && row.days.includes(today)} />
          ))}
        </tbody>
      </table>
      {fact ? (
        <p className="mt-2 text-meta text-text-3">
          <FactOrigin fact={fact} />
        </p>
      ) : null}
    </div>
  );
}

function HourRow({ row, isToday }: { row: WeekTableRow; isToday: boolean }) {
  const { _ } = useLingui();
  const writeDays = useDayWords();
  return (
    <tr className={isToday ? 'bg-accent-soft font-semibold text-accent-ink' : 'border-b border-line'}>
      <th scope="row" className={`px-3 py-2 text-start align-top ${isToday ? 'font-strong' : 'font-medium'}`}>
        {writeDays(row.days)}
        {isToday ? <span className="ms-2 text-meta font-normal">{_('item.hours.today')}</span> : null}
      </th>
      <td className="px-3 py-2 align-top">
        <Spans spans={row.spans} />
      </td>
    </tr>
  );
}

function Spans({ spans }: Pick<WeekTableRow, 'spans'>) {
  const { _ } = useLingui();
  const format = useFormat();
  if (spans.length === 0) return _('item.hours.closed');
  return spans.map(({ from, to, audience }) => (
    <span key={`${from} ${audience ?? ''}`} className="block">
      {from === '00:00' && to === '24:00' ? (
        _('item.hours.always')
      ) : (
        <ClockRange from={format.clock(minuteOf(from))} to={format.clock(minuteOf(to))} />
      )}
      {audience ? ` · ${_(`guide.open.${audience}`)}` : null}
    </span>
  ));
}

/** "Monday to Thursday", "Friday", "Saturday, Sunday". */
function useDayWords(): (days: readonly Weekday[]) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (days) => {
    const [first, last] = [days[0], days.at(-1)].map((day) => _(`item.hours.day.${day}`));
    if (days.length === WEEKDAYS.length) return _('item.hours.daily');
    if (days.length > 2) return _('item.hours.range', { from: first, to: last });
    return format.list(days.map((day) => _(`item.hours.day.${day}`)));
  };
}

/** Season, closures, and the sets that are not known. */
function HourNotes({ hours }: { hours: Hours }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { season, closures } = hours;
  // Around the clock every day includes Ramadan and holidays.
  const isAlways = weekTable(hours.weekly ?? []).every(
    ({ spans: [span] }) => span?.from === '00:00' && span.to === '24:00',
  );
  const notes = [
    ...(season
      ? [_('item.hours.season', { from: format.dayOfYear(season.from), to: format.dayOfYear(season.to) })]
      : []),
    ...closures.map(({ from, to }) =>
      _('item.hours.closure', { from: format.shortDate(from), to: format.shortDate(to) }),
    ),
    ...(['ramadan', 'holidays'] as const)
      .filter((set) => hours[set] === null && !(hours.weekly && isAlways))
      .map((set) => _(UNKNOWN_KEYS[set])),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-label text-text-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
