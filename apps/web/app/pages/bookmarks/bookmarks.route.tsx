import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { type BookmarkKind, findBookmark, folderNamed, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { MAX_READ_ITEMS } from '@dalil/domain/bookmarks/reading-history.ts';
import { readSharedList, type SharedList } from '@dalil/domain/bookmarks/shared-list.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { historyStore } from '../../features/history/history-store.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { UnsentPanel } from '../../features/unsent/unsent-panel.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SavedPanel } from './saved-panel.tsx';
import { newId } from '../../data/new-id.ts';

/** Examples of saved items for an empty list. */
const EXAMPLES = ['place:souk-al-bahar', 'event:global-village', 'service:emirates-id'];

const load = loadPage(
  ['guide', 'guide-calendar', 'events', 'bookmarks', 'unsent'],
  async ({ api, locale, prefetch, translate }) => {
    await prefetch(itemsQuery(api, locale, EXAMPLES));
    return { title: translate('bookmarks.title'), description: translate('bookmarks.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/**
 * The user's saved items and, if enabled, their reading history. Both are stored on the device, so the server renders neither.
 */
export default function BookmarksPage() {
  const { data: examples } = useSuspenseQuery(itemsQuery(useApi(), useLocale(), EXAMPLES));
  const { _ } = useLingui();
  const [search] = useSearchParams();
  const [tab, setTab] = useState(search.get('tab') === 'history' ? 'history' : 'saved');
  const { isSaved, owner } = useBookmarks();
  return (
    <div className="page-width flex min-h-screen flex-col gap-6 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="headline text-title">{_('bookmarks.title')}</h1>
        <p className="text-ui text-text-2">{_('bookmarks.promise')}</p>
      </header>
      <noscript>
        <p className="text-label">{_('bookmarks.no-script')}</p>
      </noscript>
      {isSaved ? null : (
        <Notice tone="warning" role="status">
          {_(owner === null ? 'shell.bookmark.not-kept' : 'shell.bookmark.sent-only')}
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

/** The reading history of this device, if the user has enabled it. */
function HistoryPanel() {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const showToast = useToast();
  const { isOn, items } = useHistory();

  function turn(next: boolean): void {
    if (!historyStore.turn(next)) showToast({ id: 'history', tone: 'error', title: _('bookmarks.history.not-kept') });
  }

  return (
    <div className="flex max-w-measure flex-col gap-5">
      <Switch
        label={_('bookmarks.history.keep')}
        hint={_('bookmarks.history.hint', { count: MAX_READ_ITEMS })}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {items.length === 0 ? (
        <EmptyState title={_(isOn ? 'bookmarks.history.empty' : 'bookmarks.history.off')}>
          {_(isOn ? 'bookmarks.history.empty-hint' : 'bookmarks.history.off-hint')}
        </EmptyState>
      ) : (
        <>
          <div>
            <Button size="small" onClick={() => historyStore.clear()}>
              {_('bookmarks.history.clear')}
            </Button>
          </div>
          <ul className="border-t border-line">
            {items.map((item) => (
              <li key={referenceKey(item)} className="flex items-center gap-3 border-b border-line py-2">
                <span className="flex min-w-0 grow flex-col">
                  <RouterLink href={toLocale(item.href)} className="text-label font-semibold hover:underline">
                    <bdi>{item.title}</bdi>
                  </RouterLink>
                  <span className="text-meta text-text-3">{format.shortDate(item.readAt)}</span>
                </span>
                <IconButton
                  label={_('bookmarks.history.remove', { title: isolate(item.title) })}
                  icon={<X aria-hidden className="icon" />}
                  onClick={() => historyStore.remove(item)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A list from a shared link. It is displayed first and saved only when the user confirms. */
function SharedPreview() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const shared = useMemo(() => (isHydrated ? readSharedList(hash) : null), [hash, isHydrated]);
  return shared ? <Preview shared={shared} /> : null;
}

function Preview({ shared }: { shared: SharedList }) {
  const { _ } = useLingui();
  const titleId = useId();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const showToast = useToast();
  const { visible } = useBookmarks();
  const { data: items = [], isError } = useQuery(itemsQuery(useApi(), useLocale(), shared.items.map(referenceKey)));
  const fresh = items.filter((item) => !findBookmark(visible, item));

  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true });

  function save(): void {
    const outcomes = bookmarkStore.change(saveChanges(shared.name, fresh), fresh);
    const isFull = outcomes.some(({ status }) => status === 'refused');
    if (isFull) showToast({ id: 'bookmark', tone: 'error', title: _('shell.bookmark.full') });
    else showToast({ id: 'bookmark', tone: 'success', title: _('bookmarks.kept', { count: fresh.length }) });
    close();
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="text-section font-strong">
        {shared.name === ''
          ? _('bookmarks.shared.title')
          : _('bookmarks.shared.title-named', { name: isolate(shared.name) })}
      </h2>
      <p className="text-label text-text-2">
        {isError ? _('bookmarks.shared.offline') : _('bookmarks.shared.hint', { count: fresh.length })}
      </p>
      <ul className="columns-1 medium:columns-2">
        {items.map((item) => (
          <li key={referenceKey(item)} className="text-label">
            <RouterLink
              href={toLocale(item.href)}
              className="text-link inline-flex min-h-8 items-center"
              lang={item.locale}
            >
              <bdi>{item.title}</bdi>
            </RouterLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={fresh.length === 0} onClick={save}>
          {_('bookmarks.shared.keep')}
        </Button>
        <Button onClick={close}>{_('bookmarks.shared.close')}</Button>
      </div>
    </section>
  );
}

/** The changes that save the items of a shared list in a folder with the list's name. */
function saveChanges(name: string, items: readonly { kind: BookmarkKind; itemId: string }[]): BookmarkChange[] {
  const known = name === '' ? undefined : folderNamed(bookmarkStore.read().visible, name);
  const folderId = name === '' ? null : (known?.id ?? newId());
  const addedAt = new Date().toISOString();
  return [
    ...(folderId !== null && !known ? [{ kind: 'folder.add' as const, payload: { folderId, name } }] : []),
    ...items.map(({ kind, itemId }) => ({
      kind: 'bookmark.add' as const,
      payload: { kind, itemId, folderId, note: '', addedAt },
    })),
  ];
}
