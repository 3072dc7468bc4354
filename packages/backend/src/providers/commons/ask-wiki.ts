import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import { instantOf } from '../live/answer-times.ts';

/** Base addresses and who asks: https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy */
export type CommonsSettings = { wikidata: string; commons: string; userAgent: string };

export const WIKI_FAULTS = [
  'refused',
  'busy',
  'timeout',
  'unreachable',
  'too_large',
  'redirected',
  'wrong_answer',
] as const;
export type WikiFault = (typeof WIKI_FAULTS)[number];

/** A request without a usable answer. */
export class WikiFailed extends Error {
  readonly fault: WikiFault;

  constructor(fault: WikiFault) {
    super(fault);
    this.fault = fault;
  }
}

export type AskWikiOptions = {
  userAgent: string;
  /** For one answer, complete. */
  timeoutMs?: number;
  /** Between two requests, so that the services notice nothing. */
  pauseMs?: number;
  pause?: (ms: number) => Promise<unknown>;
  now?: () => Date;
};

export type AskWiki = {
  /** Asks an API of MediaWiki. Throws `WikiFailed`. */
  api: <Answer>(base: string, parameters: Record<string, string>, schema: z.ZodType<Answer>) => Promise<Answer>;
  /** The bytes of a file, at most `maxBytes`. Throws `WikiFailed`. */
  file: (url: string, maxBytes: number) => Promise<Uint8Array>;
};

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;
const MAX_ANSWER_BYTES = 4_000_000;
/** How often a request is sent that the service is too busy for, and how long it is waited for at most. */
const MAX_TRIES = 3;
const MAX_WAIT_MS = 60_000;
const BUSY = new Set([429, 502, 503, 504]);
/** Codes of the API that ask for patience: https://www.mediawiki.org/wiki/API:Errors_and_warnings */
const BUSY_CODES = new Set(['maxlag', 'ratelimited', 'readonly']);
/** Seconds of replication lag above which the service rather answers later: https://www.mediawiki.org/wiki/Manual:Maxlag_parameter */
const MAX_LAG = '5';

/**
 * Asks Wikidata and Wikimedia Commons, one request after another. A redirect is not followed: the addresses are an operator's, and
 * a file is where the service said it is.
 */
export function createAskWiki(options: AskWikiOptions): AskWiki {
  const { userAgent, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS, pause = wait, now = () => new Date() } = options;
  let last: Promise<unknown> = Promise.resolve();

  async function get(url: string, maxBytes: number): Promise<Uint8Array> {
    for (let tries = 1; ; tries += 1) {
      await pause(pauseMs);
      try {
        const answer = await fetch(url, {
          headers: { 'user-agent': userAgent, accept: 'application/json, image/*;q=0.9' },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (answer.status === 200) return await readBytes(answer, maxBytes);
        await answer.body?.cancel();
        if (answer.status >= 300 && answer.status < 400) throw new WikiFailed('redirected');
        if (!BUSY.has(answer.status)) throw new WikiFailed('refused');
        if (tries === MAX_TRIES) throw new WikiFailed('busy');
        await pause(waitOf(answer, now()));
      } catch (error) {
        throw faultOf(error);
      }
    }
  }

  /** The former request has ended, however it did. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function ask<Answer>(url: string, schema: z.ZodType<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = parseJson(await get(url, MAX_ANSWER_BYTES));
      const code = codeOf(answer);
      if (code === undefined) {
        const read = schema.safeParse(answer);
        if (!read.success) throw new WikiFailed('wrong_answer');
        return read.data;
      }
      if (!BUSY_CODES.has(code)) throw new WikiFailed('refused');
      if (tries === MAX_TRIES) throw new WikiFailed('busy');
      await pause(5000);
    }
  }

  return {
    api: (base, parameters, schema) => {
      const query = new URLSearchParams({ format: 'json', formatversion: '2', maxlag: MAX_LAG, ...parameters });
      return inTurn(() => ask(`${base}/w/api.php?${query}`, schema));
    },
    file: (url, maxBytes) => inTurn(() => get(url, maxBytes)),
  };
}

function waitOf({ headers }: Response, now: Date): number {
  const at = instantOf(headers.get('retry-after'), now);
  return at === null ? 5000 : Math.min(Math.max(at.getTime() - now.getTime(), 0), MAX_WAIT_MS);
}

async function readBytes(answer: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) {
    await answer.body?.cancel();
    throw new WikiFailed('too_large');
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new WikiFailed('too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new WikiFailed('wrong_answer');
  }
}

/** An API of MediaWiki reports an error with the status 200. */
function codeOf(answer: unknown): string | undefined {
  const { error } = (typeof answer === 'object' && answer !== null ? answer : {}) as { error?: { code?: unknown } };
  return error === undefined ? undefined : String(error.code);
}

function faultOf(error: unknown): WikiFailed {
  if (error instanceof WikiFailed) return error;
  return new WikiFailed(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
}
