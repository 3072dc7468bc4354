import { afterEach, expect, test } from 'vitest';
import { createThreadPool, PoolFull, TaskRefused, TaskStopped, type ThreadPool } from './thread-pool.ts';

const entry = new URL('test-thread.worker.ts', import.meta.url);
const LONG_MS = 30_000;
const SHORT_MS = 200;
let pool: ThreadPool;

function open(options: { threads?: number; maxWaiting?: number } = {}): ThreadPool {
  pool = createThreadPool({ entry, threads: 1, megabytes: 32, ...options });
  return pool;
}
const run = (name: string, limitMs = LONG_MS, input: unknown = null) => pool.run({ name, input }, limitMs);

afterEach(() => pool.close());

test('STAFF-4 a task that never ends is ended with its thread, and the next one gets another', async () => {
  open();
  const endless = run('spin', SHORT_MS);
  const next = run('echo', LONG_MS, { one: 1 });
  await expect(endless).rejects.toMatchObject({ name: 'TaskStopped', limit: 'time' });
  expect(await next).toEqual({ one: 1 });
});

test('STAFF-4 a task that fills the memory of its thread ends alone', async () => {
  open();
  await expect(run('fill')).rejects.toMatchObject({ name: 'TaskStopped', limit: 'memory' });
  expect(await run('echo', LONG_MS, 2)).toBe(2);
}, 60_000);

test('STAFF-4 what a thread refuses, fails at or does not catch is an error of that task alone', async () => {
  open();
  await expect(run('refuse')).rejects.toEqual(new TaskRefused('not_this'));
  await expect(run('fail')).rejects.toThrow('a defect');
  await expect(run('throw')).rejects.toThrow('not caught by the thread');
  await expect(run('exit')).rejects.toThrow('the thread ended');
  expect(await run('echo', LONG_MS, 3)).toBe(3);
});

test('STAFF-4 a thread knows none of the settings of the process', async () => {
  open();
  expect(await run('secrets')).toEqual([]);
});

test('STAFF-4 while one thread is busy another works, and what may not wait is refused at once', async () => {
  open({ threads: 2, maxWaiting: 1 });
  const nameOf = (error: unknown) => (error as Error).constructor.name;
  const endless = [run('spin').catch(nameOf)];
  expect(await run('echo', LONG_MS, 4)).toBe(4);
  endless.push(run('spin', SHORT_MS).catch(nameOf));
  const waiting = run('echo', LONG_MS, 5);
  await expect(run('echo')).rejects.toBeInstanceOf(PoolFull);
  expect(await waiting).toBe(5);
  expect(await endless[1]).toBe(TaskStopped.name);
});

test('STAFF-4 closing ends what runs and what waits', async () => {
  open();
  const ended = [run('spin'), run('echo')].map((one) => one.catch((error: unknown) => (error as Error).name));
  await pool.close();
  expect(await Promise.all(ended)).toEqual(['Error', 'Error']);
  await expect(run('echo')).rejects.toBeInstanceOf(PoolFull);
});
