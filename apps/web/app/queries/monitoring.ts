import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import type { ApiClient } from '../data/api.ts';

/** Tells the server of an error under the id the reader sees. A report that fails is dropped: the reader has the id. */
export async function sendPageError(
  api: ApiClient,
  report: { id: string; kind: PageErrorKind; name: string; path: string },
): Promise<void> {
  await api.api.monitoring.errors.$post({ json: report }).catch(() => undefined);
}
