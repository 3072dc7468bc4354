import { LinguiContext } from '@lingui/react';
import { useContext } from 'react';

/** English texts for screens that must be displayed even when the messages of the page's language could not be loaded. */
export const FALLBACK_MESSAGES: Record<string, string> = {
  'shell.error.notFound': 'Page not found',
  'shell.error.server': 'Server error - Please try again later',
  'shell.error.tooMany': 'Too Many Requests',
  'shell.error.unavailable': 'Service Unavailable',
  'shell.error.generic': 'An error occurred',
  'shell.error.unexpected': 'An unexpected error occurred',
  'shell.error.oops': 'Oops! Something went wrong',
  'shell.error.session': 'There was a problem with your session. Please refresh to continue.',
  'shell.error.refresh': 'Refresh',
  'shell.account.signIn': 'Sign In',
  'shell.error.goToHomepage': 'Go to Homepage',
  'shell.error.loading': 'Loading Error',
  'shell.error.connection': 'Connection Problem',
  'shell.error.display': 'Display Error',
  'shell.error.unknown': 'Something went wrong',
  'shell.error.id': 'Error ID',
  'shell.crash.tryAgain': 'Try Again',
  'shell.crash.goHome': 'Go Home',
  'shell.crash.getHelp': 'Get Help',
  'shell.crash.forceRefresh': 'Force Refresh',
};

export type Translate = (key: string, values?: Record<string, unknown>) => string | null;

/** Translations for an error page: the message, otherwise its English text, otherwise null, which omits the part. */
export function useErrorMessages(): Translate {
  const i18n = useContext(LinguiContext)?.i18n;
  return (key, values) => (i18n?.messages[key] ? i18n._(key, values) : (FALLBACK_MESSAGES[key] ?? null));
}
