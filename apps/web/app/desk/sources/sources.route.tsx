import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { type FeedSource, type FeedSources, feedSourcesQuery } from '../../queries/headlines.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DirectoryPairs } from './directory-pairs.tsx';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { DeskPage } from '../kit/desk-page.tsx';

const load = loadPrivatePage(
  ['account', 'members', 'headlines', 'sources', 'guide'],
  async ({ translate, api, refresh }) => {
    await refresh(feedSourcesQuery(api));
    return { title: translate('sources.title'), description: translate('sources.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

const AWAITING_MS = 3000;

/** A source that was just switched on is fetched within seconds. */
function isAwaitingResult(sources: FeedSources | undefined): boolean {
  return sources?.canFetch === true && sources.items.some(({ isOn, fetchedAt }) => isOn && fetchedAt === null);
}

/** STAFF-4: the feeds of other publishers whose headlines the news page displays. */
export default function Sources() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery({
    ...feedSourcesQuery(useApi()),
    refetchInterval: ({ state }) => (isAwaitingResult(state.data) ? AWAITING_MS : false),
  });
  const [edited, setEdited] = useState<FeedSource | 'new' | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {_('sources.add')}
    </Button>
  );
  return (
    <DeskPage title={_('sources.title')} promise={_('sources.promise')}>
      {data.canFetch ? null : <Notice tone="warning">{_('sources.switchedOff')}</Notice>}
      <Notice>{_('sources.termsNotice')}</Notice>
      {data.items.length === 0 ? (
        <EmptyState title={_('sources.none')} actions={add}>
          {_('sources.noneHint')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-label text-text-2">
              {_('sources.count', { on: data.items.filter(({ isOn }) => isOn).length, count: data.items.length })}
            </p>
            {add}
          </div>
          <ul aria-label={_('sources.title')} className="grid gap-4 wide:grid-cols-2">
            {data.items.map((source) => (
              <li key={source.id} className="flex">
                <SourceCard source={source} canFetch={data.canFetch} onEdit={() => setEdited(source)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DirectoryPairs />
      {edited === null ? null : (
        <SourceDialog
          key={edited === 'new' ? 'new' : edited.id}
          source={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </DeskPage>
  );
}
