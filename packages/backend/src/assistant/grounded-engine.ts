import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { AnswerEngine } from './answer-engine.ts';

/** CHAT-2: the engine that needs no model: it answers with the guide's own sentences. */
export const answerFromTheGuide: AnswerEngine = async function* answerFromTheGuide(asked, guide, signal) {
  const spoken = answerFromGuide(asked, guide);
  let step = await spoken.next();
  while (step.done !== true) {
    signal.throwIfAborted();
    yield step.value;
    step = await spoken.next();
  }
  return step.value;
};
