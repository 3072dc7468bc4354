import { PREFERENCE_FIELDS } from '@dalil/domain/accounts/preference-fields.ts';
import { expect, test } from 'vitest';
import { SETTINGS } from './setting-list.ts';

/** Preferences without a feature behind them. Displaying them would promise something that has no effect. */
const WITHOUT_EFFECT = [
  // No displayed measure depends on a unit.
  'region.units',
  // Nothing is sent by these ways.
  'notifications.sms',
  'notifications.marketing',
  // Every page supports screen readers; there is nothing to switch.
  'accessibility.screenReader',
  // No page plays a video.
  'contentPreferences.autoPlayVideos',
  // No profile is public, and nothing is measured or advertised.
  'privacyPreferences.profileVisibility',
  'privacyPreferences.dataCollection',
  'privacyPreferences.analyticsOptIn',
  'privacyPreferences.marketingOptIn',
];

test('PROF-3 every preference is a setting of the page, or is known to have no effect yet, and never both', () => {
  const known = Object.entries(PREFERENCE_FIELDS).flatMap(([category, fields]) =>
    Object.keys(fields).map((field) => `${category}.${field}`),
  );
  const visible = SETTINGS.map(({ category, field }) => `${category}.${field}`);
  expect([...visible, ...WITHOUT_EFFECT].toSorted()).toEqual(known.toSorted());
});
