import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '../configuration-error.ts';

/** A killed process releases its claim immediately, a stopping one within this time. */
const CLAIM_WAIT_MS = 3000;

/**
 * Claims a data folder for this process until it ends in any way, by the name of a socket that exists in the kernel, not in the
 * file system. Where such sockets do not exist (macOS) nothing is claimed here, and only the lock in the database rejects a
 * second server.
 */
export async function claimFolder(dataDir: string, waitMs = CLAIM_WAIT_MS): Promise<{ release(): Promise<void> }> {
  const name = claimName(await realpath(dataDir));
  if (!name) return { release: async () => {} };
  const deadline = Date.now() + waitMs;
  for (;;) {
    const server = await listen(name);
    if (server) return { release: () => new Promise((resolve) => void server.close(() => resolve())) };
    if (Date.now() > deadline) throw folderInUse(dataDir);
    await wait(50);
  }
}

export function folderInUse(dataDir: string): ConfigurationError {
  return new ConfigurationError(
    `Another Dalil is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ['DATA_DIR'],
  );
}

function claimName(path: string): string | undefined {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0dalil-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\dalil-${hash}`;
  return undefined;
}

function listen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}
