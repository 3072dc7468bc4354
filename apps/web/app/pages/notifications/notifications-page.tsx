import { readNotificationFilter, writeNotificationFilter } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { NotificationItem } from '../../features/notifications/notification-item.tsx';
import { useNotificationActions } from '../../features/notifications/use-notification-actions.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { historyQuery, type NotificationHistory } from '../../queries/notifications.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { NotificationFilters } from './notification-filters.tsx';

/** NOTIF-2: all notifications of the last months, by topic and page, the newest first. */
export function NotificationsPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isOnline = useOnline();
  const [search] = useSearchParams();
  const filter = readNotificationFilter(search);
  const { data, isError, refetch } = useQuery(historyQuery(useApi(), useLocale(), filter));
  const { processAll } = useNotificationActions();
  const isMissing = isError && !data;
  return (
    <div className="page-width flex min-h-screen flex-col gap-6 pt-2 pb-14 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="headline text-title">{_('notifications.all')}</h1>
        <p className="text-ui text-text-2">{_('notifications.promise')}</p>
        <div className="flex flex-wrap gap-x-5 text-label">
          <Link to={`${toLocale('/settings')}#notifications`} className="text-link">
            {_('notifications.settings')}
          </Link>
          <Link to={toLocale('/reminders')} className="text-link">
            {_('shell.nav.reminders')}
          </Link>
        </div>
      </header>
      <NotificationFilters filter={filter} />
      {isOnline ? null : <Notice tone="warning">{_('notifications.offline.page')}</Notice>}
      {isMissing && isOnline ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={() => void refetch()}>
              {_('notifications.retry')}
            </Button>
          }
        >
          {_('notifications.failed')}
        </Notice>
      ) : null}
      {data || isMissing || !isOnline ? null : (
        <p aria-busy className="text-label text-text-2">
          {_('notifications.loading')}
        </p>
      )}
      {data ? (
        <section aria-label={_('notifications.all')} className="flex max-w-measure flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className={data.total === 0 ? 'sr-only' : 'grow text-label text-text-2'}>
              {_('notifications.found', { count: data.total })} {_('notifications.unread', { count: data.unread })}
            </p>
            {data.unread > 0 ? (
              <Button size="small" disabled={!isOnline} onClick={processAll}>
                {_('notifications.read.all')}
              </Button>
            ) : null}
          </div>
          <History history={data} isFiltered={filter.isUnread || filter.topic !== null} />
          <Pages history={data} />
        </section>
      ) : null}
    </div>
  );
}

function History({ history, isFiltered }: { history: NotificationHistory; isFiltered: boolean }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isOnline = useOnline();
  const { process } = useNotificationActions();
  if (history.notifications.length === 0) {
    return (
      <EmptyState
        title={_(isFiltered ? 'notifications.none-found' : 'notifications.none')}
        actions={
          <Link to={toLocale(isFiltered ? '/notifications' : '/bookmarks')} className={buttonClass()}>
            {_(isFiltered ? 'notifications.show.everything' : 'shell.nav.bookmarks')}
          </Link>
        }
      >
        {isFiltered ? null : _('notifications.empty')}
      </EmptyState>
    );
  }
  return (
    <ul className="-mx-4 border-t border-line">
      {history.notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onOpen={process}
          onRead={isOnline ? process : undefined}
        />
      ))}
    </ul>
  );
}

function Pages({ history: { total, pageSize } }: { history: NotificationHistory }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const [search] = useSearchParams();
  const filter = readNotificationFilter(search);
  return (
    <Pagination
      label={_('guide.pages.label')}
      page={filter.page}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={(page) => toLocale('/notifications') + writeNotificationFilter({ ...filter, page })}
      pageLabelOf={(page) => _('guide.pages.page', { page: format.number(page) })}
      previousLabel={_('guide.pages.previous')}
      nextLabel={_('guide.pages.next')}
      linkComponent={RouterLink}
    />
  );
}
