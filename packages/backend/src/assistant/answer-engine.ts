import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Answer, AnswerPart, QuestionInput } from '@dalil/assistant/answer.ts';

/**
 * CHAT-2: answers a question from the guide, step by step; what it returns is the whole answer. Stops when the signal is
 * aborted. An engine that cannot answer throws `EngineFailure`.
 */
export type AnswerEngine = (
  questionInput: QuestionInput,
  guide: AnswerGuide,
  signal: AbortSignal,
) => AsyncGenerator<AnswerPart, Answer>;

/** Why a model did not answer; the grounded engine answers in its place and says so. */
export type EngineFailureReason = 'model_failed' | 'model_slow' | 'model_unconfirmed';

export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;
  /** For the log: a status or a name, never words of the provider. */
  readonly detail: string;

  constructor(reason: EngineFailureReason, detail: string) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
