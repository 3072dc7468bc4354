import type { readImportFile } from './read-import-file.ts';

/** A file of the largest size takes a slow phone a few seconds. */
const LIMIT_MS = 20_000;

export type ReadFile = Awaited<ReturnType<typeof readImportFile>>;

/** Reads a file as `readImportFile` does, in a thread of its own that ends at a limit of time. */
export async function readInWorker(file: Blob, limitMs = LIMIT_MS): Promise<ReadFile | 'too-slow'> {
  const worker = new Worker(new URL('../../../workers/read-places.ts', import.meta.url), {
    type: 'module',
    name: 'places',
  });
  try {
    return await new Promise<ReadFile | 'too-slow'>((resolve) => {
      const timer = setTimeout(() => resolve('too-slow'), limitMs);
      const end = (result: ReadFile | 'too-slow') => {
        clearTimeout(timer);
        resolve(result);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => end(data));
      // Of a thread that did not start, or ended at a limit of the browser.
      worker.addEventListener('error', () => end('too-slow'));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
