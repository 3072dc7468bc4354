import { sitePath } from '@dalil/domain/guide/site-path.ts';
import { isLocale, LOCALE_INFO, localePath } from '@dalil/domain/language/locale.ts';

const ICON = '/icons/icon-192.png';

type Message = { title: string; body: string; path: string; tag: string; locale: string };
/** What of the worker's global scope is used. */
export type PushScope = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients'> & { location: { origin: string } };

/** NOTIF-3: displays a message of our server. A message that cannot be read displays nothing that we did not write. */
export async function showNotification(
  { registration }: PushScope,
  data: { json: () => unknown } | null,
): Promise<void> {
  const message = readMessage(data);
  if (!message) return;
  const { title, body, path, tag, locale } = message;
  const language = isLocale(locale) ? locale : 'en';
  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: LOCALE_INFO[language].dir,
    icon: ICON,
    data: { path: localePath(language, path) },
  });
}

/** A click opens the page: in a tab that has it, else in a new one. */
export async function openNotification(scope: PushScope, notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find((client) => client.url === url.href);
  if (shown) await shown.focus();
  else await scope.clients.openWindow(url.href);
}

function readMessage(data: { json: () => unknown } | null): Message | null {
  try {
    const value = data?.json();
    if (typeof value !== 'object' || value === null) return null;
    const message = value as Record<string, unknown>;
    const isWhole = ['title', 'body', 'path', 'tag', 'locale'].every((name) => typeof message[name] === 'string');
    return isWhole && sitePath(String(message.path)) !== null ? (message as Message) : null;
  } catch {
    return null;
  }
}
