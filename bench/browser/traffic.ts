import type { CDPSession } from '@playwright/test';

/** From least to most urgent. The priority of a visible image starts low and is raised. */
const PRIORITIES = ['VeryLow', 'Low', 'Medium', 'High', 'VeryHigh'];

/** `startedAt` is in milliseconds since the page was requested. */
export type Transfer = { address: string; type: string; priority: string; startedAt: number };

export interface Traffic {
  readonly transfers: Transfer[];
  /** Requests that failed, or returned a status of 400 or more. */
  readonly failures: string[];
  /** Addresses that were requested and have not arrived yet. */
  pending(): string[];
  /** Milliseconds since the network was last busy. 0 while it is busy. */
  quietFor(): number;
}

/** Records the requests of a page, with the priority Chromium assigned. */
export async function followTraffic(session: CDPSession): Promise<Traffic> {
  const open = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  const failures: string[] = [];
  let busyAt = Date.now();
  let beganAt: number | undefined;
  const close = (requestId: string) => {
    busyAt = Date.now();
    open.delete(requestId);
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (request.url.startsWith('data:')) return;
    busyAt = Date.now();
    beganAt ??= timestamp;
    const startedAt = (timestamp - beganAt) * 1000;
    const transfer = { address: new URL(request.url).pathname, type, priority: request.initialPriority, startedAt };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on('Network.resourceChangedPriority', ({ requestId, newPriority }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.priority = newPriority;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.status >= 400) failures.push(`${response.status} ${open.get(requestId)?.address}`);
  });
  session.on('Network.loadingFinished', ({ requestId }) => close(requestId));
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    failures.push(`${errorText} ${open.get(requestId)?.address}`);
    close(requestId);
  });
  const pending = () => Array.from(open.values(), ({ address }) => address);
  return { transfers, failures, pending, quietFor: () => (open.size === 0 ? Date.now() - busyAt : 0) };
}

/** The highest priority of a request type. Undefined when there was none. */
export function highestPriority(transfers: readonly Transfer[], type: 'Script' | 'Image'): string | undefined {
  const urgencies = transfers.filter((one) => one.type === type).map(({ priority }) => PRIORITIES.indexOf(priority));
  return PRIORITIES[Math.max(-1, ...urgencies)];
}

/** True when every script has a lower priority than the most urgent image, or when there is no image. */
export function isScriptBelowImage(transfers: readonly Transfer[]): boolean {
  const [script, image] = (['Script', 'Image'] as const).map((type) =>
    PRIORITIES.indexOf(highestPriority(transfers, type) ?? ''),
  );
  return image === -1 || (script ?? -1) < (image ?? -1);
}
