import { useLingui } from '@lingui/react';
import { isolate, Ltr } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { TrafficIncident } from '../../../queries/city.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type Tone, Tag } from '../../../ui/tag.tsx';

const FIRST = 5;
const MINUTE = 60;
const TONES: Record<TrafficIncident['level'], Tone> = {
  unknown: 'neutral',
  minor: 'neutral',
  moderate: 'warn',
  major: 'bad',
  blocked: 'bad',
};

/** Incidents in the order of their severity. What the provider wrote is in English. */
export function IncidentList({ incidents }: { incidents: readonly TrafficIncident[] }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{_('roads.incidents')}</h3>
      {incidents.length === 0 ? <p className="text-label text-text-2">{_('roads.incidents.none')}</p> : null}
      <Incidents incidents={incidents.slice(0, FIRST)} />
      {incidents.length > FIRST ? (
        <Disclosure level={4} title={_('roads.incidents.more', { count: incidents.length - FIRST })}>
          <Incidents incidents={incidents.slice(FIRST)} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function Incidents({ incidents }: { incidents: readonly TrafficIncident[] }) {
  return (
    <ul className="flex flex-col">
      {incidents.map((incident, at) => (
        <IncidentRow key={at} incident={incident} />
      ))}
    </ul>
  );
}

function IncidentRow({ incident }: { incident: TrafficIncident }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { kind, level, description, from, to, roads, startsAt, endsAt, delaySeconds } = incident;
  const timeOf = (at: string) => isolate(`${format.weekday(at)} ${format.time(at)}`);
  const minutes = Math.round((delaySeconds ?? 0) / MINUTE);
  const where = [from, to].filter((place) => place !== null).join(' – ');
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2 text-label">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{_(`roads.kind.${kind}`)}</span>
        {level === 'unknown' ? null : <Tag tone={TONES[level]}>{_(`roads.level.${level}`)}</Tag>}
        {roads.map((road) => (
          <Ltr key={road} className="text-meta text-text-2">
            {road}
          </Ltr>
        ))}
      </span>
      {description === null && where === '' ? null : (
        <span lang="en" dir="ltr" className="text-start text-text-2 wrap-anywhere">
          {[description, where].filter(Boolean).join(': ')}
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-meta text-text-3">
        {startsAt === null ? null : <span>{_('roads.incident.since', { time: timeOf(startsAt) })}</span>}
        {endsAt === null ? null : <span>{_('roads.incident.until', { time: timeOf(endsAt) })}</span>}
        {minutes > 0 ? <span>{_('roads.delay', { count: minutes })}</span> : null}
      </span>
    </li>
  );
}
