import type { Diagnostics } from '@dalil/domain/quality/support-request.ts';

const BROWSER_LIMIT = 400;

/** What can be sent along to find a fault: the version of the site, the browser and its language, the connection. */
export function readDiagnostics(): Diagnostics {
  return {
    version: String(import.meta.env.APP_VERSION ?? 'dev'),
    browser: navigator.userAgent.slice(0, BROWSER_LIMIT),
    browserLanguage: navigator.language,
    isOnline: navigator.onLine,
  };
}

/** The error the reader came from, by the address of the page, else the last one this tab has shown. */
export function errorIdOf(search: string, last: string | null): string | null {
  const named = new URLSearchParams(search).get('error') ?? last;
  return named !== null && /^[A-Za-z0-9-]{6,40}$/.test(named) ? named : null;
}
