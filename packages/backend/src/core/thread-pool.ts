import { Worker } from 'node:worker_threads';

/** Of a task: what the thread is to do, and with what. Both are cloned into the thread. */
export type ThreadTask = { name: string; input: unknown };

/** A thread reports that a task begins, then what came of it. `fault` is the code of an input that cannot be read. */
export type ThreadReport =
  | { kind: 'begun' }
  | { kind: 'done'; value: unknown }
  | { kind: 'refused'; fault: string }
  | { kind: 'failed'; message: string };

/** A task that was ended with its thread: at its limit of time or of memory. */
export class TaskStopped extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`stopped at the limit of ${limit}`);
    this.name = 'TaskStopped';
    this.limit = limit;
  }
}

/** An input that its task cannot read. `fault` is the code of the task. */
export class TaskRefused extends Error {
  readonly fault: string;

  constructor(fault: string) {
    super(fault);
    this.name = 'TaskRefused';
    this.fault = fault;
  }
}

/** No thread is free, and as many tasks wait already as may. */
export class PoolFull extends Error {}

type PoolOptions = {
  /** The module that a thread runs. It answers with `ThreadReport`. */
  entry: URL;
  threads: number;
  /** Of each thread, for what a task builds. */
  megabytes: number;
  maxWaiting?: number;
};
export type ThreadPool = {
  /** The time counts from when the thread begins the task. Throws `TaskStopped`, `TaskRefused` and `PoolFull`. */
  run: (task: ThreadTask, limitMs: number) => Promise<unknown>;
  close: () => Promise<void>;
};

type Waiting = {
  task: ThreadTask;
  limitMs: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};
type Thread = { worker: Worker; idle: NodeJS.Timeout | undefined; current: Current | null };
type Current = { onReport: (report: ThreadReport) => void; onEnd: (error: unknown) => void };

const MAX_WAITING = 60;
/** A thread that nobody needs for a while gives its memory back. */
const IDLE_MS = 30_000;
/** Of a thread that loads its modules on a busy machine. */
const START_MS = 60_000;
const STACK_MEGABYTES = 4;
const YOUNG_MEGABYTES = 32;

/**
 * Threads for work that must not hold up the process. Each does one task at a time and starts when it is first needed. A task that
 * exceeds its time or the memory of a thread ends with its thread; the next task gets a new one.
 */
export function createThreadPool({ entry, threads, megabytes, maxWaiting = MAX_WAITING }: PoolOptions): ThreadPool {
  const free: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(entry, {
      // The settings of the process are none of a parser's business.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        stackSizeMb: STACK_MEGABYTES,
      },
    });
    const thread: Thread = { worker, idle: undefined, current: null };
    all.add(thread);
    worker.on('message', (report: ThreadReport) => thread.current?.onReport(report));
    worker.on('error', (error) => thread.current?.onEnd(stoppedBy(error)));
    worker.on('exit', () => {
      forget(thread);
      thread.current?.onEnd(new Error('the thread ended'));
    });
    return thread;
  }

  function forget(thread: Thread): void {
    all.delete(thread);
    clearTimeout(thread.idle);
    if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
  }

  async function end(thread: Thread): Promise<void> {
    forget(thread);
    await thread.worker.terminate();
  }

  function release(thread: Thread): void {
    thread.current = null;
    thread.worker.unref();
    thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref();
    free.push(thread);
  }

  function next(): void {
    const one = waiting[0];
    if (!one || isClosed) return;
    const thread = free.pop() ?? (all.size < threads ? start() : undefined);
    if (!thread) return;
    waiting.shift();
    clearTimeout(thread.idle);
    thread.worker.ref();
    void work(thread, one.task, one.limitMs).then(one.resolve, one.reject).finally(next);
  }

  async function work(thread: Thread, { name, input }: ThreadTask, limitMs: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const report = await new Promise<ThreadReport>((resolve, reject) => {
        const limit = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => reject(new TaskStopped('time')), ms);
        };
        limit(START_MS);
        const onReport = (given: ThreadReport) => {
          if (given.kind === 'begun') limit(limitMs);
          else resolve(given);
        };
        thread.current = { onReport, onEnd: reject };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
        thread.worker.postMessage({ name, input });
      });
      release(thread);
      if (report.kind === 'refused') throw new TaskRefused(report.fault);
      if (report.kind === 'failed') throw new Error(report.message);
      return report.kind === 'done' ? report.value : undefined;
    } catch (error) {
      if (!free.includes(thread)) await end(thread);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: (task, limitMs) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= maxWaiting) return reject(new PoolFull());
        waiting.push({ task, limitMs, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new PoolFull());
      await Promise.all([...all].map(end));
    },
  };
}

function stoppedBy(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new TaskStopped('memory') : error;
}
