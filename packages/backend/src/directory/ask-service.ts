import { setTimeout as wait } from 'node:timers/promises';
import { UnreadableSource } from './unreadable-source.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const TRIES = 4;
const TIMEOUT_MS = 180_000;
const MAX_WAIT_MS = 120_000;

/** A service that answers questions about the city. `setting` names the address for the operator. */
type Question = { name: string; setting: string; url: string; form: Record<string, string>; accept?: string };
export type AskServiceOptions = { timeoutMs?: number; pause?: (ms: number) => Promise<unknown> };
/** What a text says. One with a reason is asked for again. A text of another form throws. */
export type ReadAnswer<Answer> = { answer: Answer } | { reason: string };

type Result<Answer> = { answer: Answer } | { reason: string; waitMs: number | null };

/**
 * Asks once, and again after the time a busy service names. Throws `UnreadableSource` for a refusal, for an answer that is wrong,
 * too large or never complete, and for a service that stays silent.
 */
export async function askService<Answer>(
  question: Question,
  read: (text: string) => ReadAnswer<Answer>,
  { timeoutMs = TIMEOUT_MS, pause = wait }: AskServiceOptions = {},
): Promise<Answer> {
  let reason = '';
  for (let tries = 1; tries <= TRIES; tries++) {
    const result = await askOnce(question, read, timeoutMs);
    if ('answer' in result) return result.answer;
    reason = result.reason;
    if (tries < TRIES) await pause(Math.min(MAX_WAIT_MS, result.waitMs ?? 2 ** tries * 5000));
  }
  throw new UnreadableSource(
    `The ${question.name} did not answer (${reason}). Start the import again later: it goes on from there.`,
  );
}

async function askOnce<Answer>(
  { name, setting, url, form, accept = 'application/json' }: Question,
  read: (text: string) => ReadAnswer<Answer>,
  timeoutMs: number,
): Promise<Result<Answer>> {
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept, 'user-agent': 'dalil-import-city' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return { reason: `status ${response.status}`, waitMs: seconds > 0 ? seconds * 1000 : null };
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new UnreadableSource(`The ${name} refuses the request (status ${response.status}). Check ${setting}.`);
    }
    text = await readBounded(response, name);
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    return { reason: isSlow ? 'no answer in time' : 'no connection', waitMs: null };
  }
  try {
    const result = read(text);
    return 'answer' in result ? result : { ...result, waitMs: null };
  } catch (error) {
    throw new UnreadableSource(`${setting} did not answer in the form of a ${name}.`, { cause: error });
  }
}

async function readBounded(response: Response, name: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new UnreadableSource(`The answer of the ${name} is too large.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
