import type { Question } from '@dalil/assistant/conversation-schema.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { DeviceAnswer } from '@dalil/offline/assistant/answer-on-device.ts';
import { ApiError } from '../../data/api.ts';
import { OFFLINE_CODE } from '../../data/offline-problem.ts';
import type { OpenedAnswer } from './open-answer.ts';

/** It stays alive after a question: it has loaded the guide, so the next question does not wait for that. */
let worker: Worker | null = null;
/** The languages in which it was instructed to load the guide, or queried. */
const prepared = new Set<Locale>();

/** CHAT-5: queries this device. Fails with the code `offline` if it has no guide to answer from. */
export async function queryDevice(question: Question, signal: AbortSignal): Promise<OpenedAnswer> {
  const answer = await queryWorker(question, signal);
  const body = answer && new Response(answer.events).body;
  if (!body) throw new ApiError(0, OFFLINE_CODE);
  return { body, storedAt: answer.checkedAt };
}

/**
 * A question may come while there is no network, and loading the guide takes longer than answering from it. Once per language is
 * enough: more would keep the worker from questions, and the page from rendering their answers.
 */
export function prepareDevice(locale: Locale): void {
  if (prepared.has(locale)) return;
  prepared.add(locale);
  (worker ??= startWorker()).postMessage(locale, []);
}

function queryWorker(question: Question, signal: AbortSignal): Promise<DeviceAnswer | null> {
  const requested = (worker ??= startWorker());
  prepared.add(question.locale);
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise<DeviceAnswer | null>((resolve) => {
    const none = () => resolve(null);
    here.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer | null>) => resolve(data));
    here.start();
    // The worker's script may not be on the device yet.
    requested.addEventListener('error', none, { once: true });
    signal.addEventListener('abort', none, { once: true });
    requested.postMessage(question, [there]);
  }).finally(() => here.close());
}

function startWorker(): Worker {
  const started = new Worker(new URL('../../../workers/answer-questions.ts', import.meta.url), {
    type: 'module',
    name: 'assistant',
  });
  started.addEventListener('error', forgetWorker);
  return started;
}

/** The next question starts another worker. */
export function forgetWorker(): void {
  worker = null;
  prepared.clear();
}
