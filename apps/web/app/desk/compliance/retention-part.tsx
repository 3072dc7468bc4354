import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import type { Formatters } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import type { Retention } from '../../queries/compliance.ts';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../quality/panel.tsx';

type Translate = ReturnType<typeof useLingui>['_'];

/** The rules by which data is deleted: after how long, how much the next purge deletes, and what the last one did. */
export function RetentionPart({ retention }: { retention: Retention }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { nextPurge, retrying, failed, rules, unlimited } = retention;
  return (
    <div className="flex flex-col gap-6">
      {retrying + failed === 0 ? null : (
        <Notice tone="danger" title={_('compliance.retention.failed')}>
          {_(retrying > 0 ? 'compliance.retention.retrying' : 'compliance.retention.givenUp')}
        </Notice>
      )}
      <Panel title={_('compliance.part.retention')}>
        <p className="text-label text-text-2">
          {_('compliance.retention.next', { at: momentText(nextPurge, format) })}
        </p>
        <DeskTable
          caption={_('compliance.retention.rules')}
          rows={rules}
          keyOf={({ id }) => id}
          columns={columnsOf(_, format)}
        />
      </Panel>
      <Panel title={_('compliance.retention.unlimited')}>
        <p className="measure text-label text-text-2">{_('compliance.retention.unlimitedWhat')}</p>
        <ul dir="ltr" className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
          {unlimited.map((table) => (
            <li key={table}>
              <code>{table}</code>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function columnsOf(_: Translate, format: Formatters): DeskColumn<Retention['rules'][number]>[] {
  return [
    {
      id: 'what',
      header: _('compliance.retention.whatColumn'),
      cell: ({ id, tables }) => (
        <span className="flex flex-col">
          {_(`compliance.rule.${id}`)}
          <code dir="ltr" className="text-meta font-normal text-text-3">
            {tables.join(', ')}
          </code>
        </span>
      ),
    },
    {
      id: 'days',
      header: _('compliance.retention.stored'),
      cell: ({ days }) =>
        days === null ? _('compliance.retention.ownEnd') : _('compliance.retention.days', { count: days }),
    },
    {
      id: 'due',
      header: _('compliance.retention.due'),
      cell: ({ due }) => format.number(due),
      isNumeric: true,
    },
    {
      id: 'last',
      header: _('compliance.retention.last'),
      cell: ({ purgedAt, deletedAt, lastDeleted }) => {
        if (purgedAt === null) return _('compliance.retention.never');
        if (deletedAt === null) return _('compliance.retention.nothing', { at: momentText(purgedAt, format) });
        return _('compliance.retention.deleted', { count: lastDeleted, at: momentText(deletedAt, format) });
      },
    },
  ];
}

function momentText(at: string, format: Formatters): string {
  return `${format.shortDate(at)} ${isolate(format.time(at))}`;
}
