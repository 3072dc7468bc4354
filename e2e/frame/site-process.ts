import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from './test.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 180_000;

/** A server of its own, which a journey may stop and start: switching the browser offline leaves much of it connected. */
export class SiteProcess {
  readonly #folder: string;
  #port = '0';
  #process: ChildProcess | undefined;
  #pages: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** `pages` is the folder of another build than the one of the sources. Nothing happens while it runs with these. */
  async start(pages?: string): Promise<void> {
    if (this.#process && pages === this.#pages) return;
    await this.stop();
    this.#pages = pages;
    const started = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: PROJECT_FOLDER,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: this.#port,
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        ...(pages === undefined ? {} : { PAGES_DIR: pages }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    for await (const text of started.stdout) {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(String(text))?.[1];
      if (port !== undefined) {
        this.#port = port;
        started.stdout.resume();
        return;
      }
    }
    throw new Error('the server ended before it was ready');
  }

  async stop(): Promise<void> {
    const stopped = this.#process;
    if (!stopped) return;
    this.#process = undefined;
    stopped.kill('SIGTERM');
    if (stopped.exitCode === null) await once(stopped, 'exit');
  }
}

type Frame = { site: SiteProcess };

/** Journeys with a worker, on a server that runs when they begin. */
export const test = base.extend<{ isRunning: boolean }, Frame>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const site = new SiteProcess(path.join(process.env.E2E_DATA_DIR ?? '', `offline-${workerIndex}`));
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  isRunning: [
    async ({ site }, use) => {
      await site.start();
      await use(true);
    },
    { auto: true, timeout: START_LIMIT_MS },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
});

export { expect };
