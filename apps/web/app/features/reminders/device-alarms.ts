import type { Locale } from '@dalil/domain/language/locale.ts';
import { alarmsOf, type Reminder } from '@dalil/domain/reminders/reminder.ts';
import { deviceCaches } from '@dalil/offline/device-caches.ts';
import { deleteAlarms, REMINDERS_TAG, showDueAlarms, storeAlarms } from '@dalil/offline/reminders/alarm-cache.ts';

/** Chromium's Periodic Background Sync, which the TypeScript libraries lack. */
type PeriodicSync = {
  register: (tag: string, options: { minInterval: number }) => Promise<void>;
  unregister: (tag: string) => Promise<void>;
};

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Stores what the device is to show for its reminders, in the language of the page. */
export async function storeReminderAlarms(
  reminders: readonly Reminder[],
  locale: Locale,
  textOf: (reminder: Reminder) => { title: string; body: string },
): Promise<void> {
  if (!deviceCaches()) return;
  const written = reminders.flatMap((reminder) =>
    alarmsOf(reminder).map((alarm) => ({ ...alarm, ...textOf(reminder), path: reminder.href ?? '/reminders', locale })),
  );
  await storeAlarms(written);
}

/** NOTIF-1: shows due reminders as notifications, if this browser has a worker and the user allows it. */
export async function ringDueReminders(now: Date): Promise<void> {
  const registration = await worker();
  if (registration) await showDueAlarms(registration, now);
}

/** Nothing is left to show. */
export async function endAlarms(): Promise<void> {
  await deleteAlarms();
  const registration = await worker();
  await periodicSyncOf(registration)?.unregister(REMINDERS_TAG);
}

/**
 * Asks the browser to look for due reminders while no page is open. False where there is no such thing: only Chromium has it, for
 * installed sites, and decides itself how often.
 */
export async function watchInBackground(): Promise<boolean> {
  const registration = await worker();
  const sync = periodicSyncOf(registration);
  if (!sync) return false;
  try {
    const name = 'periodic-background-sync' as PermissionName;
    if ((await navigator.permissions.query({ name })).state !== 'granted') return false;
    await sync.register(REMINDERS_TAG, { minInterval: HALF_A_DAY_MS });
    return true;
  } catch {
    // A browser that does not know the permission, or refuses.
    return false;
  }
}

/** What of this the browser offers, as the end of a message key. */
export function reminderPermission(): 'unsupported' | NotificationPermission {
  const isSupported = 'Notification' in globalThis && 'serviceWorker' in navigator;
  return isSupported ? Notification.permission : 'unsupported';
}

/** Undefined also where the browser blocks the data of this site. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
}

function periodicSyncOf(registration: ServiceWorkerRegistration | undefined): PeriodicSync | undefined {
  return (registration as { periodicSync?: PeriodicSync } | undefined)?.periodicSync;
}
