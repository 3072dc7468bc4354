import { expect, test } from 'vitest';
import { badgeOf, topicOf } from './notification.ts';

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
