import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The words that the specification fixes, by the message that displays them. `{status}` is what the server answered. */
const FIXED: Record<string, string> = {
  'offline.install.failed': 'Installation failed',
  'offline.install.failed.text': 'Could not install the app. Please try again.',
  'notifications.failure.title': 'Notification setup failed',
  'notifications.failure.text': 'Could not enable notifications.',
  'unsent.sync.failed': 'Sync failed',
  'unsent.sync.failed.text': 'Could not sync your data. Please try again.',
  'unsent.sync.cannot': 'Cannot sync',
  'unsent.sync.cannot.text': 'You need to be online to sync data.',
  'shell.offline.title': "You're offline",
  'shell.offline.body': 'Some features may be limited.',
  'shell.offline.back': 'Back online',
  'offline.update.title': 'Update Available',
  'offline.update.action': 'Update',
  'offline.install.done': 'App Installed!',
  'notifications.device.enabled': 'Notifications enabled',
  'unsent.sync.completed': 'Sync completed',
  'device.clear.done': 'Data cleared',
  'shell.cookies.saved': 'Cookie Preferences Saved',
  'shell.cookies.rejected': 'Cookies Rejected',
  'shell.cookies.accepted': 'Cookies Accepted',
  'offline.install.not-available': 'Install prompt not available',
  'notifications.failure.unsupported': 'Notifications not supported',
  'notifications.failure.no-worker': 'Service Worker not registered',
  'notifications.failure.not-granted': 'Notification permission not granted',
  'unsent.sync.failed.with': 'Sync failed: {status}',
};

test.each(Object.entries(FIXED))('ERR-5 ERR-6 %s reads "%s", word for word', (key, words) => {
  const area = key.split('.')[0];
  const file = new URL(`../../../../packages/domain/src/languages/en/pages/${area}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(messages[key]).toBe(words);
});
