import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { type DataInWork, dataChangesQuery } from '../../queries/newsroom.ts';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { FactText } from './place-facts.tsx';

/** STAFF-3: the fields of data that a version changes, each with what users see and what is proposed. */
export function DataChanges({ data: { changes } }: { data: DataInWork }) {
  return <ChangeList changes={changes} none="editor.changes.none" />;
}

type VersionChangesProps = { text: Pick<DataInWork, 'kind' | 'id'>; from: number; to: number };

/** STAFF-1: the fields of data that differ between two versions. */
export function DataVersionChanges({ text, from, to }: VersionChangesProps) {
  const found = useQuery({ ...dataChangesQuery(useApi(), text, from, to), retry: false });
  return (
    <LoadedPanel query={found}>
      {({ changes }) => <ChangeList changes={changes} none="editor.changes.sameVersion" />}
    </LoadedPanel>
  );
}

function ChangeList({ changes, none }: { changes: DataInWork['changes']; none: string }) {
  const { _ } = useLingui();
  if (changes.length === 0) return <p className="text-label text-text-2">{_(none)}</p>;
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
