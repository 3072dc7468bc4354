import type { Hono } from 'hono';

type QuestionInput = Pick<Hono, 'request'>;

/** A browser as the API sees it: it stores cookies and sends the origin of its requests. */
export function createTestClient(api: QuestionInput, origin: string, clientAddress = '203.0.113.1') {
  const cookies = new Map<string, string>();
  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const sent = new Headers({ 'user-agent': 'test browser', ...headers });
    if (cookies.size > 0) sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (method !== 'GET' && !sent.has('origin')) sent.set('origin', origin);
    if (body !== undefined) sent.set('content-type', 'application/json');
    const response = await api.request(
      `${origin}/api${path}`,
      { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) },
      { clientAddress },
    );
    for (const line of response.headers.getSetCookie()) save(cookies, line);
    return response;
  };
  return {
    cookies,
    get: (path: string) => request('GET', path),
    post: (path: string, body: unknown = {}, headers = {}) => request('POST', path, body, headers),
    patch: (path: string, body: unknown) => request('PATCH', path, body),
    delete: (path: string) => request('DELETE', path),
    request,
  };
}

export type TestClient = ReturnType<typeof createTestClient>;

function save(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

type Answer<Body> = { status: number; body: Body };

/** The status and the parsed body of a response. */
export async function readJson<Body = Record<string, unknown>>(response: Promise<Response>): Promise<Answer<Body>> {
  const answer = await response;
  return { status: answer.status, body: await answer.json() };
}
