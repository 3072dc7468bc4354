import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import {
  NOTIFICATIONS_KEY,
  type NotificationList,
  sendNotificationsCleared,
  sendNotificationsRead,
} from '../../queries/notifications.ts';
import { useToast } from '../announcer/use-toast.ts';

/** Marks a notification as read and clears them all. The list changes immediately and is read again from the server. */
export function useNotificationActions() {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const change = (update: (list: NotificationList) => NotificationList) =>
    queries.setQueriesData<NotificationList>({ queryKey: [NOTIFICATIONS_KEY] }, (list) => list && update(list));
  const onSettled = () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
  const onError = () => showToast({ id: 'notifications', tone: 'error', title: _('notifications.not-saved') });

  const reading = useMutation({
    mutationFn: (ids: string[] | undefined) => sendNotificationsRead(api, ids),
    onMutate: (ids) => change((list) => withRead(list, ids)),
    onError,
    onSettled,
  });
  const clearing = useMutation({
    mutationFn: () => sendNotificationsCleared(api),
    onSuccess: () => {
      change((list) => ({ ...list, unread: 0, notifications: [] }));
      showToast({ id: 'notifications', tone: 'success', title: _('notifications.cleared') });
    },
    onError,
    onSettled,
  });
  return {
    process: ({ id, readAt }: NotificationView) => {
      if (readAt === null) reading.mutate([id]);
    },
    processAll: () => reading.mutate(undefined),
    clear: () => clearing.mutate(),
    isClearing: clearing.isPending,
  };
}

/** The list with the named ones read, or all of them. */
function withRead(list: NotificationList, ids: readonly string[] | undefined): NotificationList {
  const isNow = ({ id, readAt }: NotificationView) => readAt === null && (ids === undefined || ids.includes(id));
  const readAt = new Date().toISOString();
  return {
    ...list,
    unread: ids === undefined ? 0 : list.unread - list.notifications.filter(isNow).length,
    notifications: list.notifications.map((one) => (isNow(one) ? { ...one, readAt } : one)),
  };
}
