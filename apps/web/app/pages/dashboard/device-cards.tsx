import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';

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

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(to)} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

type CardProps = { title: string; aside?: ReactNode; children: ReactNode; footer?: ReactNode };

/** A card of the dashboard: title, rows, and a link to more. */
function Card({ title, aside, children, footer }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-line bg-surface high-contrast:border-2"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h2 id={id} className="text-name font-strong">
          {title}
        </h2>
        {aside === undefined ? null : <p className="text-meta text-text-3">{aside}</p>}
      </header>
      <div className="grow border-t border-line">{children}</div>
      {footer === undefined ? null : <p className="border-t border-line px-5 py-2 text-label">{footer}</p>}
    </section>
  );
}

type CardRowsProps = { rows: readonly { key: string; main: ReactNode; note?: ReactNode }[] };

function CardRows({ rows }: CardRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, main, note }) => (
        <li key={key} className="flex flex-col px-5 py-3 text-label">
          {main}
          {note === undefined ? null : <span className="text-meta text-text-3">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A text in place of the rows. */
function CardText({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-label text-text-2">{children}</p>;
}

/** Reserves the space of rows that are read from the device. */
function CardWaiting() {
  return <div aria-hidden className="h-32" />;
}
