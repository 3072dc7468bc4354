import type { Log } from '@dalil/backend/core/deps.ts';
import { NO_TRACING } from '@dalil/backend/core/tracing.ts';
import type { OpenDatabase } from '@dalil/database/connection.ts';
import type { OpenTracing } from './open-telemetry.ts';
import type { TracingSettings } from '../tracing-settings.ts';

type Parts = {
  settings: TracingSettings | null;
  environment: string;
  log: Log;
  pool: OpenDatabase['pool'];
};

/** MON-3: nothing of tracing is loaded, and no request does anything for it, where no collector is configured. */
export async function openTracing({ settings, environment, log, pool }: Parts): Promise<OpenTracing> {
  if (!settings) return { tracing: NO_TRACING, close: async () => {} };
  const [{ openTelemetry }, { traceDatabase }, { traceFetches }] = await Promise.all([
    import('./open-telemetry.ts'),
    import('./trace-database.ts'),
    import('./trace-fetches.ts'),
  ]);
  const { tracing, close } = openTelemetry({ settings, environment, log });
  traceDatabase(pool, tracing);
  const stopFetches = traceFetches(tracing);
  return {
    tracing,
    close: async () => {
      stopFetches();
      await close();
    },
  };
}
