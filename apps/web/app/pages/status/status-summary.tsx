import { type HealthState, worstState } from '@dalil/domain/monitoring/health.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { ServiceIncident, Status } from '../../queries/status.ts';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { useStatusTime } from './use-status-time.ts';

const OLD_MS = 15 * 60_000;
const TONES: Record<HealthState | 'none', NoticeTone> = {
  healthy: 'success',
  degraded: 'warning',
  unhealthy: 'danger',
  none: 'info',
};

type StatusSummaryProps = { status: Status; now: Date | null; incidents?: readonly ServiceIncident[] };

/** The state of the whole in one sentence, which parts are not in order, and when that was measured. */
export function StatusSummary({ status, now, incidents = [] }: StatusSummaryProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { timeOf, ageOf } = useStatusTime(status.today);
  const { asOf, parts } = status;
  const isOld = now !== null && asOf !== null && now.getTime() - Date.parse(asOf) > OLD_MS;
  const states = parts.flatMap(({ state }) => (state === null ? [] : [state]));
  // What staff describe counts as well: measurements do not see everything.
  const told = new Set(incidents.filter(({ resolvedAt }) => resolvedAt === null).flatMap((incident) => incident.parts));
  const measured = asOf === null ? 'none' : worstState(states);
  const whole = measured === 'healthy' && told.size > 0 ? 'degraded' : measured;
  const failing = parts.filter(({ state }) => state !== null && state !== 'healthy').map(({ part }) => part);
  const affected = [...new Set([...failing, ...told])];
  const names = format.list(affected.map((part) => _(`status.part.${part}`)));
  return (
    <Notice tone={isOld ? 'info' : TONES[whole]} title={_(`status.whole.${whole}`)}>
      {affected.length === 0 ? null : <p>{_('status.affected', { parts: names })}</p>}
      <p>
        {asOf === null ? _('status.never') : _('status.asOf', { time: isolate(timeOf(asOf)) })}
        {asOf !== null && now !== null ? ` ${ageOf(asOf, now)}.` : null}
      </p>
      {isOld ? <p>{_('status.old')}</p> : null}
    </Notice>
  );
}
