import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { afterEach, expect, test } from 'vitest';
import { explainFailure } from './lifecycle.ts';
import { listen } from './lifecycle-listen.ts';
import { showStep } from './lifecycle-progress.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a separate process that runs `body` as the startup of a server. It prints "started" when that is done. */
function run(body: string) {
  const code = `
    import { runServer } from './lifecycle.ts';
    import { ConfigurationError } from '@dalil/database/configuration-error.ts';
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await runServer(async (startup) => { ${body}; console.log('started'); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const ends = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'end'));
  const closed = Promise.all([once(child, 'exit'), ...ends]).then(([[status]]) => ({ status, output }));
  const hasPrinted = async (text: string) => {
    while (!output.includes(text)) await Promise.race([wait(10), closed.then(() => Promise.reject(new Error(output)))]);
  };
  return { child, closed, hasPrinted };
}

const TWO_STOPS =
  "startup.onStop(() => console.log('first')); startup.onStop(async () => { await later(50); console.log('second'); })";

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'CONF-2 %s stops what was started, in reverse order, with status 0',
  async (signal) => {
    const { child, closed, hasPrinted } = run(TWO_STOPS);
    await hasPrinted('started');
    child.kill(signal);
    child.kill(signal);
    expect(await closed).toEqual({ status: 0, output: 'started\nsecond\nfirst\n' });
  },
);

test('CONF-2 a handler that a development tool installed does not cut the stop short', async () => {
  const { child, closed, hasPrinted } = run(`process.on('SIGTERM', () => process.exit(143)); ${TWO_STOPS}`);
  await hasPrinted('started');
  await wait(50);
  child.kill('SIGTERM');
  expect(await closed).toEqual({ status: 0, output: 'started\nsecond\nfirst\n' });
});

test('CONF-2 a second signal, later, ends a stop that hangs', async () => {
  const { child, closed, hasPrinted } = run("startup.onStop(() => { console.log('hangs'); return later(60_000); })");
  await hasPrinted('started');
  child.kill('SIGTERM');
  await hasPrinted('hangs');
  await wait(1200);
  child.kill('SIGTERM');
  expect((await closed).status).toBe(1);
});

test('CONF-2 a signal during the start lets the step end, skips the rest and stops what is there', async () => {
  const body = "console.log('one'); await later(300); startup.onStop(() => console.log('undone')); console.log('two')";
  const { child, closed, hasPrinted } = run(body);
  await hasPrinted('one');
  child.kill('SIGTERM');
  expect(await closed).toEqual({ status: 0, output: 'one\nundone\n' });
});

test('CONF-2 the server stops when the process that launched it has ended', async () => {
  const { child, closed, hasPrinted } = run(TWO_STOPS);
  await hasPrinted('started');
  child.disconnect();
  expect((await closed).output).toBe('started\nsecond\nfirst\n');
});

test('CONF-1 a failure the operator can put right is one sentence, no stack, status 1, and stops what is there', async () => {
  const { closed } = run(`${TWO_STOPS}; throw new ConfigurationError('Set PORT.', ['PORT'])`);
  expect(await closed).toEqual({ status: 1, output: 'Dalil cannot run. Set PORT.\nsecond\nfirst\n' });
});

test('CONF-1 a used port is explained by its number', async () => {
  const first = await listen(createServer(), { port: 0, host: '127.0.0.1' });
  const error: unknown = await listen(createServer(), { port: first.port, host: '127.0.0.1' }).catch(
    (reason) => reason,
  );
  await first.stop();
  expect(explainFailure(error)).toBe(
    `Port ${first.port} is in use by another program. Stop that program, or set PORT to another number.`,
  );
});

test('CONF-1 failures of the surroundings are explained, defects are not', () => {
  const failure = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });
  expect(explainFailure(new ConfigurationError('Set it.'))).toBe('Set it.');
  expect(explainFailure(failure('EACCES', { path: '/srv/data' }))).toContain('/srv/data');
  expect(explainFailure(failure('EACCES', { syscall: 'listen' }))).toContain('PORT');
  expect(explainFailure(failure('EADDRNOTAVAIL'))).toContain('HOST');
  expect(explainFailure(failure('ENOSPC'))).toContain('disk is full');
  expect(explainFailure(failure('EROFS'))).toContain('read-only');
  expect(explainFailure(new TypeError('x is undefined'))).toBeUndefined();
});

test('CONF-2 stopping answers the request that was accepted and rejects new ones', async () => {
  const server = createServer((_request, response) => void wait(300).then(() => response.end('whole')));
  const listening = await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = listening;
  const answer = fetch(`http://127.0.0.1:${port}/`).then(async (response) => [
    response.headers.get('connection'),
    await response.text(),
  ]);
  await once(server, 'request');
  const stopped = listening.stop();
  while (server.listening) await nextTurn();
  const rejected = request({ port, host: '127.0.0.1', agent: false });
  rejected.end();
  const [error] = await once(rejected, 'error');
  expect(error.code).toBe('ECONNREFUSED');
  // Its connection is not used again, since it is about to be closed.
  expect(await answer).toEqual(['close', 'whole']);
  await stopped;
});

test('CONF-2 stopping answers requests whose connections the system had accepted before', async () => {
  const listening = await listen(
    createServer((_request, response) => response.end('whole')),
    { port: 0, host: '127.0.0.1' },
  );
  const answers = Array.from({ length: 20 }, async () => {
    const sent = request({ port: listening.port, host: '127.0.0.1', agent: false });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response.headers.connection;
  });
  // The connections are made, and the server has not had its turn to take them.
  await new Promise((resolve) => process.nextTick(resolve));
  const stopped = listening.stop();
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, () => 'close'));
  await stopped;
});

test('CONF-2 stopping answers requests that arrive on idle connections while the process is busy', async () => {
  const server = createServer((_request, response) => response.end('whole'));
  const listening = await listen(server, { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const ask = () => {
    const sent = request({ port: listening.port, host: '127.0.0.1', agent });
    sent.end();
    return once(sent, 'response').then(([response]) => (response as IncomingMessage).resume());
  };
  const first = await ask();
  await once(first, 'end');
  await nextTurn();
  const stopped = listening.stop();
  const answer = ask();
  await new Promise((resolve) => process.nextTick(resolve));
  // Longer than idle connections are left open.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);
  expect((await answer).headers.connection).toBe('close');
  agent.destroy();
  await stopped;
});

test('CONF-2 each step of the start says what it did', async () => {
  const lines: string[] = [];
  const output = { isTTY: false, write: (text: string) => lines.push(text) > 0 };
  const result = await showStep(
    'Migrating database',
    async () => 3,
    (applied) => `${applied} applied`,
    output,
  );
  await showStep(
    'Importing content',
    async () => 0,
    (items) => (items > 0 ? `${items} items` : undefined),
    output,
  );
  expect(result).toBe(3);
  expect(lines).toEqual(['Migrating database … 3 applied\n']);
});
