import { incidentClock } from '@dalil/domain/privacy/incident.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Incident } from '../../queries/compliance.ts';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';
import { IncidentStepForm } from './incident-step-form.tsx';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TONES = { running: 'warning', overdue: 'danger', notified: 'success', closed: 'info' } as const satisfies Record<
  Incident['clock']['state'],
  NoticeTone
>;

/** An incident: its clock, what happened, what was done, and the next step. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { number, title, description, severity, detectedAt, reportedAt, steps, next } = incident;
  const moment = (at: string) => `${format.shortDate(at)} ${isolate(format.time(at))}`;
  return (
    <Panel title={<bdi>{title}</bdi>}>
      <p className="flex flex-wrap items-center gap-3 text-meta text-text-2">
        <Tag tone={severity === 'high' || severity === 'critical' ? 'bad' : 'warn'}>
          {_(`compliance.severity.${severity}`)}
        </Tag>
        <span>{_('compliance.incident.times', { detected: moment(detectedAt), reported: moment(reportedAt) })}</span>
      </p>
      <Clock incident={incident} />
      <p className="measure text-label whitespace-pre-line">
        <bdi>{description}</bdi>
      </p>
      {steps.length === 0 ? null : (
        <ol aria-label={_('compliance.incident.steps')} className="divide-y divide-line border-y border-line">
          {steps.map(({ step, note, by, at }) => (
            <li key={`${step} ${at} ${note}`} className="flex flex-col gap-1 py-3 text-label">
              <span className="flex flex-wrap gap-x-3">
                <strong className="font-semibold">{_(`compliance.step.${step}`)}</strong>
                <span className="text-meta text-text-2">
                  {moment(at)} · {by === null ? _('compliance.audit.erased') : <bdi>{by}</bdi>}
                </span>
              </span>
              <bdi className="whitespace-pre-line">{note}</bdi>
            </li>
          ))}
        </ol>
      )}
      {next.length === 0 ? null : <IncidentStepForm number={number} next={next} />}
    </Panel>
  );
}

/** Counts on in the page. Before hydration it shows what the server counted. */
function Clock({ incident }: { incident: Incident }) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { detectedAt, notifiedAt, closedAt, clock } = incident;
  const times = {
    detectedAt: new Date(detectedAt),
    notifiedAt: notifiedAt === null ? null : new Date(notifiedAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
  };
  const { state, leftMs } = now === null ? clock : incidentClock(times, now);
  const left = Math.abs(leftMs);
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const isLate = state === 'notified' && leftMs < 0;
  return (
    <Notice tone={isLate ? 'danger' : TONES[state]} title={_(`compliance.clock.${isLate ? 'late' : state}`)}>
      <span>
        {_('compliance.clock.left', { hours, minutes, state: leftMs < 0 ? 'after' : 'before' })}{' '}
        {_('compliance.clock.deadline', {
          at: `${format.shortDate(clock.deadline)} ${isolate(format.time(clock.deadline))}`,
        })}
      </span>
    </Notice>
  );
}
