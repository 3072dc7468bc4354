import { answerEvent, type AnswerEvent, answerEvents } from '@dalil/assistant/answer-events.ts';
import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Answer, AnswerPart, QuestionInput, ReasonCode } from '@dalil/assistant/answer.ts';
import type { AnswerDone } from '@dalil/assistant/conversation-schema.ts';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import type { ModelWork } from '../monitoring/model-watch.ts';
import type { ModelProvider } from '../providers/model/model.ts';
import { type AnswerEngine, EngineFailure } from './answer-engine.ts';
import { createAnswerGuide } from './answer-guide.ts';
import { countUnanswered } from './count-unanswered.ts';
import { saveTurn } from './save-turn.ts';
import type { PreparedQuestion } from './prepare-question.ts';
import { reserveWork } from './usage-budget.ts';

/** The maximum of the day's budget that one answer may use: a few steps, each including the previous tool results. */
const MAX_TOKENS = 40_000;

type Question = PreparedQuestion & {
  /** Whose budget a model uses: the account, otherwise the address. */
  person: string;
};

/**
 * CHAT-1, CHAT-2: answers a question step by step and saves the answer of a signed-in user. A model answers if one is configured
 * and permitted. The guide itself answers sensitive or out-of-scope questions and those the model could not answer.
 */
export async function* answerQuestion(
  deps: Deps,
  actor: Actor,
  { questionInput, conversationId, person }: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const guide = await createAnswerGuide(deps);
  const { model } = deps.assistant;
  const answer = model
    ? yield* answerWithFallback({ deps, actor, model, questionInput, guide, person }, signal)
    : yield* answerEvents(answerFromTheGuide(questionInput, guide, signal));
  // Closing the page does not change what the guide lacks, so it is counted first.
  await deps.afterAnswer(() => countUnanswered(deps, questionInput.question, answer));
  if (signal.aborted) return;
  const conversation = await saveAnswer(deps, actor, { conversationId, question: questionInput.question, answer });
  const isUncertain = answer.confidence < questionInput.preferences.confidenceThreshold;
  yield { event: 'done', data: { answer, isUncertain, conversation } };
}

type ModelQuestion = {
  deps: Deps;
  actor: Actor;
  model: ModelProvider;
  questionInput: QuestionInput;
  guide: AnswerGuide;
  person: string;
};

async function* answerWithFallback(question: ModelQuestion, signal: AbortSignal): AsyncGenerator<AnswerEvent, Answer> {
  const { deps, questionInput, guide, person } = question;
  const grounded = await collect(answerFromTheGuide(questionInput, guide, signal));
  // CHAT-7: sensitive questions and attempts to change the assistant's role never reach a model.
  const { outcome: known, safety } = grounded.answer;
  if (known === 'official' || known === 'declined' || safety) return yield* replay(grounded);
  const max = { tokens: MAX_TOKENS, milliseconds: deps.assistant.answerSeconds * 1000 };
  const reservation = await reserveWork(deps, person, max);
  if (!reservation) {
    deps.modelWatch.record({ outcome: 'budget_used', calls: 0, tokens: 0, milliseconds: 0 });
    return yield* replay(withReason(grounded, 'budget_used'));
  }
  const beganAt = performance.now();
  const count = { calls: 0, tokens: 0 };
  let outcome: ModelWork['outcome'] = 'reader_left';
  let hasSpoken = false;
  try {
    const { createModelEngine } = await import('./model/model-engine.ts');
    const engine: AnswerEngine = createModelEngine({ ...question, known: grounded.answer, count });
    // A question is answered in its own language, which the guide has detected.
    const stream = answerEvents(engine({ ...questionInput, locale: grounded.answer.locale }, guide, signal));
    let step = await stream.next();
    while (step.done !== true) {
      hasSpoken = true;
      yield step.value;
      step = await stream.next();
    }
    outcome = 'answered';
    return { ...step.value, followUps: grounded.answer.followUps };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    if (signal.aborted) return grounded.answer;
    outcome = error.reason;
    deps.log('warn', 'model_not_used', { reason: error.reason, detail: error.detail });
    if (hasSpoken) yield { event: 'part', data: { type: 'restart', reason: error.reason } };
    return yield* replay(withReason(grounded, error.reason));
  } finally {
    const work = { ...count, milliseconds: performance.now() - beganAt };
    deps.modelWatch.record({ ...work, outcome });
    await reservation.reconcile(work);
  }
}

type Collected = { parts: readonly AnswerPart[]; answer: Answer };

async function collect(stream: AsyncGenerator<AnswerPart, Answer>): Promise<Collected> {
  const parts: AnswerPart[] = [];
  let step = await stream.next();
  while (step.done !== true) {
    parts.push(step.value);
    step = await stream.next();
  }
  return { parts, answer: step.value };
}

function withReason({ parts, answer }: Collected, reason: ReasonCode): Collected {
  return { parts, answer: { ...answer, reasons: [...answer.reasons, reason] } };
}

async function* replay({ parts, answer }: Collected): AsyncGenerator<AnswerEvent, Answer> {
  for (const part of parts) yield answerEvent(part);
  return answer;
}

/** The user gets the answer even if it cannot be saved. `conversation` is null in that case. */
async function saveAnswer(
  deps: Deps,
  actor: Actor,
  turn: { conversationId: string | null; question: string; answer: Answer },
): Promise<AnswerDone['conversation']> {
  if (actor.kind === 'guest') return null;
  try {
    return await saveTurn(deps, actor, turn as Parameters<typeof saveTurn>[2]);
  } catch (error) {
    deps.log('warn', 'turn_not_saved', describeError(error));
    return null;
  }
}

/** CHAT-2: the engine that needs no model. It answers with the guide's own sentences. */
const answerFromTheGuide: AnswerEngine = async function* answerFromTheGuide(questionInput, guide, signal) {
  const stream = answerFromGuide(questionInput, guide);
  let step = await stream.next();
  while (step.done !== true) {
    signal.throwIfAborted();
    yield step.value;
    step = await stream.next();
  }
  return step.value;
};
