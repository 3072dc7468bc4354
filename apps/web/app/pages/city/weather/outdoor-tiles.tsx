import { hoursFrom } from '@dalil/domain/city/live/live-hours.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { adviceFor, nextGoodWindow, OUTDOOR_ACTIVITIES, type Verdict } from '@dalil/domain/city/live/outdoor-advice.ts';
import { endOf, type OutdoorHour, outdoorHours } from '@dalil/domain/city/live/outdoor-hours.ts';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleHelp, CircleX, Clock3 } from 'lucide-react';
import { useLiveFormats } from '../../../features/live/live-formats.ts';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { Conditions } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';

/** The hours in which a next good window is looked for. */
const HOURS = 24;
const LOOKS: Record<Verdict, { icon: typeof CircleCheck; look: string }> = {
  good: { icon: CircleCheck, look: 'text-success' },
  fair: { icon: Clock3, look: 'text-warning' },
  poor: { icon: CircleX, look: 'text-danger' },
  unknown: { icon: CircleHelp, look: 'text-text-3' },
};

/** Whether this hour suits something outdoors, why not, and when it does next. */
export function OutdoorTiles({ conditions, now }: { conditions: Conditions; now: Date }) {
  const { _ } = useLingui();
  const { weather, air, sea, sun } = conditions;
  // Advice on values that are only displayed on request would be advice on nothing.
  if (!weather || liveState('weather', weather.fetchedAt, now) === 'old') return null;
  const hours = outdoorHours({
    weather: hoursFrom(weather.value.hours, now, HOURS),
    air: air && liveState('air', air.fetchedAt, now) !== 'old' ? air.value.hours : [],
    sea: sea?.value.hours ?? [],
    sun,
  });
  return (
    <CitySection title={_('live.advice.title')} note={_('live.advice.note')}>
      <ul className="grid gap-3 medium:grid-cols-2 wide:grid-cols-4">
        {OUTDOOR_ACTIVITIES.map((activity) => (
          <li key={activity} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
            <Tile activity={activity} hours={hours} />
          </li>
        ))}
      </ul>
    </CitySection>
  );
}

type TileProps = { activity: (typeof OUTDOOR_ACTIVITIES)[number]; hours: readonly OutdoorHour[] };

function Tile({ activity, hours }: TileProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  const [present] = hours;
  const { verdict, reasons } = present ? adviceFor(activity, present) : { verdict: 'unknown' as const, reasons: [] };
  const { icon: Icon, look } = LOOKS[verdict];
  const window = verdict === 'unknown' ? null : nextGoodWindow(activity, hours);
  const last = hours.at(-1);
  // As far as is known it stays good, so no end is stated.
  const isLasting = verdict === 'good' && last !== undefined && window?.until === endOf(last.at);
  const isTomorrow = window !== null && present !== undefined && window.from.slice(0, 10) > present.at.slice(0, 10);
  const times = window && { from: isolate(formats.hour(window.from)), until: isolate(formats.hour(window.until)) };
  return (
    <>
      <h3 className="text-label text-text-2">{_(`live.advice.${activity}`)}</h3>
      <p className={`flex items-center gap-2 text-ui font-strong ${look}`}>
        <Icon aria-hidden className="icon" />
        {_(`live.verdict.${verdict}`)}
      </p>
      {reasons.length > 0 ? (
        <p className="text-meta text-text-2">{format.list(reasons.map((reason) => _(`live.reason.${reason}`)))}</p>
      ) : null}
      {times && !isLasting ? (
        <p className="text-meta text-text-3">
          {verdict === 'good' ? _('live.until', times) : _(isTomorrow ? 'live.nextTomorrow' : 'live.next', times)}
        </p>
      ) : null}
      {verdict !== 'unknown' && !window ? <p className="text-meta text-text-3">{_('live.noWindow')}</p> : null}
    </>
  );
}
