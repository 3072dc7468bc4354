import type { LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import type { ParseForeign } from '../foreign/foreign.ts';
import { expiryOf, instantOf } from './answer-times.ts';
import { type LiveProvider, type LiveValues, type ReadTools, WrongAnswer } from './live-provider.ts';

export type Validators = { etag: string | null; lastModified: string | null };

/** What came of one request. `reason` is a code. `isTransient` is true for what a second try may mend. */
export type ProviderAnswer =
  | ({ kind: 'value'; value: LiveValues[LiveFeed]; expiresAt: Date | null } & Validators)
  | { kind: 'unchanged'; expiresAt: Date | null }
  | { kind: 'failed'; reason: string; isTransient: boolean; retryAt: Date | null };

export type AskOptions = { timeoutMs?: number; now: () => Date; parse: ParseForeign };
export type AskProvider = (provider: LiveProvider, known: Validators) => Promise<ProviderAnswer>;

const TIMEOUT_MS = 4000;
const MAX_BYTES = 2_000_000;

/**
 * Asks a provider once, with the validators of its last answer. Never throws: a refusal, a slow, cut, too large or wrong answer is
 * `failed`. Redirects are not followed, because the address is an operator's and names the service itself.
 */
export function createAskProvider({ timeoutMs = TIMEOUT_MS, now, parse }: AskOptions): AskProvider {
  const readXml: ReadTools['readXml'] = (body) => parse('live-xml', body);
  return async (provider, { etag, lastModified }) => {
    const headers = new Headers({ accept: 'application/json, application/xml;q=0.9', ...provider.headers });
    const isWhole = provider.hasParts !== true;
    if (isWhole && etag !== null) headers.set('if-none-match', etag);
    if (isWhole && lastModified !== null) headers.set('if-modified-since', lastModified);
    // One limit for the whole answer, with the documents it lists.
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(provider.url, { headers, redirect: 'manual', signal });
      if (answer.status === 304) {
        await answer.body?.cancel();
        return { kind: 'unchanged', expiresAt: expiryOf(answer.headers, now()) };
      }
      if (answer.status !== 200) return await refusal(answer, now());
      const getText = async (url: string) =>
        readText(await fetch(url, { headers: provider.headers ?? {}, redirect: 'error', signal }));
      const value = await provider.read(await readText(answer), { getText, readXml });
      return {
        kind: 'value',
        value,
        expiresAt: expiryOf(answer.headers, now()),
        etag: answer.headers.get('etag'),
        lastModified: answer.headers.get('last-modified'),
      };
    } catch (error) {
      return { kind: 'failed', retryAt: null, ...faultOf(error) };
    }
  };
}

async function refusal(answer: Response, now: Date): Promise<ProviderAnswer> {
  await answer.body?.cancel();
  const retryAt = instantOf(answer.headers.get('retry-after'), now);
  return {
    kind: 'failed',
    reason: `http_${answer.status}`,
    isTransient: answer.status >= 500 && retryAt === null,
    retryAt,
  };
}

function faultOf(error: unknown): { reason: string; isTransient: boolean } {
  if (error instanceof WrongAnswer) return { reason: error.reason, isTransient: false };
  if (error instanceof TaskRefused) return { reason: error.fault, isTransient: false };
  if (error instanceof TaskStopped) return { reason: 'reading_stopped', isTransient: false };
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  return { reason: isSlow ? 'timeout' : 'unreachable', isTransient: true };
}

async function readText(answer: Response): Promise<string> {
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw new WrongAnswer(`http_${answer.status}`);
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new WrongAnswer('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
