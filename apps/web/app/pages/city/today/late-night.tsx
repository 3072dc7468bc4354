import { lastService } from '@dalil/domain/city/last-service.ts';
import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { FactLabel } from '../../../features/facts/fact-panel.tsx';
import { FactSource } from '../../../features/facts/fact-source.tsx';
import { FactValue } from '../../../features/facts/fact-value.tsx';
import { useHour, useSpans } from '../../../features/hour/hour.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';

const ENDS = 4 * 60;

/** From midnight to four: what is open, how to get home, and when the metro starts again. */
export function LateNight({ day }: { day: Day }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const shownIn = useSpans();
  const taxi = day.facts.find(({ id }) => id === 'taxi.flagfall.night');
  return (
    <div data-needs-script="" {...shownIn([{ from: 0, until: ENDS }])}>
      <CitySection title={_('today.night.title')}>
        <p className="text-ui">
          <Metro day={day} />
        </p>
        {taxi ? (
          <p className="text-ui">
            <FactLabel fact={taxi} />: <FactValue fact={taxi} /> · <FactSource fact={taxi} />
          </p>
        ) : null}
        <Link
          to={`${toLocale('/eatanddrink')}?open=now`}
          className="text-link inline-flex min-h-11 items-center self-start text-ui"
        >
          {_('today.night.open')}
        </Link>
      </CitySection>
    </div>
  );
}

/** Whether the service of the evening before still runs, or when that of this day begins. */
function Metro({ day }: { day: Day }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { minute } = useHour();
  const service = day.metro && !isRamadan(day.date) ? lastService(day.metro, day.date, minute ?? 0) : null;
  const hours = service?.hours;
  if (!service || !hours) return _('today.night.metro.unknown');
  const key = service.minutesLeft === null ? 'starts' : 'runs';
  const time = key === 'runs' ? hours.last : hours.first;
  return _(`today.night.metro.${key}`, { time: isolate(format.clock(minuteOf(time) % 1440)) });
}
