import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Card, CardRows, CardText, PageLink } from './dashboard-card.tsx';

const MAX_VISIBLE = 3;

/** PROF-6: how much is saved, and what was saved last. */
export function SavedCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { bookmarks } = useBookmarks().visible;
  const { items } = useSavedItems();
  const newest = bookmarks.toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1)).slice(0, MAX_VISIBLE);
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

/** The reading history of this device, if the user has enabled it. */
export function HistoryCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { isOn, items } = useHistory();
  const rows = items.slice(0, MAX_VISIBLE).map((item) => ({
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

/** The receipts of messages, which are only stored on the device that sent them. */
export function MessagesCard() {
  const { _ } = useLingui();
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { receipts } = useMessages();
  const rows = receipts.slice(0, MAX_VISIBLE).map(({ key, reference, sentAt }) => ({
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

/** Reserves the space of rows that are read from the device. */
function CardWaiting() {
  return <div aria-hidden className="h-32" />;
}
