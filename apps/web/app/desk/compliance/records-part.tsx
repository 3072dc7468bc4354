import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Records } from '../../queries/compliance.ts';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';

type Translate = ReturnType<typeof useLingui>['_'];

/** The records of processing activities, and the services of others that receive data where they are set up. */
export function RecordsPart({ records: { records, vendors } }: { records: Records }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <Panel title={_('compliance.records')}>
        <p className="measure text-label text-text-2">{_('compliance.records.what')}</p>
        <div>
          {records.map((record) => (
            <ProcessingRecord key={record.category} record={record} />
          ))}
        </div>
      </Panel>
      <Panel title={_('compliance.vendors')}>
        <p className="measure text-label text-text-2">{_('compliance.vendors.what')}</p>
        <DeskTable
          caption={_('compliance.vendors.all')}
          rows={vendors.toSorted((a, b) => Number(b.isInUse) - Number(a.isInUse))}
          keyOf={({ id }) => id}
          columns={vendorColumns(_)}
        />
      </Panel>
    </div>
  );
}

function ProcessingRecord({ record }: { record: Records['records'][number] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { category, basis, subjects, recipients, data } = record;
  const rows = [
    { id: 'purpose', value: _(`compliance.purpose.${category}`) },
    { id: 'basis', value: _(`compliance.basis.${basis}`) },
    { id: 'subjects', value: format.list(subjects.map((one) => _(`compliance.subjects.${one}`))) },
    {
      id: 'recipients',
      value:
        recipients.length === 0
          ? _('compliance.records.noRecipients')
          : format.list(recipients.map((one) => _(`compliance.vendor.${one}`))),
    },
  ];
  return (
    <Disclosure title={_(`compliance.category.${category}`)}>
      <dl className="flex flex-col gap-2 pb-4 text-label">
        {rows.map(({ id, value }) => (
          <div key={id} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{_(`compliance.records.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DeskTable
        caption={_('compliance.records.data')}
        rows={data}
        keyOf={({ table }) => table}
        columns={dataColumns(_)}
      />
    </Disclosure>
  );
}

function vendorColumns(_: Translate): DeskColumn<Records['vendors'][number]>[] {
  return [
    { id: 'name', header: _('compliance.vendors.name'), cell: ({ id }) => _(`compliance.vendor.${id}`) },
    {
      id: 'state',
      header: _('compliance.vendors.state'),
      cell: ({ isInUse, host }) => (
        <span className="flex flex-col items-start gap-1">
          <Tag tone={isInUse ? 'info' : 'neutral'}>
            {_(isInUse ? 'compliance.vendors.inUse' : 'compliance.vendors.off')}
          </Tag>
          {host === null ? null : (
            <bdi dir="ltr" className="text-meta wrap-anywhere">
              {host}
            </bdi>
          )}
        </span>
      ),
    },
    { id: 'sent', header: _('compliance.vendors.sent'), cell: ({ id }) => _(`compliance.sent.${id}`) },
    {
      id: 'setting',
      header: _('compliance.vendors.setting'),
      cell: ({ settings }) => (
        <code dir="ltr" className="text-meta">
          {settings.join(', ')}
        </code>
      ),
    },
  ];
}

function dataColumns(_: Translate): DeskColumn<Records['records'][number]['data'][number]>[] {
  return [
    { id: 'table', header: _('compliance.records.table'), cell: ({ table }) => <code dir="ltr">{table}</code> },
    {
      id: 'columns',
      header: _('compliance.records.columns'),
      cell: ({ columns }) => (
        <span dir="ltr" className="text-meta wrap-anywhere">
          {columns.join(', ')}
        </span>
      ),
    },
    {
      id: 'days',
      header: _('compliance.retention.stored'),
      cell: ({ days }) =>
        days === null ? _('compliance.records.noEnd') : _('compliance.retention.days', { count: days }),
    },
  ];
}
