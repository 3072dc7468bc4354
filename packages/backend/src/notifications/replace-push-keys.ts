import type { Database } from '@dalil/database/connection.ts';
import { readGeneratedKeys, removeGeneratedKeys } from '@dalil/database/generated-key.ts';
import { pushSubscriptions } from '@dalil/database/tables/notifications.ts';

/**
 * Removes the keys of push, because others may know them; the next start makes another. Subscriptions are tied to their key, so they
 * are deleted. Returns how many.
 */
export async function replacePushKeys(db: Database, name: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const keys = await readGeneratedKeys(transaction, name);
    await removeGeneratedKeys(
      transaction,
      name,
      keys.map(({ version }) => version),
    );
    const ended = await transaction.delete(pushSubscriptions).returning({ id: pushSubscriptions.id });
    return ended.length;
  });
}
