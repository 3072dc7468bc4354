import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { isolate } from '../../language/bidi.tsx';
import type { Formatters } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import { type ErasurePreview, previewErasure } from '../../queries/compliance.ts';
import { Button } from '../../ui/button.tsx';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Notice } from '../../ui/notice.tsx';

type Translate = ReturnType<typeof useLingui>['_'];
type ErasureDryRunProps = { id: string; executeAfter: string | null };

/** PRIV-6: what an erasure would delete, what would remain and why. It changes nothing, and that it was read is in the audit log. */
export function ErasureDryRun({ id, executeAfter }: ErasureDryRunProps) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const preview = useMutation({ mutationFn: () => previewErasure(api, id) });
  const failure = preview.isError ? failureMessage(preview.error, 'compliance.failed') : null;
  return (
    <section aria-label={_('compliance.erasure')} className="flex flex-col gap-3">
      {executeAfter === null ? null : (
        <p className="text-label text-text-2">
          {_('compliance.erasure.after', {
            at: `${format.shortDate(executeAfter)} ${isolate(format.time(executeAfter))}`,
          })}
        </p>
      )}
      <div>
        <Button disabled={preview.isPending} onClick={() => preview.mutate()}>
          {_('compliance.erasure.preview')}
        </Button>
      </div>
      <div role="status">{preview.isSuccess ? <Places places={preview.data.places} /> : null}</div>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </section>
  );
}

function Places({ places }: Pick<ErasurePreview, 'places'>) {
  const { _ } = useLingui();
  const format = useFormat();
  const held = places.filter(({ rows }) => rows > 0);
  if (held.length === 0) return <p className="text-label text-text-2">{_('compliance.erasure.nothing')}</p>;
  return (
    <DeskTable
      caption={_('compliance.erasure.dry')}
      rows={held}
      keyOf={({ place }) => place}
      columns={columnsOf(_, format)}
    />
  );
}

function columnsOf(_: Translate, format: Formatters): DeskColumn<ErasurePreview['places'][number]>[] {
  return [
    {
      id: 'place',
      header: _('compliance.erasure.where'),
      cell: ({ place, category }) => (
        <span className="flex flex-col">
          {_(`compliance.category.${category}`)}
          <code dir="ltr" className="text-meta font-normal text-text-3">
            {place}
          </code>
        </span>
      ),
    },
    { id: 'rows', header: _('compliance.erasure.rows'), cell: ({ rows }) => format.number(rows), isNumeric: true },
    {
      id: 'action',
      header: _('compliance.erasure.what'),
      cell: ({ action, reason }) => (
        <span className="flex flex-col">
          {_(`compliance.erasure.${action}`)}
          {reason === null ? null : <span className="text-meta text-text-2">{_(`compliance.keep.${reason}`)}</span>}
        </span>
      ),
    },
  ];
}
