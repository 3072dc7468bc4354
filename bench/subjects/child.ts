import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

type Program = {
  /** The project file that Node runs, relative to the project folder, and its arguments. */
  args: readonly string[];
  /** The project folder; this one when absent. */
  folder?: string | undefined;
  env?: Record<string, string>;
  /** The program's output when it is ready. The first group is its port. */
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
 * Starts one of our servers with NODE_ENV=production and waits until it reports its port. It has a channel that closes when this
 * process ends. Rejects with its output when it ends early, or takes longer than two minutes.
 */
export async function startSubject(
  name: string,
  { args, folder = PROJECT_FOLDER, env = {}, ready, core }: Program,
): Promise<Subject> {
  const command = core === undefined ? [process.execPath] : ['taskset', '-c', String(core), process.execPath];
  const child = spawn(command[0] ?? '', [...command.slice(1), ...args], {
    cwd: folder,
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

/** Runs one of our programs to its end. Rejects with its output when it fails. */
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
