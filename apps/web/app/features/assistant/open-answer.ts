import type { Question } from '@dalil/assistant/conversation-schema.ts';
import type { Clock } from '../announcer/clock.ts';
import { isUnreached } from './server-reach.ts';

/** A server that says nothing for so long leaves the question to this device, where it can answer. */
export const PATIENCE_MS = 4000;

/** `storedAt`: of an answer of this device, when it last heard that its guide is the newest (an ISO instant). */
export type OpenedAnswer = { body: ReadableStream<Uint8Array>; storedAt: string | null };

/** A question in the words of both who may answer it: the server knows conversations it keeps, the device does not. */
export type Questions = { ofServer: Question; ofDevice: Question };

type Open = (question: Question, signal: AbortSignal) => Promise<OpenedAnswer>;
export type AnswerSources = {
  server: Open;
  /** Fails with the code `offline` where the guide is not on the device. */
  device: Open;
  clock: Clock;
  isOnline: () => boolean;
  /** Whether the page has learned that no server answers. */
  isUnreachable: () => boolean;
  /** Hears whether the server said anything. */
  note: (isReached: boolean) => void;
};

/**
 * CHAT-5: the server answers; this device does where there is no network, no server, or a line that brings nothing. Where the
 * page knows of none both are asked at once: what the server says before the device has answered counts, a refusal as well.
 */
export async function openAnswer(
  sources: AnswerSources,
  questions: Questions,
  signal: AbortSignal,
): Promise<OpenedAnswer> {
  const queryDevice = () => sources.device(questions.ofDevice, signal);
  if (!sources.isOnline()) return queryDevice();
  const sender = sources.server(questions.ofServer, signal);
  const received = sender.catch((error: unknown) => ({ error }));
  void received.then((answer) => signal.aborted || sources.note('body' in answer || !isUnreached(answer.error)));
  const answering = sources.isUnreachable() ? queryDevice() : null;
  const silent = answering ? answering.then(silence, silence) : patience(sources.clock);
  const first = await Promise.race([received, silent]);
  if (first !== null && 'body' in first) return first;
  if (first === null && !answering) sources.note(false);
  if (signal.aborted || (first !== null && !isUnreached(first.error))) return sender;
  try {
    const opened = await (answering ?? queryDevice());
    // What comes late is let go, which ends the work on the server.
    sender.then(({ body }) => body.cancel()).catch(() => undefined);
    return opened;
  } catch {
    // Only the server can answer, and says itself why it does not.
    return sender;
  }
}

const silence = () => null;

function patience(clock: Clock): Promise<null> {
  return new Promise((resolve) => {
    clock.after(PATIENCE_MS, () => resolve(null));
  });
}
