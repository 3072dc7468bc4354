import { LOCALE_INFO, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { Alarm } from '@dalil/domain/reminders/reminder.ts';
import { deviceCaches } from '../device-caches.ts';
import { withLock } from '../with-lock.ts';

/** The tag of the periodic event that looks for due reminders while no page is open. */
export const REMINDERS_TAG = 'reminders';

const CACHE = 'dalil-reminders';
const ADDRESS = '/alarms';
const LOCK = 'dalil.reminders';

/** An alarm as written in the language of the page that stored it: the worker has no messages. `path` is without the language. */
export type WrittenAlarm = Alarm & { title: string; body: string; path: string; locale: Locale };
type Stored = { alarms: WrittenAlarm[]; shown: string[] };
/** What shows a notification, of the page or of the worker. */
export type Bell = Pick<ServiceWorkerRegistration, 'showNotification'>;

/** Stores what this device is to show, in place of what it stored before. What it has shown is not shown again. */
export async function storeAlarms(alarms: readonly WrittenAlarm[]): Promise<void> {
  await alone(async () => {
    if (alarms.length === 0) return void (await caches.delete(CACHE));
    const keys = alarms.map(({ key }) => key);
    const shown = (await read())?.shown.filter((key) => keys.includes(key)) ?? [];
    await write({ alarms: [...alarms], shown });
  });
}

/** Deletes all of it. A browser that blocks its caches has stored nothing. */
export async function deleteAlarms(): Promise<void> {
  if (!deviceCaches()) return;
  try {
    await storeAlarms([]);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
}

/** NOTIF-1: shows what is due and was not shown yet, if the user allows notifications. Returns how many were shown. */
export async function showDueAlarms(bell: Bell, now: Date): Promise<number> {
  if (!deviceCaches() || globalThis.Notification?.permission !== 'granted') return 0;
  const at = now.toISOString();
  return alone(async () => {
    const stored = await read();
    const due = stored?.alarms.filter((one) => one.at <= at && at < one.until && !stored.shown.includes(one.key)) ?? [];
    if (!stored || due.length === 0) return 0;
    for (const alarm of due) await show(bell, alarm);
    await write({ ...stored, shown: [...stored.shown, ...due.map(({ key }) => key)] });
    return due.length;
  });
}

function show(bell: Bell, { key, title, body, path, locale }: WrittenAlarm): Promise<void> {
  return bell.showNotification(title, {
    body,
    // The next time of the same reminder takes the place of this one.
    tag: `reminder-${key.split(':')[0]}`,
    lang: locale,
    dir: LOCALE_INFO[locale].dir,
    icon: '/icons/icon-192.png',
    data: { path: localePath(locale, path) },
  });
}

/** Tabs and the worker look at the same minute: only one at a time. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(LOCK, work);
}

async function read(): Promise<Stored | null> {
  const answer = await (await caches.open(CACHE)).match(ADDRESS);
  return answer ? ((await answer.json()) as Stored) : null;
}

async function write(stored: Stored): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(stored));
}
