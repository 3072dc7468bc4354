import { isIP } from 'node:net';
import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { problem } from '../../core/problem.ts';
import { limitRequest } from '../../core/rate-limit.ts';

/** A question of a program is short. */
const MAX_BODY_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

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
    .post('/mcp', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }), async (c) => {
      if (!isOwnOrigin(c.req.raw, deps.publicUrl)) throw new Failure('origin_refused');
      const setHeader = (name: string, value: string) => c.header(name, value);
      await limitRequest(deps, { clientAddress: c.env.clientAddress, setHeader }, 'mcp');
      const body = readMessage(await c.req.text());
      const { answerMcp } = await import('./mcp-server.ts');
      const origin = deps.publicUrl ?? new URL(c.req.url).origin;
      const answer = await answerMcp(deps, c.req.raw, { body, origin });
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

/**
 * A page of another site cannot use a browser as its client, also not under a name that was made to point to this server (DNS
 * rebinding): without a configured address only pages of an IP address or of this machine may. Programs send no origin.
 */
function isOwnOrigin({ url, headers }: Request, publicUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const { hostname, origin: own } = new URL(url);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return origin === own && (isNumber || hostname === 'localhost');
}
