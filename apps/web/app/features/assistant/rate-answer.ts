import type { Answer } from '@dalil/assistant/answer.ts';
import type { DeviceRating } from '@dalil/assistant/conversation-schema.ts';
import { MAX_SHARED_ANSWER_LENGTH, type Rating } from '@dalil/assistant/conversation.ts';
import { writeAnswer } from '@dalil/assistant/written-answer.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { ApiClient } from '../../data/api.ts';
import { sendFeedback } from '../../queries/assistant.ts';
import { SYSTEM_CLOCK } from '../announcer/clock.ts';
import { createDeferred, UNDO_MS } from './deferred.ts';
import { queueRating, takeBackQueued } from './queue-rating.ts';
import { type ThreadTurn, threadStore } from './thread-store.ts';

type AnsweredTurn = ThreadTurn & { answer: Answer };

/** The maximum number of sources a rating names. */
const MAX_CITED = 40;

/** Actions of this tab that can still be undone. */
export const deferred = createDeferred(SYSTEM_CLOCK);

/** CHAT-5: the answer was given without the server, so its rating waits in the device's queue. */
export function isOfDevice({ storedAt }: ThreadTurn): boolean {
  return typeof storedAt === 'string';
}

/** A rating applies immediately and is sent a little later, so that it can be undone. `onFailure`: it did not arrive. */
export function rateAnswer(api: ApiClient, turn: AnsweredTurn, rating: Rating, onFailure: () => void): void {
  const { key, turnId } = turn;
  const given = ratingOf(turn, rating);
  const fail = () => {
    threadStore.change(key, { rating: turn.rating });
    onFailure();
  };
  threadStore.change(key, { rating });
  if (isOfDevice(turn)) queueRating(given, SYSTEM_CLOCK.now() + UNDO_MS).catch(fail);
  else deferred.later(key, () => void sendFeedback(api, { ...given, turnId }).catch(fail));
}

type Note = { message: string; isShared: boolean };

/** The user's note about a wrong answer. It replaces the rating, sent or not. */
export function sendNote(api: ApiClient, turn: AnsweredTurn, { message, isShared }: Note): Promise<void> {
  const shared = isShared
    ? { question: turn.question, answer: cutText(writeAnswer(turn.answer), MAX_SHARED_ANSWER_LENGTH) }
    : null;
  const given = { ...ratingOf(turn, 'not_useful'), message: message === '' ? null : message, shared };
  if (isOfDevice(turn)) return queueRating(given, SYSTEM_CLOCK.now());
  deferred.takeBack(turn.key);
  return sendFeedback(api, { ...given, turnId: turn.turnId });
}

function ratingOf({ key, answer }: AnsweredTurn, rating: Rating): DeviceRating {
  const { locale, engine, outcome, citations } = answer;
  const cited = citations.map(({ kind, id }) => `${kind}/${id}`).slice(0, MAX_CITED);
  return { key, rating, locale, engine, outcome, cited };
}

/** Undoes a rating that was not sent yet. */
export async function takeBackRating(turn: ThreadTurn): Promise<void> {
  const { key, rating } = turn;
  const isTaken = isOfDevice(turn) ? await takeBackQueued(key) : deferred.takeBack(key);
  if (isTaken) threadStore.change(key, { rating });
}
