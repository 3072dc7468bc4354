import type { Answer } from '@dalil/assistant/answer.ts';
import { NO_TOPIC } from '@dalil/assistant/classifier/topics.ts';
import { isSure, readTopic } from '@dalil/assistant/read-topic.ts';
import { unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** Nothing in the guide answers. Questions that are declined or referred to an authority are answered as intended. */
const UNANSWERED: readonly Answer['outcome'][] = ['unknown', 'closest'];

/**
 * Adds a question without an answer to the counter of its day, topic and language. The question is read for its topic only: neither
 * its text nor who asked reaches the database. A topic that is not clear counts as none.
 */
export async function countUnanswered(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  question: string,
  { outcome, locale }: Pick<Answer, 'outcome' | 'locale'>,
): Promise<void> {
  if (!UNANSWERED.includes(outcome)) return;
  const reading = readTopic(question, []);
  const topic = isSure(reading) ? (reading[0]?.[0] ?? NO_TOPIC) : NO_TOPIC;
  await db
    .insert(unansweredCounts)
    .values({ day: dubaiDate(now()), topic, locale, questions: 1 })
    .onConflictDoUpdate({
      target: [unansweredCounts.day, unansweredCounts.topic, unansweredCounts.locale],
      set: { questions: sql`${unansweredCounts.questions} + 1` },
    });
}
