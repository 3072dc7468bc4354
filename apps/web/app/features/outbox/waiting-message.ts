import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';

/**
 * A message that has not arrived yet. `limited`: the server takes the next one at `notBefore`, in milliseconds;
 * `refused`: it will never take this one as it is, and its writer has to change it.
 */
export type WaitingMessage = { request: SupportRequest & { locale: Locale } } & (
  | { state: 'new' | 'failed' | 'refused' }
  | { state: 'limited'; notBefore: number }
);
