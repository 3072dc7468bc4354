import { type AnswerEvent, writeEvent } from '@dalil/assistant/answer-events.ts';
import type { Deps } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import { Failure } from '../core/failure.ts';

/** Proxies and our own server close an idle connection, so a heartbeat is sent. */
const BEAT_MS = 10_000;

type ProblemEvent = { event: 'problem'; data: { code: string } };

/**
 * Streams an answer as server-sent events. `begin` receives a signal that is aborted when the client disconnects, which stops the
 * work. Errors after the first byte are reported by the event `problem`.
 */
export function streamAnswer(
  { log }: Pick<Deps, 'log'>,
  begin: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const write = (event: AnswerEvent | ProblemEvent) => encoder.encode(writeEvent(event));
  let beat: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      beat = setInterval(() => stream.enqueue(encoder.encode(': wait\n\n')), BEAT_MS);
      const notify = async () => {
        try {
          for await (const event of begin(left.signal)) {
            if (left.signal.aborted) return;
            stream.enqueue(write(event));
          }
        } catch (error) {
          if (left.signal.aborted) return;
          const code = error instanceof Failure ? error.code : 'internal_error';
          if (code === 'internal_error') log('error', 'answer_failed', describeError(error));
          stream.enqueue(write({ event: 'problem', data: { code } }));
        } finally {
          clearInterval(beat);
          if (!left.signal.aborted) stream.close();
        }
      };
      void notify();
    },
    cancel: () => {
      clearInterval(beat);
      left.abort();
    },
  });
}
