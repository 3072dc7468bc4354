import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './connection-failure.ts';

/**
 * Drizzle over a pool whose transactions give their connection back however they end. Drizzle's own keep it for ever
 * when `begin` meets a dead one, until the pool has none left.
 */
export function pooledDatabase(pool: pg.Pool): NodePgDatabase {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      // A connection that may be dead must not reach whoever waits for one.
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
