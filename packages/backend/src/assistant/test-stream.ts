import type { Answer } from '@dalil/assistant/answer.ts';
import type { AnswerDone } from '@dalil/assistant/conversation-schema.ts';

export type StreamEvent = { event: string; data: Record<string, unknown> };

/** The events of a stream, without comments. */
export function readEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return {
        event: event.slice('event: '.length),
        data: JSON.parse(data.slice('data: '.length)) as StreamEvent['data'],
      };
    });
}

/** The final answer, and what was displayed before. */
export async function readAnswer(
  response: Response,
): Promise<{ done: AnswerDone; answer: Answer; events: StreamEvent[] }> {
  const events = readEvents(await response.text());
  const done = events.find(({ event }) => event === 'done')?.data as AnswerDone | undefined;
  if (!done) throw new Error(`the stream ended without an answer: ${JSON.stringify(events)}`);
  return { done, answer: done.answer, events };
}

/** The text of an answer. Removed sentences have none. */
export function translatorOf({ blocks }: Answer): string {
  return blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map(({ text }) => text))).join(' ');
}
