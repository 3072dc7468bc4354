import { randomUUID } from 'node:crypto';
import { answerSchema } from '@dalil/assistant/answer-schema.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { MAX_QUESTION_LENGTH, MAX_CONVERSATIONS, titleOfQuestion } from '@dalil/assistant/conversation.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { and, eq, sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';

/**
 * CHAT-6: saves a question with its answer, in a new conversation if none is named or it was deleted meanwhile. If the user has
 * too many conversations, the least recently used one is deleted.
 */
export const saveTurn = command({
  name: 'save-turn',
  input: z.object({
    conversationId: z.nullable(z.uuid()),
    question: textInput().max(MAX_QUESTION_LENGTH),
    answer: answerSchema,
  }),
  permission: 'assistant:change:own',
  audit: { none: 'users save their own questions' },
  run: async (deps, { conversationId, question, answer }, actor) => {
    const { userId } = signedIn(actor);
    const conversation = await goOn(deps, userId, conversationId, question);
    const [last] = await deps.db
      .select({ next: sql<number>`coalesce(max(${conversationTurns.position}) + 1, 0)`.mapWith(Number) })
      .from(conversationTurns)
      .where(eq(conversationTurns.conversationId, conversation.id));
    const turnId = randomUUID();
    await deps.db.insert(conversationTurns).values({
      id: turnId,
      conversationId: conversation.id,
      position: last?.next ?? 0,
      question,
      answer: answer satisfies Answer,
      engine: answer.engine,
      createdAt: deps.now(),
    });
    return { ...conversation, turnId };
  },
});

/** Updating the row locks it, so that two parallel questions in one conversation are saved one after the other. */
async function goOn({ db, now }: Deps, userId: string, id: string | null, question: string) {
  if (id !== null) {
    const [known] = await db
      .update(conversations)
      .set({ updatedAt: now() })
      .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
      .returning({ id: conversations.id, title: conversations.title });
    if (known) return known;
  }
  const begun = { id: randomUUID(), title: titleOfQuestion(question) };
  await db.insert(conversations).values({ ...begun, userId, createdAt: now(), updatedAt: now() });
  await db.execute(sql`delete from ${conversations} where id in (
    select id from ${conversations} where user_id = ${userId} order by updated_at desc, created_at desc, id offset ${MAX_CONVERSATIONS})`);
  return begun;
}
