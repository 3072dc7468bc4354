import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from '../../tooling/run/server-command.mjs';
import { PROJECT_FOLDER } from '../subjects/child.ts';

const READY = /is ready at http:\/\/localhost:(\d+)/;
const READY_LIMIT_MS = 180_000;

/** The product in a process of its own that can be killed at any moment, also while it starts. It trusts given client addresses. */
export class KillableSite {
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #output = '';
  origin = '';

  /** `folder` has another version of the product than this one. */
  constructor(dataDir: string, environment: Record<string, string> = {}, folder = PROJECT_FOLDER) {
    this.dataDir = dataDir;
    this.#environment = environment;
    this.#folder = folder;
  }

  /** Spawns the process and does not wait for it. */
  spawn(): void {
    this.#output = '';
    const child = spawn(process.execPath, SERVER_COMMAND, {
      cwd: this.#folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        PUBLIC_URL: '',
        TRUSTED_PROXY: '127.0.0.1',
        LOG_LEVEL: 'error',
        LIVE_DATA: 'off',
        ...SERVER_ENVIRONMENT,
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output = (this.#output + text).slice(-20_000)));
    }
    this.#child = child;
  }

  /** Waits until the spawned process is ready: milliseconds since the call. Rejects with its output when it ends or takes three minutes. */
  async untilReady(): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < READY_LIMIT_MS) {
      const port = READY.exec(this.#output)?.[1];
      if (port !== undefined) {
        this.origin = `http://localhost:${port}`;
        return performance.now() - begun;
      }
      if (this.#child?.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`the server was not ready\n${this.#output}`);
  }

  /** Kills the server, and with it the database where asked. The database of a killed server runs on otherwise. */
  async kill({ isWithDatabase }: { isWithDatabase: boolean }): Promise<void> {
    const postmaster = isWithDatabase ? await this.#postmaster() : 0;
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    if (postmaster > 0) process.kill(postmaster, 'SIGKILL');
    await ended;
  }

  /** What the process wrote lately. */
  get output(): string {
    return this.#output;
  }

  /** Ends the server in the usual way. Its status; null when it had ended already or was killed. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }

  /** The output and status of a process that ends by itself. */
  async untilEnded(): Promise<{ status: number | null; output: string }> {
    const child = this.#child;
    if (!child) throw new Error('no process was spawned');
    if (child.exitCode === null) await once(child, 'exit');
    return { status: child.exitCode, output: this.#output };
  }

  async #postmaster(): Promise<number> {
    const text = await readFile(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n')[0]);
  }
}
