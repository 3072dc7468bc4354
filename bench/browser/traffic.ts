import type { CDPSession } from '@playwright/test';

/** From the least urgent; a picture in view starts low and is raised. */
const PRIORITIES = ['VeryLow', 'Low', 'Medium', 'High', 'VeryHigh'];

/** `startedAt` in milliseconds since the page was asked for. */
export type Transfer = { address: string; type: string; priority: string; startedAt: number };

export interface Traffic {
  readonly transfers: Transfer[];
  /** What did not come, or came with a status of 400 or more. */
  readonly failures: string[];
  /** Addresses that were asked for and have not come yet. */
  pending(): string[];
  /** Milliseconds since the network was last busy; 0 while it is. */
  quietFor(): number;
}

/** Follows what a page asks for, with the priority Chromium gave it. */
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

/** The priority of the most urgent request of a type; undefined when there was none. */
export function highestPriority(transfers: readonly Transfer[], type: 'Script' | 'Image'): string | undefined {
  const urgencies = transfers.filter((one) => one.type === type).map(({ priority }) => PRIORITIES.indexOf(priority));
  return PRIORITIES[Math.max(-1, ...urgencies)];
}

/** True when every script was asked for less urgently than the most urgent picture; also when there is no picture. */
export function isScriptBelowImage(transfers: readonly Transfer[]): boolean {
  const [script, image] = (['Script', 'Image'] as const).map((type) =>
    PRIORITIES.indexOf(highestPriority(transfers, type) ?? ''),
  );
  return image === -1 || (script ?? -1) < (image ?? -1);
}
