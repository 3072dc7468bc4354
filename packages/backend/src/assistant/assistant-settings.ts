import type { ModelProvider } from '../providers/model/model.ts';

/** How the assistant answers here, and how much a model may work for one person on a day. */
export type AssistantSettings = {
  /** Null: the guide answers by itself. */
  model: ModelProvider | null;
  tokensPerDay: number;
  secondsPerDay: number;
  /** How long a model may take to begin, and for its whole answer. */
  firstWordsSeconds: number;
  answerSeconds: number;
};

export const DEFAULT_ASSISTANT: AssistantSettings = {
  model: null,
  tokensPerDay: 200_000,
  secondsPerDay: 900,
  firstWordsSeconds: 20,
  answerSeconds: 60,
};
