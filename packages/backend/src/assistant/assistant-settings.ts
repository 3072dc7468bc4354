import type { ModelProvider } from '../providers/model/model.ts';

/** How the assistant answers on this server, and how much a model may work for one person per day. */
export type AssistantSettings = {
  /** Null: the guide answers without a model. */
  model: ModelProvider | null;
  tokensPerDay: number;
  secondsPerDay: number;
  /** How long a model may take to begin and to finish an answer. */
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
