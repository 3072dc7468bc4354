import type { GuideProgress, GuideRequest } from '@dalil/offline/guide-request.ts';
import { onBackgroundHold } from '../background-work/background-work.ts';

type Update = Extract<GuideRequest, { type: 'update' }>;

/**
 * Updates a pack in a thread of its own, which stops while a page is being opened. Returns whether the pack has changed. Rejects
 * if it cannot be downloaded or stored, or when `signal` ends it: then nothing more of it is stored.
 */
export async function updateInWorker(
  update: Omit<Update, 'type'>,
  { onProgress, signal }: { onProgress: (done: number, total: number) => void; signal: AbortSignal },
): Promise<boolean> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('../../../workers/download-guide.ts', import.meta.url), {
    type: 'module',
    name: 'guide',
  });
  const send = (request: GuideRequest) => worker.postMessage(request, []);
  const stopHolding = onBackgroundHold((isHeld) => send({ type: 'hold', isHeld }));
  try {
    return await new Promise<boolean>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => reject(new Error('the worker did not start')));
      worker.addEventListener('message', ({ data }: MessageEvent<GuideProgress>) => {
        if (data.type === 'progress') onProgress(data.done, data.total);
        else if (data.type === 'updated') resolve(data.isChanged);
        else reject(new Error(data.reason));
      });
      send({ ...update, type: 'update' });
    });
  } finally {
    stopHolding();
    worker.terminate();
  }
}
