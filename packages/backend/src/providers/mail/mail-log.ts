import type { Database } from '@dalil/database/connection.ts';
import { mailLogEntries } from '@dalil/database/tables/mail.ts';
import { desc, eq } from 'drizzle-orm';
import type { SendMail } from './mail.ts';

const LISTED = 200;

/** CONF-2: without a provider mails are stored in the database. They are not delivered, but not lost. */
export function createMailLog(db: Database, now: () => Date): SendMail {
  return async ({ to, id, subject, html, text }) => {
    await db
      .insert(mailLogEntries)
      .values({ id, subject, html, text, emailAddress: to, createdAt: now() })
      .onConflictDoNothing();
    return { sent: 1 };
  };
}

export type MailLogEntry = typeof mailLogEntries.$inferSelect;

/** The mails, newest first. Filtered by address if one is given. */
export async function listMailLog(db: Database, emailAddress?: string): Promise<MailLogEntry[]> {
  return db
    .select()
    .from(mailLogEntries)
    .where(emailAddress === undefined ? undefined : eq(mailLogEntries.emailAddress, emailAddress))
    .orderBy(desc(mailLogEntries.createdAt), desc(mailLogEntries.id))
    .limit(LISTED);
}
