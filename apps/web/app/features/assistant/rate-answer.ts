import type { Answer } from '@dalil/domain/assistant/answer.ts';
import { LONGEST_SHARED_ANSWER, type Rating } from '@dalil/domain/assistant/conversation.ts';
import { writeAnswer } from '@dalil/domain/assistant/written-answer.ts';
import type { ApiClient } from '../../data/api.ts';
import { type Feedback, sendFeedback } from '../../queries/assistant.ts';
import { SYSTEM_CLOCK } from '../announcer/clock.ts';
import { createDeferred } from './deferred.ts';
import { type ThreadTurn, threadStore } from './thread-store.ts';

type AnsweredTurn = ThreadTurn & { answer: Answer };

/** A rating names no more. */
const MOST_CITED = 40;

/** What can still be taken back in this tab. */
export const deferred = createDeferred(SYSTEM_CLOCK);

/** A rating stands at once and is sent a little later, so that it can be taken back. `onFailure`: it did not arrive. */
export function rateAnswer(api: ApiClient, turn: AnsweredTurn, rating: Rating, onFailure: () => void): void {
  const { key } = turn;
  threadStore.change(key, { rating });
  deferred.later(key, () => {
    sendFeedback(api, feedbackOf(turn, rating)).catch(() => {
      threadStore.change(key, { rating: turn.rating });
      onFailure();
    });
  });
}

type Note = { message: string; isShared: boolean };

/** What was wrong with an answer. It takes the place of the rating, sent or not. */
export function sendNote(api: ApiClient, turn: AnsweredTurn, { message, isShared }: Note): Promise<void> {
  deferred.takeBack(turn.key);
  const shared = isShared
    ? { question: turn.question, answer: writeAnswer(turn.answer).slice(0, LONGEST_SHARED_ANSWER) }
    : null;
  return sendFeedback(api, { ...feedbackOf(turn, 'not_useful'), message: message === '' ? null : message, shared });
}

function feedbackOf({ key, answer, turnId }: AnsweredTurn, rating: Rating): Feedback {
  const { locale, engine, outcome, citations } = answer;
  const cited = citations.map(({ kind, id }) => `${kind}/${id}`).slice(0, MOST_CITED);
  return { key, rating, locale, engine, outcome, cited, turnId };
}

/** Takes a rating back that was not sent yet. */
export function takeBackRating({ key, rating }: ThreadTurn): void {
  if (deferred.takeBack(key)) threadStore.change(key, { rating });
}
