import { healthCheck } from '@dalil/database/tables/monitoring.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

export const healthStatusSchema = z.enum(['healthy', 'degraded', 'unhealthy']);

const SLOW_DATABASE_MS = 2000;

/**
 * MON-1: the state of each part and of the whole, which is the worst of them. The database is healthy when its one
 * row reads back, degraded when that is slow, unhealthy when it fails.
 */
export const getHealth = query({
  name: 'get-health',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async ({ db, log }) => {
    const startedAt = performance.now();
    const database = await db
      .select({ status: healthCheck.status })
      .from(healthCheck)
      .where(eq(healthCheck.id, 1))
      .then(
        ([row]) => {
          if (row?.status !== 'ok') return 'unhealthy' as const;
          return performance.now() - startedAt > SLOW_DATABASE_MS ? ('degraded' as const) : ('healthy' as const);
        },
        (error: unknown) => {
          log('error', 'health_database_failed', { name: error instanceof Error ? error.name : 'unknown' });
          return 'unhealthy' as const;
        },
      );
    return { status: database, parts: { database } };
  },
});
