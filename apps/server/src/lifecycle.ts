import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { PRODUCT } from '@dalil/domain/product.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const STOP_LIMIT_MS = 15_000;
/**
 * Under npm a program receives Ctrl-C twice at the same time: from the terminal and from npm. Only a later signal forces the
 * exit.
 */
const SAME_SIGNAL_MS = 1000;

const SYSTEM_SENTENCES: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space, then start again.',
  EROFS: 'The file system is read-only. Set DATA_DIR to a folder that can be written.',
  EMFILE: 'The system allows too few open files. Raise the limit (ulimit -n), then start again.',
};

/** Stops one thing. A status above 0 says that a defect or a failed start ends the process. */
type Stop = (status: number) => Promise<void> | void;

export interface Startup {
  /**
   * Registers how to stop what was just started. Handlers run in reverse order, also when a later step fails. Throws while
   * stopping.
   */
  onStop(stop: Stop): void;
  /** Aborted when the process receives a stop signal during startup. */
  readonly signal: AbortSignal;
}

/**
 * Runs a server until it receives a stop signal (SIGINT, SIGTERM, SIGHUP) or its launcher disappears. A stop ends within 15 s
 * with status 0; a second signal exits immediately. A failed start prints one sentence and exits with status 1. Does not return
 * before the start has ended.
 */
export async function runServer(start: (startup: Startup) => Promise<void>): Promise<void> {
  const lifecycle = new Lifecycle();
  try {
    await lifecycle.begin(start);
  } catch (error) {
    if (lifecycle.signal.aborted) return;
    printFailure(error);
    await lifecycle.stop(1);
  }
}

/** One sentence for a failure that the operator can correct; undefined for a defect of the program. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use by another program. Stop that program, or set PORT to another number.`;
  }
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return 'This account may not open that port. Set PORT to a number above 1023.';
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return 'HOST is not an address of this machine. Correct or remove it.';
  if ((error.code === 'EACCES' || error.code === 'EPERM') && 'path' in error) {
    return `This account may not use ${String(error.path)}. Give it the right to, or set DATA_DIR to another folder.`;
  }
  return SYSTEM_SENTENCES[String(error.code)];
}

class Lifecycle implements Startup {
  readonly #stops: Stop[] = [];
  readonly #aborter = new AbortController();
  #starting: Promise<void> | undefined;
  #stoppingSince = 0;
  #stopping: Promise<void> | undefined;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#onSignal);
    if (process.channel) process.once('disconnect', () => this.#onSignal());
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error) => {
        printFailure(error);
        void this.stop(1);
      });
    }
  }

  get signal(): AbortSignal {
    return this.#aborter.signal;
  }

  begin(start: (startup: Startup) => Promise<void>): Promise<void> {
    return (this.#starting = start(this).then(() => this.#removeOthers()));
  }

  onStop(stop: Stop): void {
    this.#stops.push(stop);
    this.signal.throwIfAborted();
  }

  stop(status: number): Promise<void> {
    return (this.#stopping ??= this.#stopAll(status));
  }

  /**
   * Development tools install handlers that would exit immediately on these signals. Our own handler is never removed, because a
   * signal could be lost.
   */
  #removeOthers(): void {
    for (const signal of SIGNALS) {
      const others = process.listeners(signal).filter((listener) => listener !== this.#onSignal);
      for (const listener of others) process.removeListener(signal, listener);
    }
  }

  readonly #onSignal = (): void => {
    const now = performance.now();
    if (this.#stopping && now - this.#stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    this.#stoppingSince ||= now;
    void this.stop(0);
  };

  async #stopAll(status: number): Promise<void> {
    this.#aborter.abort();
    setTimeout(() => process.exit(status || 1), STOP_LIMIT_MS - 500).unref();
    await this.#starting?.catch(() => {}); // Without waiting, partly started resources would leak.
    let worst = status;
    for (const stop of this.#stops.toReversed()) {
      try {
        await stop(status);
      } catch (error) {
        printFailure(error);
        worst = 1;
      }
    }
    process.exit(worst);
  }
}

function printFailure(error: unknown): void {
  const sentence = explainFailure(error);
  if (sentence) process.stderr.write(`${PRODUCT.name} cannot run. ${sentence}\n`);
  else console.error(`${PRODUCT.name} stopped because of a defect of its own:`, error);
}
