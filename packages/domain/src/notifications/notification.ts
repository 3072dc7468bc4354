import { NOTIFICATION_TOPICS, type NotificationTopic } from '../accounts/preferences.ts';
import type { BookmarkKind } from '../bookmarks/bookmark.ts';
import type { Locale } from '../language/locale.ts';

/** What changed about a saved item. */
export const CHANGE_REASONS = ['fact', 'hours', 'date', 'cancelled', 'withdrawn', 'correction', 'items'] as const;
/** What is told to everyone who has the topic on, without saving anything. */
export const TOPIC_REASONS = ['alert', 'incident', 'incident-resolved'] as const;
/** What waits for people of the staff whose role decides about it. No flag switches it off. */
export const STAFF_REASONS = ['fact-proposed'] as const;
export const NOTIFICATION_REASONS = [...CHANGE_REASONS, ...TOPIC_REASONS, ...STAFF_REASONS] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

/** What a notification can be about besides saved items: an alert for the city, an incident of the product, a proposed change of a fact. */
export const OTHER_KINDS = ['city-alert', 'service-incident', 'fact-proposal'] as const;
export type NotificationKind = BookmarkKind | (typeof OTHER_KINDS)[number];

/** Why a user is told: it was saved, its topic is on, or it is for the user's role. */
export function causeOf(reason: NotificationReason): 'saved' | 'topic' | 'role' {
  if (STAFF_REASONS.some((one) => one === reason)) return 'role';
  return TOPIC_REASONS.some((one) => one === reason) ? 'topic' : 'saved';
}

/** The newest notifications that a user sees. Older ones are deleted with time. */
export const MAX_NOTIFICATIONS = 50;
export const NOTIFICATION_RETENTION_DAYS = 90;
/** NOTIF-2: the highest number on the badge. */
const MAX_BADGE = 9;

/**
 * A notification as displayed in one language. `createdAt` and `readAt` are ISO instants. `fact` is set if a value
 * changed: its name, and its value before and after where both may be displayed.
 */
export type NotificationView = {
  id: string;
  reason: NotificationReason;
  topic: NotificationTopic;
  kind: NotificationKind;
  itemId: string;
  /** The title of the item and the language it is in. */
  title: string;
  locale: Locale;
  href: string;
  fact: { label: string; locale: Locale; before: string | null; after: string | null } | null;
  createdAt: string;
  readAt: string | null;
  /** Of an alert for the city: when it ends or ended. Null: what it says has no end. */
  endsAt: string | null;
};

type Changed = { kind: BookmarkKind; category: string | null; factTopic: string | null };

/** PROF-4: which of the six flags decides about a change: by the topic of a fact, else by the kind and category of the item. */
export function topicOf({ kind, category, factTopic }: Changed): NotificationTopic {
  if (factTopic === 'weather') return 'weatherAlerts';
  if (kind === 'service' || category === 'government') return 'governmentNotices';
  if (category === 'transport') return 'trafficUpdates';
  if (kind === 'article') return 'newsUpdates';
  return kind === 'question' ? 'appUpdates' : 'touristAlerts';
}

/** NOTIF-2: the number of unread notifications as the badge displays it: `9+` above 9, nothing for 0. */
export function badgeOf(unread: number): string {
  if (unread <= 0) return '';
  return unread > MAX_BADGE ? `${MAX_BADGE}+` : String(unread);
}

/** What of the history is displayed: the unread ones only, those of one topic, and which page, from 1. */
export type NotificationFilter = { isUnread: boolean; topic: NotificationTopic | null; page: number };
export const NOTIFICATIONS_A_PAGE = 20;

/** The filter in the address of the page. What means nothing here is ignored. */
export function readNotificationFilter(search: URLSearchParams): NotificationFilter {
  const page = Number(search.get('page') ?? '1');
  return {
    isUnread: search.get('show') === 'unread',
    topic: NOTIFICATION_TOPICS.find((topic) => topic === search.get('topic')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The query string of a filter, empty for the first page of everything. */
export function writeNotificationFilter({ isUnread, topic, page }: NotificationFilter): string {
  const pairs = [
    ...(isUnread ? [['show', 'unread']] : []),
    ...(topic === null ? [] : [['topic', topic]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
