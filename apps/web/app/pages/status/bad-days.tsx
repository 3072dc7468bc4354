import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { StatusPart } from '../../queries/status.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The table behind the bars: the days of all parts that were not good, newest first. */
export function BadDays({ parts }: { parts: readonly StatusPart[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const rows = parts
    .flatMap(({ part, badDays }) => badDays.map((day) => ({ part, ...day })))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  return (
    <Disclosure title={_('status.bad')}>
      {rows.length === 0 ? (
        <p className="text-label">{_('status.bad.none')}</p>
      ) : (
        <DataTable
          caption={_('status.bad.caption')}
          rows={rows}
          keyOf={({ day, part }) => `${day} ${part}`}
          columns={[
            { id: 'day', header: _('status.bad.day'), cell: ({ day }) => format.shortDate(day) },
            { id: 'part', header: _('status.bad.part'), cell: ({ part }) => _(`status.part.${part}`) },
            {
              id: 'degraded',
              header: _('status.bad.degraded'),
              cell: ({ degraded }) => format.number(degraded),
              isNumeric: true,
            },
            {
              id: 'unhealthy',
              header: _('status.bad.unhealthy'),
              cell: ({ unhealthy }) => format.number(unhealthy),
              isNumeric: true,
            },
          ]}
        />
      )}
    </Disclosure>
  );
}
