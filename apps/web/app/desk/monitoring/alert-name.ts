import { HEALTH_PARTS } from '@dalil/domain/monitoring/health.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Monitoring } from '../../queries/staff-monitoring.ts';

export type Alert = Monitoring['alerts'][number];

const UNITS: Partial<Record<Alert['kind'], string>> = {
  errors: 'percent',
  memory: 'megabytes',
  browsers: 'pageMegabytes',
};

/** What an alert is about, and by how much it is above its limit. */
export function useAlertTexts() {
  const { _ } = useLingui();
  const format = useFormat();
  return {
    nameOf: ({ kind }: Pick<Alert, 'kind'>) => {
      const part = HEALTH_PARTS.find((known) => known === kind);
      return part ? _(`status.part.${part}`) : _(`monitoring.kind.${kind}`);
    },
    detailOf: ({ kind, state, value, threshold }: Alert) => {
      if (state !== null) return _(`status.state.${state}`);
      if (value === null || threshold === null) return null;
      const isShare = kind === 'errors';
      const write = (amount: number) => (isShare ? format.percent(amount) : format.number(Math.round(amount)));
      const unit = UNITS[kind] ?? 'milliseconds';
      return _(`monitoring.over.${unit}`, { value: write(value), limit: write(threshold) });
    },
  };
}
