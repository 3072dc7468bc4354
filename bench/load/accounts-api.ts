import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswordHasher } from '@dalil/backend/accounts/password-hasher.ts';
import { createAfterAnswer } from '@dalil/backend/core/after-answer.ts';
import { openJobQueue } from '@dalil/backend/core/job-queue.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { createTestClient } from '@dalil/backend/test-client.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { refreshStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { accounts, profiles } from '@dalil/database/tables/accounts.ts';

export const PASSWORD = 'a quiet evening at the creek';
const ORIGIN = 'https://dalil.example';

/** The API with its real password hashes on its own database, with accounts. */
export async function openAccountsApi() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
  const embedded = await startEmbeddedDatabase({ dataDir, onIncident: () => {} });
  await migrateDatabase(embedded.address);
  const database = await openDatabase(embedded.address);
  await refreshStartingContent(database.db, { now: new Date() });
  const passwords = createPasswordHasher();
  const log = () => {};
  const queue = await openJobQueue({ ...database, address: embedded.address, log });
  const { afterAnswer, finished } = createAfterAnswer(log);
  const site = createTestApi(database.db, {
    passwords,
    afterAnswer,
    randomInt,
    log,
    now: () => new Date(),
    limitSecret: randomUUID(),
    queueEmail: (target, email) => queue.enqueue(target, 'send-email', email),
  });
  const password = await passwords.hash(PASSWORD);
  let visitors = 0;
  return {
    site,
    /** Waits for work that continues after the response. */
    finished,
    /** A visitor no limiter has counted yet. */
    visitor: () => {
      visitors += 1;
      return createTestClient(site.api, ORIGIN, `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`);
    },
    /** An address with a confirmed account. */
    addPerson: async () => {
      const [id, time] = [randomUUID(), new Date()];
      const email = `${id}@example.com`;
      const times = { createdAt: time, updatedAt: time };
      await database.db.insert(profiles).values({ id, email, emailVerified: true, fullName: 'Amina', ...times });
      const row = { id: randomUUID(), userId: id, providerId: 'credential', accountId: id, password };
      await database.db.insert(accounts).values({ ...row, ...times });
      return email;
    },
    [Symbol.asyncDispose]: async () => {
      await finished();
      await queue.close();
      await database.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
