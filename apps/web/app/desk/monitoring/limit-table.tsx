import { THRESHOLDS } from '@dalil/domain/monitoring/alert-rules.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { DeskTable } from '../kit/desk-table.tsx';
import { useAlertTexts } from './alert-name.ts';

/** What opens an alert, as the rules have it. */
export function LimitTable() {
  const { _ } = useLingui();
  const format = useFormat();
  const { nameOf } = useAlertTexts();
  const { pageMs, apiMs, errorRate, memoryMegabytes, unhealthyPageMegabytes } = THRESHOLDS;
  const rows = [
    { kind: 'errors', severity: 'critical', limit: format.percent(errorRate), rule: _('monitoring.rule.errors') },
    { kind: 'pages', severity: 'high', limit: format.number(pageMs), rule: _('monitoring.rule.slow') },
    { kind: 'api', severity: 'high', limit: format.number(apiMs), rule: _('monitoring.rule.slow') },
    { kind: 'memory', severity: 'medium', limit: format.number(memoryMegabytes), rule: _('monitoring.rule.memory') },
    {
      kind: 'browsers',
      severity: 'medium',
      limit: format.number(memoryMegabytes),
      rule: _('monitoring.rule.browsers'),
    },
    {
      kind: 'browsers',
      severity: 'high',
      limit: format.number(unhealthyPageMegabytes),
      rule: _('monitoring.rule.browsers'),
    },
  ] as const;
  return (
    <>
      <DeskTable
        caption={_('monitoring.limits.caption')}
        rows={rows}
        keyOf={({ kind, severity }) => `${kind} ${severity}`}
        columns={[
          { id: 'kind', header: _('monitoring.limits.figure'), cell: (row) => nameOf(row) },
          { id: 'limit', header: _('monitoring.limits.limit'), cell: ({ limit }) => limit, isNumeric: true },
          { id: 'rule', header: _('monitoring.limits.rule'), cell: ({ rule }) => rule },
          {
            id: 'severity',
            header: _('monitoring.limits.severity'),
            cell: ({ severity }) => _(`monitoring.severity.${severity}`),
          },
        ]}
      />
      <p className="text-label text-text-2">{_('monitoring.rule.parts')}</p>
    </>
  );
}
