import type { DeviceRating } from '@dalil/assistant/conversation-schema.ts';
import { answerFeedback } from '@dalil/database/tables/assistant.ts';
import type { Deps } from '../core/deps.ts';

/**
 * Saves a user's rating of an answer without an identity, with question and answer only where the user shared them. A rating
 * with the key of an earlier one replaces it.
 */
export async function saveRating({ db, now }: Deps, { key, shared, ...given }: DeviceRating): Promise<void> {
  const row = {
    ...given,
    message: given.message || null,
    question: shared?.question ?? null,
    answer: shared?.answer ?? null,
    createdAt: now(),
  };
  await db
    .insert(answerFeedback)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: answerFeedback.key, set: row });
}
