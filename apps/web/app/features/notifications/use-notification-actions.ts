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
    mutationFn: (id: string) => sendNotificationsRead(api, [id]),
    onMutate: (id) => change((list) => withRead(list, id)),
    onError,
    onSettled,
  });
  const clearing = useMutation({
    mutationFn: () => sendNotificationsCleared(api),
    onSuccess: () => {
      change(() => ({ unread: 0, notifications: [] }));
      showToast({ id: 'notifications', tone: 'success', title: _('notifications.cleared') });
    },
    onError,
    onSettled,
  });
  return {
    process: ({ id, readAt }: NotificationView) => {
      if (readAt === null) reading.mutate(id);
    },
    clear: () => clearing.mutate(),
    isClearing: clearing.isPending,
  };
}

function withRead({ unread, notifications }: NotificationList, id: string): NotificationList {
  const isUnread = notifications.some((one) => one.id === id && one.readAt === null);
  const readAt = new Date().toISOString();
  return {
    unread: isUnread ? unread - 1 : unread,
    notifications: notifications.map((one) => (one.id === id && one.readAt === null ? { ...one, readAt } : one)),
  };
}
