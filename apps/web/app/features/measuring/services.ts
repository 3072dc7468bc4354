import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ErrorService, TagManager } from '@dalil/domain/monitoring/measuring-services.ts';

export type MeasuringServices = {
  isCurrent: boolean;
  tagManager: TagManager | null;
  errorService: ErrorService | null;
};

/** What may be loaded after consent to the text with this hash. Rejects while the server cannot be reached. */
export async function loadServices(locale: Locale, hash: string): Promise<MeasuringServices> {
  const answer = await fetch(`/api/consent-services?locale=${locale}&text=${hash}`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`the services that need consent answered ${answer.status}`);
  return (await answer.json()) as MeasuringServices;
}
