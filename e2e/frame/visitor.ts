import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** An address for one visitor, since attempts are counted by it; by chance, because journeys run in several processes. */
export function visitorAddress(): string {
  return `198.51.${randomInt(1, 251)}.${randomInt(1, 251)}`;
}

/** Everything this browser sends comes from an address of its own. */
export async function comeFromNewAddress(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitorAddress() });
}
