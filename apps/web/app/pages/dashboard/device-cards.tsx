import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Card, CardRows, CardText, CardWaiting } from './card.tsx';

const SHOWN = 3;

/** PROF-6: how much is saved, and what was saved last. */
export function SavedCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { bookmarks } = useBookmarks().shown;
  const { items } = useSavedItems();
  const newest = bookmarks.toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1)).slice(0, SHOWN);
  const rows = newest.map((bookmark) => {
    const key = referenceKey(bookmark);
    const item = items.get(key);
    const main = item ? <ItemLink {...item} /> : <bdi>{bookmark.itemId}</bdi>;
    return { key, main, note: format.shortDate(bookmark.addedAt) };
  });
  const isEmpty = isHydrated && rows.length === 0;
  return (
    <Card
      title={_('members.dashboard.saved')}
      aside={rows.length > 0 ? _('members.dashboard.savedCount', { count: bookmarks.length }) : undefined}
      footer={
        isEmpty ? (
          <PageLink to="/eatanddrink">{_('members.dashboard.find')}</PageLink>
        ) : (
          <PageLink to="/bookmarks">{_('members.dashboard.savedAll')}</PageLink>
        )
      }
    >
      {isHydrated ? null : <CardWaiting />}
      {isEmpty ? <CardText>{_('members.dashboard.savedNone')}</CardText> : <CardRows rows={rows} />}
    </Card>
  );
}

/** What was read on this device, where its reader switched that on. */
export function HistoryCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { isOn, items } = useHistory();
  const rows = items.slice(0, SHOWN).map((item) => ({
    key: referenceKey(item),
    main: <ItemLink {...item} />,
    note: format.shortDate(item.readAt),
  }));
  const empty = _(isOn ? 'members.dashboard.historyNone' : 'members.dashboard.historyOff');
  const more = _(isOn || rows.length > 0 ? 'members.dashboard.historyAll' : 'members.dashboard.historyTurnOn');
  return (
    <Card
      title={_('members.dashboard.history')}
      footer={<PageLink to="/bookmarks?tab=history">{isHydrated ? more : _('members.dashboard.historyAll')}</PageLink>}
    >
      {isHydrated ? null : <CardWaiting />}
      {isHydrated && rows.length === 0 ? <CardText>{empty}</CardText> : <CardRows rows={rows} />}
    </Card>
  );
}

/** The receipts of messages, which only the device they were sent from has. */
export function MessagesCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { receipts } = useMessages();
  const rows = receipts.slice(0, SHOWN).map(({ key, reference, sentAt }) => ({
    key,
    main: _('members.dashboard.messageReference', { reference: isolate(reference) }),
    note: format.shortDate(sentAt),
  }));
  return (
    <Card
      title={_('members.dashboard.messages')}
      footer={<PageLink to="/support">{_('members.dashboard.write')}</PageLink>}
    >
      {isHydrated ? null : <CardWaiting />}
      {isHydrated && rows.length === 0 ? (
        <CardText>{_('members.dashboard.messagesNone')}</CardText>
      ) : (
        <CardRows rows={rows} />
      )}
    </Card>
  );
}

function ItemLink({ href, title }: { href: string; title: string }) {
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(href)} className="self-start font-semibold hover:underline">
      <bdi>{title}</bdi>
    </Link>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(to)} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
