import type { Question } from '@dalil/assistant/conversation-schema.ts';
import type { Clock } from '../announcer/clock.ts';
import { isUnreached } from './server-reach.ts';

/** After this silence of the server the question is answered on this device, if it can. */
export const PATIENCE_MS = 4000;

/** `storedAt`: for an answer of this device, when its guide was last confirmed to be the newest (an ISO instant). */
export type OpenedAnswer = { body: ReadableStream<Uint8Array>; storedAt: string | null };

/** A question as each engine needs it: the server knows the conversations it stores, the device does not. */
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
  /** Records whether the server responded. */
  note: (isReached: boolean) => void;
};

/**
 * CHAT-5: the server answers. This device answers if there is no network, no server or a connection without data. If the page
 * knows of no reachable server both are queried immediately: a server response before the device's answer is used, including a
 * rejection.
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
    // A late response is cancelled, which ends the work on the server.
    sender.then(({ body }) => body.cancel()).catch(() => undefined);
    return opened;
  } catch {
    // Only the server can answer, and its own response states why it does not.
    return sender;
  }
}

const silence = () => null;

function patience(clock: Clock): Promise<null> {
  return new Promise((resolve) => {
    clock.after(PATIENCE_MS, () => resolve(null));
  });
}
