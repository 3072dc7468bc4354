import type { Answer, AnswerPart, Citation } from './answer.ts';
import type { AnswerDone, AnswerPartEvent } from './conversation-schema.ts';

/** Events of an answer stream, in this order: citations and parts, then `done`. */
export type AnswerEvent =
  | { event: 'citation'; data: { at: number; citation: Citation } }
  | { event: 'part'; data: AnswerPartEvent }
  | { event: 'done'; data: AnswerDone };

/** Converts the steps of an engine to events. Returns its answer. */
export async function* answerEvents(stream: AsyncGenerator<AnswerPart, Answer>): AsyncGenerator<AnswerEvent, Answer> {
  let step = await stream.next();
  while (step.done !== true) {
    yield answerEvent(step.value);
    step = await stream.next();
  }
  return step.value;
}

export function answerEvent(part: AnswerPart): AnswerEvent {
  if (part.type !== 'citation') return { event: 'part', data: part as AnswerPartEvent };
  const { at, citation } = part;
  return { event: 'citation', data: { at, citation } };
}

/** Formats a server-sent event. */
export function writeEvent({ event, data }: { event: string; data: unknown }): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
