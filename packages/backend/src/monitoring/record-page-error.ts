import { pageErrorSchema } from '@dalil/domain/monitoring/page-error.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';

export const recordPageErrorInput = z.object(pageErrorSchema.shape);

/** ERR-3: logs a page's error under the id displayed to the user, with the trace of the request that failed. Nothing is stored. */
export const recordPageError = query({
  name: 'record-page-error',
  input: recordPageErrorInput,
  permission: 'monitoring:report:own',
  run: async ({ log, tracing }, { id, kind, name, path, traceId }) => {
    tracing.note({ 'error.id': id });
    log('warn', 'page_error', { id, kind, name, path, ...(traceId !== undefined && { failedTraceId: traceId }) });
  },
});
