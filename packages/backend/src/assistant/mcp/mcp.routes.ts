import { isIP } from 'node:net';
import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { problem } from '../../core/problem.ts';
import { limitRequest } from '../../core/rate-limit.ts';

/** A question of a program is short. */
const MAX_BODY_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** What the streamable HTTP transport sends and reads, and our own headers of limits. */
const CORS = {
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['accept', 'content-type', 'last-event-id', 'mcp-protocol-version', 'mcp-session-id'],
  exposeHeaders: ['mcp-protocol-version', 'mcp-session-id', 'retry-after', 'ratelimit', 'ratelimit-policy'],
  maxAge: 86_400,
};

export type McpEnv = { Bindings: { clientAddress: string } };

/**
 * CHAT-2: the guide for other programs by the Model Context Protocol (streamable HTTP, without sessions). Everyone is a guest:
 * cookies are not read and nothing is written. The protocol's library is loaded with the first message.
 */
export function mcpRoutes(deps: Deps): Hono<McpEnv> {
  const onError = () => {
    throw new Failure('payload_too_large');
  };
  return new Hono<McpEnv>()
    .onError((error, c) => {
      if (error instanceof Failure) return problem(c, error);
      if (isDatabaseUnavailable(error)) {
        return problem(c, new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
      }
      throw error;
    })
    .use('/mcp', async (c, next) => {
      if (!isAllowedOrigin(c.req.raw, deps.publicUrl)) throw new Failure('origin_refused');
      await next();
    })
    .use('/mcp', cors(CORS))
    .post('/mcp', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }), async (c) => {
      const setHeader = (name: string, value: string) => c.header(name, value);
      await limitRequest(deps, { clientAddress: c.env.clientAddress, setHeader }, 'mcp');
      const body = readMessage(await c.req.text());
      const { answerMcp } = await import('./mcp-server.ts');
      const origin = deps.publicUrl ?? new URL(c.req.url).origin;
      const answer = await answerMcp(deps, withBothTypes(c.req.raw), { body, origin });
      for (const [name, value] of answer.headers) c.header(name, value);
      c.header('cache-control', 'no-store');
      return c.body(await answer.text(), answer.status as ContentfulStatusCode);
    })
    .all('/mcp', (c) => {
      // Without sessions there is nothing to listen to and nothing to end.
      c.header('allow', 'POST');
      return problem(c, new Failure('method_not_allowed'));
    });
}

/** A single message. A batch, which the protocol no longer has, would count as one request. Fails with `invalid_input`. */
function readMessage(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Failure('invalid_input');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Failure('invalid_input');
  return body;
}

/** A client that accepts anything accepts JSON, which is what it gets. The protocol's library wants both types to be named. */
function withBothTypes(request: Request): Request {
  const accept = request.headers.get('accept');
  if (accept !== null && !accept.includes('*/*') && !accept.includes('application/*')) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request.url, { method: request.method, headers });
}

/**
 * Clients in browsers may be pages of any site: the endpoint is public, reads only and ignores cookies. The protocol asks for a check
 * of the origin against DNS rebinding, by which a page reaches a server it could not reach itself. A server with a public address
 * accepts no other host name (`host_unknown`), so a name made to point to it reaches nothing. One without may be a private machine:
 * only pages of an IP address or of this machine may use it there. Programs send no origin.
 */
function isAllowedOrigin({ url, headers }: Request, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null || publicUrl !== undefined) return true;
  const { hostname, origin: own } = new URL(url);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return origin === own && (isNumber || hostname === 'localhost');
}
