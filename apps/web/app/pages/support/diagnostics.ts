import type { Diagnostics } from '@dalil/domain/quality/support-request.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

const BROWSER_LIMIT = 400;

/** Optional technical details for finding a fault: site version, browser and its language, connection. */
export function readDiagnostics(): Diagnostics {
  return {
    version: String(import.meta.env.APP_VERSION ?? 'dev'),
    browser: cutText(navigator.userAgent, BROWSER_LIMIT),
    browserLanguage: navigator.language,
    isOnline: navigator.onLine,
  };
}

/** The id of the error the user came from: from the page's address, otherwise the last one displayed in this tab. */
export function errorIdOf(search: string, last: string | null): string | null {
  const named = new URLSearchParams(search).get('error') ?? last;
  return named !== null && /^[A-Za-z0-9-]{6,40}$/.test(named) ? named : null;
}
