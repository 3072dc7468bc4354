import type { Database } from '@dalil/database/connection.ts';
import { offlineState } from '@dalil/database/tables/offline-guide.ts';

/** Whether devices can download the offline guide: false after the first start and after a restore, until it has been built. */
export async function isGuidePacked(db: Database): Promise<boolean> {
  const [state] = await db.select({ version: offlineState.version }).from(offlineState).limit(1);
  return state !== undefined;
}
