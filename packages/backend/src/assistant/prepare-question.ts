import type { Answer, QuestionInput, Turn } from '@dalil/assistant/answer.ts';
import { questionSchema } from '@dalil/assistant/conversation-schema.ts';
import { MAX_TURNS, MAX_PREVIOUS_TURNS } from '@dalil/assistant/conversation.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { repairPreferences } from '@dalil/domain/accounts/preference-rules.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';

/** A question with its context. `conversationId` is the conversation it continues, or null to begin one. */
export type PreparedQuestion = { questionInput: QuestionInput; conversationId: string | null };

/**
 * CHAT-1: prepares the input of an engine. The turns of a saved conversation come from the server, those of a guest come with the
 * question. Fails with `not_found` if the conversation does not exist or belongs to another user.
 */
export const prepareQuestion = query({
  name: 'prepare-question',
  input: questionSchema,
  permission: 'assistant:ask:own',
  run: async (deps, input, actor): Promise<PreparedQuestion> => {
    const { question, locale, about, conversationId } = input;
    const saved = conversationId ? await findTurns(deps, actor, conversationId) : null;
    return {
      conversationId: saved && saved.count < MAX_TURNS ? (conversationId ?? null) : null,
      questionInput: {
        question,
        locale,
        now: deps.now(),
        about: about ?? null,
        before: saved ? saved.turns : input.before,
        preferences: await findPreferences(deps, actor, input.preferences ?? DEFAULT_PREFERENCES.aiPreferences),
      },
    };
  },
});

async function findTurns({ db }: Deps, actor: Actor, id: string): Promise<{ count: number; turns: Turn[] }> {
  if (actor.kind === 'guest') throw new Failure('not_found');
  const own = and(eq(conversations.id, id), eq(conversations.userId, actor.userId));
  const [found] = await db.select({ id: conversations.id }).from(conversations).where(own);
  if (!found) throw new Failure('not_found');
  const rows = await db
    .select()
    .from(conversationTurns)
    .where(eq(conversationTurns.conversationId, id))
    .orderBy(desc(conversationTurns.position))
    .limit(MAX_PREVIOUS_TURNS);
  const turns = rows.toReversed().map(({ question, answer }) => ({ question, cited: citedIn(answer as Answer) }));
  return { count: (rows[0]?.position ?? -1) + 1, turns };
}

function citedIn({ citations }: Answer): Turn['cited'] {
  return citations.map(({ kind, id }) => ({ kind, id }));
}

/** CHAT-3: the preferences of the account. Those of a guest come from the device. */
async function findPreferences(
  { db }: Deps,
  actor: Actor,
  ofDevice: QuestionInput['preferences'],
): Promise<QuestionInput['preferences']> {
  if (actor.kind === 'guest') return ofDevice;
  const [row] = await db
    .select({ data: userPreferences.data })
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, actor.userId), eq(userPreferences.category, 'aiPreferences')));
  return repairPreferences({ aiPreferences: row?.data }).aiPreferences;
}
