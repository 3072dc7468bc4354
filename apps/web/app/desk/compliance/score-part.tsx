import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { ScoreView } from '../../queries/compliance.ts';
import { DeskTable } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';
import { ScoreTrend } from './score-trend.tsx';

type Current = NonNullable<ScoreView['current']>;

/** PRIV-10: the score with its arithmetic, what would raise it, and its course. */
export function ScorePart({ view }: { view: ScoreView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { current, pausedUntil, trend, compliantFrom } = view;
  return (
    <div className="flex flex-col gap-6">
      {pausedUntil === null ? null : (
        <Notice tone="warning" title={_('compliance.paused')}>
          {_(current === null ? 'compliance.paused.none' : 'compliance.paused.last', {
            time: isolate(format.time(pausedUntil)),
            at: current === null ? '' : `${format.shortDate(current.at)} ${isolate(format.time(current.at))}`,
          })}
        </Notice>
      )}
      {current === null ? (
        <EmptyState title={_('compliance.score.none')}>{_('compliance.score.noneText')}</EmptyState>
      ) : (
        <div className="grid gap-6 wide:grid-cols-2">
          <Arithmetic current={current} compliantFrom={compliantFrom} />
          <Improvements current={current} compliantFrom={compliantFrom} />
        </div>
      )}
      <Panel title={_('compliance.trend')}>
        {trend.length === 0 ? (
          <p className="text-label text-text-2">{_('compliance.trend.none')}</p>
        ) : (
          <>
            {trend.length > 1 ? <ScoreTrend trend={trend} compliantFrom={compliantFrom} /> : null}
            <Disclosure title={_('compliance.trend.table')} open={trend.length === 1}>
              <TrendTable trend={trend} />
            </Disclosure>
          </>
        )}
      </Panel>
    </div>
  );
}

/** At most one decimal, never rounded up: 89.96 is not compliant and is not shown as 90. */
function shownScore(score: number): number {
  return Math.floor(score * 10 + 1e-9) / 10;
}

const rounded = (points: number) => Math.round(points * 100) / 100;

function Arithmetic({ current, compliantFrom }: { current: Current; compliantFrom: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { score, isCompliant, points, counts, decidedPercent } = current;
  const signed = (value: number) =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${format.number(Math.abs(rounded(value)))}`;
  const percent = format.percent(decidedPercent / 100);
  const lines = [
    { id: 'base', label: _('compliance.score.base'), points: format.number(points.base) },
    {
      id: 'requests',
      label: _('compliance.score.requests', { count: counts.pendingRequests }),
      points: signed(points.requests),
    },
    {
      id: 'consents',
      label: _('compliance.score.consents', { decided: counts.decidedUsers, users: counts.users, percent }),
      points: signed(points.consents),
    },
    { id: 'audit', label: _('compliance.score.audit', { count: counts.auditEvents }), points: signed(points.audit) },
  ];
  return (
    <Panel title={_('compliance.score')}>
      <p className="flex flex-wrap items-baseline gap-3">
        <strong className="headline tabular text-title">{format.number(shownScore(score))}</strong>
        <Tag tone={isCompliant ? 'ok' : 'warn'}>
          {_(isCompliant ? 'compliance.score.yes' : 'compliance.score.no', { from: compliantFrom })}
        </Tag>
      </p>
      <table className="w-full border-collapse text-label">
        <caption className="sr-only">{_('compliance.score.arithmetic')}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {line.label}
              </th>
              <td className="tabular py-2 text-end">
                <bdi dir="ltr">{line.points}</bdi>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-2 pe-3 text-start font-strong">
              {_('compliance.score.total')}
            </th>
            <td className="tabular py-2 text-end font-strong">{format.number(shownScore(score))}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-meta text-text-3">{_('compliance.score.how')}</p>
    </Panel>
  );
}

function Improvements({ current, compliantFrom }: { current: Current; compliantFrom: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { improvements, score } = current;
  return (
    <Panel title={_('compliance.raise')}>
      {improvements.length === 0 ? (
        <p className="text-label text-text-2">{_('compliance.raise.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3 text-label">
          {improvements.map(({ part, missing, gain }) => (
            <li key={part} className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
              <span>{_(`compliance.raise.${part}`, { count: missing })}</span>
              <bdi dir="ltr" className="tabular font-semibold">
                +{format.number(rounded(gain))}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-text-3">
        {score >= compliantFrom
          ? _('compliance.raise.enough', { from: compliantFrom })
          : _('compliance.raise.missing', {
              points: format.number(rounded(compliantFrom - score)),
              from: compliantFrom,
            })}
      </p>
    </Panel>
  );
}

function TrendTable({ trend }: Pick<ScoreView, 'trend'>) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <DeskTable
      caption={_('compliance.trend.newestFirst')}
      rows={trend.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        { id: 'day', header: _('compliance.trend.day'), cell: ({ day }) => format.shortDate(day) },
        {
          id: 'score',
          header: _('compliance.score'),
          cell: ({ score }) => format.number(shownScore(score)),
          isNumeric: true,
        },
        {
          id: 'pending',
          header: _('compliance.trend.pending'),
          cell: ({ pendingRequests }) => format.number(pendingRequests),
          isNumeric: true,
        },
        {
          id: 'decided',
          header: _('compliance.trend.decided'),
          cell: ({ users, decidedUsers }) => `${format.number(decidedUsers)} / ${format.number(users)}`,
          isNumeric: true,
        },
        {
          id: 'events',
          header: _('compliance.trend.events'),
          cell: ({ auditEvents }) => format.number(auditEvents),
          isNumeric: true,
        },
      ]}
    />
  );
}
