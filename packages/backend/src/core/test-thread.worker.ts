import { parentPort } from 'node:worker_threads';
import type { ThreadReport, ThreadTask } from './thread-pool.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
const report = (given: ThreadReport) => parentPort?.postMessage(given);

const TASKS: Record<string, (input: unknown) => void> = {
  echo: (value) => report({ kind: 'done', value }),
  refuse: () => report({ kind: 'refused', fault: 'not_this' }),
  fail: () => report({ kind: 'failed', message: 'a defect' }),
  throw: () => {
    throw new Error('not caught by the thread');
  },
  exit: () => process.exit(1),
  spin: () => {
    for (;;);
  },
  fill: () => {
    const lists: number[][] = [];
    for (;;) lists.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5));
  },
  secrets: () => report({ kind: 'done', value: Object.keys(process.env) }),
};

parentPort?.on('message', ({ name, input }: ThreadTask) => {
  report({ kind: 'begun' });
  TASKS[name]?.(input);
});
