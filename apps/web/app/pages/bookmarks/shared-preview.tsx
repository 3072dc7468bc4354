import { type BookmarkKind, findBookmark, folderNamed, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { readSharedList, type SharedList } from '@dalil/domain/bookmarks/shared-list.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';

/** A list that came by link: shown first, kept only when the reader says so. */
export function SharedPreview() {
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
  const { shown } = useBookmarks();
  const { data: items = [], isError } = useQuery(itemsQuery(useApi(), useLocale(), shared.items.map(referenceKey)));
  const fresh = items.filter((item) => !findBookmark(shown, item));

  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true });

  function keep(): void {
    const outcomes = bookmarkStore.change(keepingChanges(shared.name, fresh), fresh);
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
        <Button variant="primary" disabled={fresh.length === 0} onClick={keep}>
          {_('bookmarks.shared.keep')}
        </Button>
        <Button onClick={close}>{_('bookmarks.shared.close')}</Button>
      </div>
    </section>
  );
}

/** What keeps the items of a shared list, in the folder it was called by. */
function keepingChanges(name: string, items: readonly { kind: BookmarkKind; itemId: string }[]): BookmarkChange[] {
  const known = name === '' ? undefined : folderNamed(bookmarkStore.read().shown, name);
  const folderId = name === '' ? null : (known?.id ?? crypto.randomUUID());
  const addedAt = new Date().toISOString();
  return [
    ...(folderId !== null && !known ? [{ kind: 'folder.add' as const, payload: { folderId, name } }] : []),
    ...items.map(({ kind, itemId }) => ({
      kind: 'bookmark.add' as const,
      payload: { kind, itemId, folderId, note: '', addedAt },
    })),
  ];
}
