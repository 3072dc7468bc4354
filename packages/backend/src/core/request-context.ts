import type { Context } from 'hono';
import type { Actor } from './actor.ts';
import type { ApiEnv } from './api-app.ts';

/** What sign-in and sign-out need of a request and its response, without the rest of HTTP. */
export type RequestContext = {
  actor: Actor;
  /** From the socket or a trusted proxy. */
  clientAddress: string;
  url: string;
  /** The port the request arrived at. */
  port: number | undefined;
  cookies: string | undefined;
  userAgent: string | undefined;
  setCookie: (line: string) => void;
  setHeader: (name: string, value: string) => void;
};

export function requestContextOf(c: Context<ApiEnv>): RequestContext {
  return {
    actor: c.get('actor'),
    clientAddress: c.get('clientAddress'),
    url: c.req.url,
    port: c.get('port'),
    cookies: c.req.header('cookie'),
    userAgent: c.req.header('user-agent'),
    setCookie: (line) => c.header('set-cookie', line, { append: true }),
    setHeader: (name, value) => c.header(name, value),
  };
}
