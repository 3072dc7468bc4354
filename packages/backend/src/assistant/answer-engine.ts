import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Answer, AnswerPart, QuestionInput } from '@dalil/assistant/answer.ts';

/**
 * CHAT-2: answers a question from the guide step by step and returns the whole answer. Stops when the signal is aborted. An
 * engine that cannot answer throws `EngineFailure`.
 */
export type AnswerEngine = (
  questionInput: QuestionInput,
  guide: AnswerGuide,
  signal: AbortSignal,
) => AsyncGenerator<AnswerPart, Answer>;

/** Why a model did not answer. The grounded engine answers instead and reports the reason. */
export type EngineFailureReason = 'model_failed' | 'model_slow' | 'model_unconfirmed';

export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;
  /** For the log: a status or a name, never text of the provider. */
  readonly detail: string;

  constructor(reason: EngineFailureReason, detail: string) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
