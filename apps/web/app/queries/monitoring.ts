import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import type { ApiClient } from '../data/api.ts';

/** Reports an error to the server under the id displayed to the user. A report that fails is dropped: the user has the id. */
export async function sendPageError(
  api: ApiClient,
  report: { id: string; kind: PageErrorKind; name: string; path: string },
): Promise<void> {
  await api.api.monitoring.errors.$post({ json: report }).catch(() => undefined);
}
