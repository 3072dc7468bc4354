import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { lastService } from '@dalil/domain/city/last-service.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { byOrigin } from '../../features/facts/by-origin.ts';
import { FactAnswer, FactLabel, FactOrigin } from '../../features/facts/fact-panel.tsx';
import { useHour } from '../../features/hour/hour.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { FactsList } from '../../ui/facts-panel.tsx';
import { MoreLink, OccasionGroup } from './occasion-group.tsx';
import type { Occasion } from './use-occasion.ts';

const METRO = 'metro.hours';

/** How to get home after an evening: the end of the metro, night buses and what a taxi costs at least. */
export function WayHome({ way }: { way: Occasion['wayHome'] }) {
  const { _ } = useLingui();
  if (way === null) return null;
  const groups = byOrigin(way.facts, (fact) => fact).map(({ first, all }) => ({
    rows: all.map((fact) => ({
      label: <FactLabel fact={fact} />,
      value: fact.id === METRO && fact.text !== null ? <MetroTonight rows={way.metro} /> : <FactAnswer fact={fact} />,
    })),
    note: <FactOrigin fact={first} />,
  }));
  return (
    <OccasionGroup id="way-home" title={_('occasions.home')}>
      <div className="max-w-measure">
        <FactsList groups={groups} />
      </div>
      <MoreLink path="/traffic" label={_('occasions.home.more')} />
    </OccasionGroup>
  );
}

/** When the last service of the evening ends and the first of the morning begins. On days with other hours that these are announced. */
function MetroTonight({ rows }: { rows: NonNullable<Occasion['wayHome']>['metro'] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { date, minute } = useHour();
  const service = lastService(rows, date, minute);
  const { hours } = service;
  if (hours === null || isRamadan(service.date)) return _('occasions.home.metro.other');
  const next = lastService(rows, addDays(service.date, 1), null).hours;
  const clock = (time: string) => isolate(format.clock(minuteOf(time) % (24 * 60)));
  return next
    ? _('occasions.home.metro', { until: clock(hours.last), from: clock(next.first) })
    : _('occasions.home.metro.until', { until: clock(hours.last) });
}
