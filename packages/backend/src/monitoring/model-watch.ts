/** How an answer that a model was to write ended. Unless the model answered or the user left, the guide answered instead. */
export const MODEL_OUTCOMES = [
  'answered',
  'model_failed',
  'model_slow',
  'model_unconfirmed',
  'budget_used',
  'reader_left',
] as const;

/** One answer: figures only, no data of a question, an answer or a person. */
export type ModelWork = {
  outcome: (typeof MODEL_OUTCOMES)[number];
  /** Requests to the model, one for each step. */
  calls: number;
  tokens: number;
  milliseconds: number;
};

/** What this process observes of the model while it answers. No model requests are made for monitoring. */
export type ModelWatch = {
  record: (work: ModelWork) => void;
  /** Calls the listener for each answer. */
  listen: (onWork: (work: ModelWork) => void) => void;
  /** Whether the model failed for too many of the latest questions. */
  isFailing: () => boolean;
};

const WINDOW_MS = 15 * 60_000;
const MAX_SAMPLES = 100;
const FAILING_SHARE = 0.2;

/**
 * MON-1: a model is failing if one in five questions of the last quarter of an hour got no answer from it or not in time.
 * Unconfirmed answers and answers whose user left do not count as failures, because the model was available.
 */
export function createModelWatch(now: () => Date): ModelWatch {
  const listeners: ((work: ModelWork) => void)[] = [];
  let latest: { at: number; isFailure: boolean }[] = [];
  return {
    record: (work) => {
      for (const onWork of listeners) onWork(work);
      if (work.outcome === 'budget_used' || work.outcome === 'reader_left') return;
      const isFailure = work.outcome === 'model_failed' || work.outcome === 'model_slow';
      latest = [...latest, { at: now().getTime(), isFailure }].slice(-MAX_SAMPLES);
    },
    listen: (onWork) => void listeners.push(onWork),
    isFailing: () => {
      const since = now().getTime() - WINDOW_MS;
      const within = latest.filter(({ at }) => at > since);
      const failures = within.filter(({ isFailure }) => isFailure).length;
      return failures > 0 && failures / within.length >= FAILING_SHARE;
    },
  };
}
