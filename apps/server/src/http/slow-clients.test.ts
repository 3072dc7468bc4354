import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shedSlowClients } from './slow-clients.ts';

const LARGE = Buffer.alloc(20_000_000, 'x');

let server: Server;
let socket: Socket;

beforeEach(async () => {
  server = createServer({ connectionsCheckingInterval: 20 }, (_request, response) => response.end(LARGE));
  shedSlowClients(server, { headers: 60, request: 120, stalled: 300, keepAlive: 60 });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
});

afterEach(() => new Promise((resolve) => void (socket.destroy(), server.close(resolve))));

/** The server's output before it closed the connection. */
function untilClosed(): Promise<string> {
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

test('MON-1 who never ends the head of a request is informed and let go', async () => {
  socket.write('GET / HTTP/1.1\r\nHost: guide\r\n');
  expect(await untilClosed()).toContain('408 Request Timeout');
});

test('MON-1 who never ends the body of a request is let go', async () => {
  socket.write('POST / HTTP/1.1\r\nHost: guide\r\nContent-Length: 1000\r\n\r\nx');
  await untilClosed();
  expect(socket.destroyed).toBe(true);
});

test('MON-1 who does not read the answer is let go', async () => {
  const letGo = new Promise<boolean>((resolve) => {
    server.once('connection', (accepted) => accepted.once('close', () => resolve(accepted.destroyed)));
  });
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: guide\r\n\r\n');
  expect(await letGo).toBe(true);
});

test('MON-1 who asks and reads is served', async () => {
  // The client shares this process: on a busy machine it may pause longer than a stalled one is given above.
  server.timeout = 30_000;
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect((await answer.arrayBuffer()).byteLength).toBe(LARGE.length);
});
