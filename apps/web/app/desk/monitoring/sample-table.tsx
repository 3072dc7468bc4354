import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Monitoring } from '../../queries/staff-monitoring.ts';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Figures } from './plots.ts';

const MAX_ROWS = 100;
const COLUMNS = [
  'pages',
  'pageMs',
  'apiRequests',
  'apiMs',
  'errors',
  'memoryMegabytes',
  'browserMeasurements',
  'browserMegabytes',
] as const satisfies readonly (keyof Figures)[];

type Sample = Monitoring['samples'][number];

/** The samples behind the plots, newest first. */
export function SampleTable({ samples }: Pick<Monitoring, 'samples'>) {
  const { _ } = useLingui();
  const format = useFormat();
  const rows = samples.toReversed().slice(0, MAX_ROWS);
  const figures = COLUMNS.map(
    (id): DeskColumn<Sample> => ({
      id,
      header: _(`monitoring.column.${id}`),
      cell: (sample) => {
        const value = sample.figures[id];
        return value === null ? '–' : format.number(value);
      },
      isNumeric: true,
    }),
  );
  return (
    <Disclosure title={_('monitoring.table')}>
      <DeskTable
        caption={_('monitoring.table.caption', { count: rows.length })}
        rows={rows}
        keyOf={({ process, at }) => `${process} ${at}`}
        columns={[
          { id: 'at', header: _('monitoring.column.at'), cell: ({ at }) => format.time(at) },
          { id: 'process', header: _('monitoring.column.process'), cell: ({ process }) => process },
          ...figures,
        ]}
      />
    </Disclosure>
  );
}
