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

/** What the browser says of a subscription that it or the push service has ended. Some browsers leave both out. */
export type RenewedSubscription = Partial<Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>>;

/**
 * NOTIF-3: stores the new subscription in place of the old one, for the account that is signed in. Nobody signed in: nobody gets
 * messages here, so none is made. Rejects if the server does not answer: the settings then say that this browser is not reached.
 */
export async function renewSubscription(
  { registration, location }: PushScope,
  { oldSubscription, newSubscription }: RenewedSubscription,
): Promise<void> {
  const answer = await fetch(`${location.origin}/api/push`);
  if (answer.status === 401) return;
  if (!answer.ok) throw new Error('the key of the server is unknown');
  const { publicKey } = (await answer.json()) as { publicKey: string };
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const renewed = newSubscription ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = renewed.toJSON();
  const isSame = oldSubscription?.endpoint === endpoint;
  const replaces = oldSubscription && !isSame ? { replaces: oldSubscription.endpoint } : {};
  const stored = await fetch(`${location.origin}/api/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, ...replaces }),
  });
  // It was another account's: what the browser has now belongs to nobody.
  if (stored.status === 404) await renewed.unsubscribe();
  else if (!stored.ok) throw new Error('the renewed subscription was not stored');
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
