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
export type Doors = {
  server: Open;
  /** Fails with the code `offline` where the guide is not on the device. */
  device: Open;
  clock: Clock;
  isOnline: () => boolean;
  /** Whether the page has learned that no server answers. */
  isLost: () => boolean;
  /** Hears whether the server said anything. */
  note: (isReached: boolean) => void;
};

/**
 * CHAT-5: the server answers; this device does where there is no network, no server, or a line that brings nothing. Where the
 * page knows of none both are asked at once: what the server says before the device has answered counts, a refusal as well.
 */
export async function openAnswer(doors: Doors, questions: Questions, signal: AbortSignal): Promise<OpenedAnswer> {
  const askDevice = () => doors.device(questions.ofDevice, signal);
  if (!doors.isOnline()) return askDevice();
  const asking = doors.server(questions.ofServer, signal);
  const heard = asking.catch((error: unknown) => ({ error }));
  void heard.then((answer) => signal.aborted || doors.note('body' in answer || !isUnreached(answer.error)));
  const answering = doors.isLost() ? askDevice() : null;
  const silent = answering ? answering.then(silence, silence) : patience(doors.clock);
  const first = await Promise.race([heard, silent]);
  if (first !== null && 'body' in first) return first;
  if (first === null && !answering) doors.note(false);
  if (signal.aborted || (first !== null && !isUnreached(first.error))) return asking;
  try {
    const opened = await (answering ?? askDevice());
    // What comes late is let go, which ends the work on the server.
    asking.then(({ body }) => body.cancel()).catch(() => undefined);
    return opened;
  } catch {
    // Only the server can answer, and says itself why it does not.
    return asking;
  }
}

const silence = () => null;

function patience(clock: Clock): Promise<null> {
  return new Promise((resolve) => {
    clock.after(PATIENCE_MS, () => resolve(null));
  });
}
