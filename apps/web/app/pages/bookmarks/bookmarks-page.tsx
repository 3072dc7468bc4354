import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { UnsentPanel } from '../../features/unsent/unsent-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { SavedPanel } from './saved-panel.tsx';
import { SharedPreview } from './shared-preview.tsx';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';

/** What a reader keeps and, where they want it, what they read. All of it is on the device, so the server shows none. */
export function BookmarksPage({ examples }: { examples: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const [search] = useSearchParams();
  const [tab, setTab] = useState(search.get('tab') === 'history' ? 'history' : 'saved');
  const { isKept } = useBookmarks();
  return (
    <div className="page-width flex min-h-screen flex-col gap-6 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="headline text-title">{_('bookmarks.title')}</h1>
        <p className="text-ui text-text-2">{_('bookmarks.promise')}</p>
      </header>
      <noscript>
        <p className="text-label">{_('bookmarks.no-script')}</p>
      </noscript>
      {isKept ? null : (
        <Notice tone="warning" role="status">
          {_('shell.bookmark.not-kept')}
        </Notice>
      )}
      <UnsentPanel />
      <SharedPreview />
      {useIsHydrated() ? (
        <Tabs
          label={_('bookmarks.tabs')}
          selectedId={tab}
          onSelect={setTab}
          items={[
            { id: 'saved', label: _('bookmarks.tab.saved'), panel: <SavedPanel examples={examples} /> },
            { id: 'history', label: _('bookmarks.tab.history'), panel: <HistoryPanel /> },
          ]}
        />
      ) : null}
    </div>
  );
}
