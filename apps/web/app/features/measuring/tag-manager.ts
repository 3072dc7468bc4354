import type { TagManager } from '@dalil/domain/monitoring/measuring-services.ts';
import { deleteTagCookies } from '../consent/delete-tag-cookies.ts';

type Granted = { analytics: boolean; marketing: boolean; preferences: boolean; functional: boolean };
type TagWindow = Window & { dataLayer?: unknown[] };

let hasStarted = false;

/** PRIV-3: loads the tag manager once, everything denied at first, and tells it what the user agreed to (consent mode). */
export function startTags({ id, url }: TagManager, granted: Granted): void {
  if (hasStarted) return command('consent', 'update', stateOf(granted));
  hasStarted = true;
  command('consent', 'default', stateOf(NONE));
  command('set', 'ads_data_redaction', true);
  command('consent', 'update', stateOf(granted));
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/gtm.js?id=${id}`;
  document.head.append(script);
}

/** The script of a page cannot be unloaded: it is told that everything is denied, and what it stored is deleted. */
export function stopTags(): void {
  if (!hasStarted) return;
  command('consent', 'update', stateOf(NONE));
  deleteTagCookies();
}

const NONE: Granted = { analytics: false, marketing: false, preferences: false, functional: false };

function stateOf({ analytics, marketing, preferences, functional }: Granted): Record<string, 'granted' | 'denied'> {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    personalization_storage: state(preferences),
    functionality_storage: state(functional),
    security_storage: 'granted',
  };
}

function layer(): unknown[] {
  const page = window as TagWindow;
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Commands are told from events by being an `arguments` object. */
function command(..._words: unknown[]): void {
  layer().push(arguments);
}
