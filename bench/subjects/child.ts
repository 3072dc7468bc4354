import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

type Program = {
  /** The file of ours that Node runs, from the project's folder, and its arguments. */
  args: readonly string[];
  env?: Record<string, string>;
  /** What the program says when it is ready; the first group is its port. */
  ready: RegExp;
  /** The processor it may use; any when absent. */
  core?: number;
};

/** A server under measurement, on loopback. */
export interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a server of ours with NODE_ENV=production and waits until it says its port. It gets a channel, whose end tells it when this
 * process is gone. Rejects with what it said when it ends before, or takes longer than two minutes.
 */
export async function startSubject(name: string, { args, env = {}, ready, core }: Program): Promise<Subject> {
  const command = core === undefined ? [process.execPath] : ['taskset', '-c', String(core), process.execPath];
  const child = spawn(command[0] ?? '', [...command.slice(1), ...args], {
    cwd: PROJECT_FOLDER,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    const port = await readPort(name, child, ready);
    return {
      name,
      origin: `http://localhost:${port}`,
      pid: child.pid ?? 0,
      [Symbol.asyncDispose]: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Runs a program of ours to its end; rejects with what it said when it fails. */
export async function runToEnd(args: readonly string[], { cwd = PROJECT_FOLDER, env = {} } = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}\n${output()}`);
}

async function readPort(name: string, child: ChildProcess, ready: RegExp): Promise<number> {
  const output = collect(child);
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${name} ${reason}\n${output()}`));
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (status) => fail(`ended with ${status}`));
    child.stdout?.on('data', () => {
      const port = ready.exec(output())?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      resolve(Number(port));
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(-20_000)));
  }
  return () => text;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
