import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { bookmarkFolders, bookmarks } from '@dalil/database/tables/bookmarks.ts';
import type { Database } from '@dalil/database/connection.ts';
import { mailLogEntries } from '@dalil/database/tables/mail.ts';
import { supportRequests } from '@dalil/database/tables/quality.ts';
import { searchHistory } from '@dalil/database/tables/search.ts';
import { eq } from 'drizzle-orm';
import { TEST_NOW } from '../test-api.ts';

/** Gives a user an entry in places of every sort: by id, by address, through another table, and by the name. */
export async function giveData(db: Database, userId: string, fullName = 'أمينة الحداد'): Promise<void> {
  const at = TEST_NOW;
  const [profile] = await db.update(profiles).set({ fullName }).where(eq(profiles.id, userId)).returning();
  const email = profile?.email ?? '';
  const folderId = randomUUID();
  await db.insert(bookmarkFolders).values({ userId, id: folderId, name: '=HYPERLINK("x")', addedAt: at });
  await db.insert(bookmarks).values({
    userId,
    kind: 'place',
    itemId: 'burj-khalifa',
    folderId,
    note: 'दुबई में शाम, "at six"',
    noteVersion: 1,
    addedAt: at,
    updatedAt: at,
  });
  await db
    .insert(searchHistory)
    .values({ id: randomUUID(), userId, query: 'ساحل', folded: 'sahl', resultsCount: 3, createdAt: at });
  const conversationId = randomUUID();
  await db.insert(conversations).values({ id: conversationId, userId, title: 'Beaches', createdAt: at, updatedAt: at });
  await db.insert(conversationTurns).values({
    id: randomUUID(),
    conversationId,
    position: 0,
    question: 'Which beach is quiet?',
    answer: {},
    engine: 'grounded',
    createdAt: at,
  });
  await db.insert(supportRequests).values({
    reference: `S-${userId.slice(0, 8)}`,
    idempotencyKey: randomUUID(),
    contentHash: userId,
    kind: 'support',
    topic: 'other',
    message: 'Please help',
    locale: 'en',
    page: '/',
    replyAddress: email.toUpperCase(),
    state: 'open',
    createdAt: at,
  });
  const mail = { emailAddress: email, subject: 'Welcome', html: '', text: '', createdAt: at };
  await db.insert(mailLogEntries).values({ id: randomUUID(), ...mail });
}
