import type { Database } from '@dalil/database/connection.ts';
import { outboxEmails } from '@dalil/database/tables/mail.ts';
import { desc, eq } from 'drizzle-orm';
import type { SendMail } from './mail.ts';

const LISTED = 200;

/** CONF-2: without a provider mails are kept in the database, where they wait for nobody but are not lost. */
export function createOutbox(db: Database, now: () => Date): SendMail {
  return async ({ to, ...mail }) => {
    await db
      .insert(outboxEmails)
      .values({ ...mail, emailAddress: to, createdAt: now() })
      .onConflictDoNothing();
    return { sent: 1 };
  };
}

export type OutboxEmail = typeof outboxEmails.$inferSelect;

/** The newest mails first; of one address when it is given. */
export async function listOutbox(db: Database, emailAddress?: string): Promise<OutboxEmail[]> {
  return db
    .select()
    .from(outboxEmails)
    .where(emailAddress === undefined ? undefined : eq(outboxEmails.emailAddress, emailAddress))
    .orderBy(desc(outboxEmails.createdAt), desc(outboxEmails.id))
    .limit(LISTED);
}
