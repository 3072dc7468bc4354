import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type DataInWork, dataQuery, type PartKey } from '../../queries/newsroom.ts';
import { DataChanges } from '../item-editor/data-changes.tsx';
import { Basis } from './basis.tsx';
import { LoadedPanel } from './loaded-panel.tsx';
import { StateTag } from './state-tag.tsx';
import { TextActions } from './text-actions.tsx';
import { TextQuality } from './text-quality.tsx';

/** STAFF-3: data to decide about: which fields change, what they rest on, and the decision. */
export function DataReview({ dataKey, onDone }: { dataKey: PartKey; onDone: () => void }) {
  const found = useQuery({ ...dataQuery(useApi(), dataKey, useLocale()), staleTime: 0, retry: false });
  return <LoadedPanel query={found}>{(data) => <Review data={data} onDone={onDone} />}</LoadedPanel>;
}

function Review({ data, onDone }: { data: DataInWork; onDone: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { kind, id, title, details } = data;
  return (
    <section aria-labelledby="review-title" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 id="review-title" className="text-name font-strong">
          <bdi>{title}</bdi> · {_('editor.data')}
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
          <StateTag state={data.state} />
          <span>{_('newsroom.version', { number: data.version })}</span>
          <Link
            to={toLocale(`/dashboard/content-management/${details.category ?? 'all'}/${kind}/${id}`)}
            className="text-link inline-block min-h-6"
          >
            {_('editor.open')}
          </Link>
        </p>
      </header>
      <TextActions text={data} onDone={onDone} />
      <DataChanges data={data} />
      <TextQuality textKey={data} />
      <Basis details={details} isArticle={kind === 'article'} />
    </section>
  );
}
