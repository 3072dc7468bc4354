import { expect, test } from 'vitest';
import { badgeOf, readNotificationFilter, topicOf, writeNotificationFilter } from './notification.ts';

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [120, '9+'],
])('NOTIF-2 the badge of %i unread notifications is "%s"', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});

test.each([
  ['service', 'transport', 'governmentNotices'],
  ['article', 'government', 'governmentNotices'],
  ['article', 'transport', 'trafficUpdates'],
  ['article', 'dining', 'newsUpdates'],
  ['place', 'dining', 'touristAlerts'],
  ['event', 'events', 'touristAlerts'],
  ['neighbourhood', null, 'touristAlerts'],
  ['question', null, 'appUpdates'],
] as const)('PROF-4 a change of a saved %s of the category %s belongs to %s', (kind, category, topic) => {
  expect(topicOf({ kind, category, factTopic: null })).toBe(topic);
});

test('PROF-4 a value about the weather belongs to weatherAlerts on any page', () => {
  expect(topicOf({ kind: 'place', category: 'attractions', factTopic: 'weather' })).toBe('weatherAlerts');
});

test.each([
  ['', { isUnread: false, topic: null, page: 1 }],
  ['?show=unread&topic=weatherAlerts&page=3', { isUnread: true, topic: 'weatherAlerts', page: 3 }],
  ['?show=x&topic=y&page=-2', { isUnread: false, topic: null, page: 1 }],
] as const)('NOTIF-2 the address %j of the list of all notifications is the filter %j', (search, filter) => {
  expect(readNotificationFilter(new URLSearchParams(search))).toEqual(filter);
  expect(readNotificationFilter(new URLSearchParams(writeNotificationFilter(filter)))).toEqual(filter);
});
