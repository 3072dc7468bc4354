import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A step of the scripted model for one request, optionally delayed until `after`: a tool call, a text, or a failure. */
export type ModelStep = { after?: Promise<void> } & (
  | { calls: { name: string; input: unknown }[]; sentences?: readonly string[] }
  | { sentences: readonly string[]; finish?: 'stop' | 'length' | 'content_filter'; tokens?: number }
  | { status: number }
  | { raw: string }
  | { sentences: readonly string[]; ends: 'cut' | 'silence' | 'forever' }
);

/** The body of a request to the model. */
export type ModelRequest = { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] };

const CHUNK = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted' };

/**
 * A server on loopback that speaks the OpenAI protocol and performs one step of its script per request. `requests` are the bodies
 * it received. `left` counts connections that were closed before their answer ended.
 */
export async function startModelServer() {
  let script: (ModelStep | ((requested: ModelRequest) => ModelStep))[] = [];
  const requests: ModelRequest[] = [];
  const seen = { left: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const requested = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest;
      requests.push(requested);
      response.on('close', () => (seen.left += Number(!response.writableEnded)));
      const next = script.shift() ?? { status: 500 };
      const step = typeof next === 'function' ? next(requested) : next;
      void (step.after ?? Promise.resolve()).then(() => act(response, step));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    seen,
    /** A step may depend on the request: the worst model follows everything it reads. */
    play: (...steps: typeof script) => {
      script = steps;
      requests.length = 0;
      seen.left = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function act(response: ServerResponse, step: ModelStep): void {
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'rejected by the script', type: 'x' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in step) {
    response.end(step.raw);
    return;
  }
  if ('calls' in step) {
    for (const content of step.sentences ?? []) send(response, { content });
    const calls = step.calls.map(({ name, input }, index) => ({
      index,
      id: `call-${index}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }));
    send(response, { role: 'assistant', tool_calls: calls });
    end(response, 'tool_calls', 100);
    return;
  }
  for (const content of step.sentences) send(response, { content });
  if (!('ends' in step)) {
    end(response, step.finish ?? 'stop', step.tokens ?? 100);
    return;
  }
  if (step.ends === 'cut') setImmediate(() => response.destroy());
  if (step.ends === 'forever') {
    const timer = setInterval(() => send(response, { content: 'And so on and on and on. '.repeat(40) }), 1);
    response.on('close', () => clearInterval(timer));
  }
}

function send(response: ServerResponse, delta: unknown): void {
  response.write(`data: ${JSON.stringify({ ...CHUNK, choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`);
}

function end(response: ServerResponse, reason: string, tokens: number): void {
  const usage = { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens };
  response.write(
    `data: ${JSON.stringify({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`,
  );
  response.write(`data: ${JSON.stringify({ ...CHUNK, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
