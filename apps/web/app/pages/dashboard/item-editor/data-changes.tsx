import { useLingui } from '@lingui/react';
import type { DataInWork } from '../../../queries/newsroom.ts';
import { FactText } from './place-facts.tsx';

/** STAFF-3: the fields of data that a version changes, each with what users see and what is proposed. */
export function DataChanges({ data: { changes } }: { data: DataInWork }) {
  const { _ } = useLingui();
  if (changes.length === 0) return <p className="text-label text-text-2">{_('editor.changes.none')}</p>;
  return (
    <section aria-label={_('newsroom.changes')} className="flex flex-col gap-3">
      <p className="text-label text-text-2">{_('editor.changes.count', { count: changes.length })}</p>
      <dl className="flex max-w-measure flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
        {changes.map(({ path, before, after }) => (
          <div key={path} className="py-3 text-label">
            <dt className="font-semibold">
              <FieldName path={path} />
            </dt>
            <dd>
              <del className="bg-danger-soft text-danger">
                <FactText value={before} />
              </del>
            </dd>
            <dd>
              <ins className="bg-success-soft text-success">
                <FactText value={after} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A field by its name, under those it belongs to. A price is named by its fact. */
function FieldName({ path }: { path: string }) {
  const { _ } = useLingui();
  const [first = '', ...rest] = path.split('.');
  if (first === 'prices') {
    return (
      <>
        {_('editor.field.price')} <bdi dir="ltr">{rest.join('.')}</bdi>
      </>
    );
  }
  return [first, ...rest]
    .map((name) => _(name === 'category' ? 'newsroom.category' : `editor.field.${name}`))
    .join(' › ');
}
