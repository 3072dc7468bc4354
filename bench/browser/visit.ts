import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openFreshProfile } from './chromium.ts';
import { type Link, openLink } from './link.ts';
import { installProbe, type Vitals } from './probe.ts';
import { prepareStopwatch, tapLink } from './tap.ts';
import { followTraffic, type Traffic, type Transfer } from './traffic.ts';
import { type Weight, weighPage } from './weight.ts';

const SLOWDOWN = 4;
const LOAD_LIMIT_MS = 45_000;
const IDLE_LIMIT_MS = 25_000;
const QUIET_MS = 1000;

export type Visit = Vitals & {
  weight: Weight;
  transfers: Transfer[];
  failures: string[];
  /** All bytes of the link until the page was idle, with headers and protocols. */
  wireBytes: number;
  /** From the end of the touch to the next page's text. Undefined when no link was tapped or the page did not load. */
  tap: number | undefined;
};

/**
 * A first page load over Slow 4G with a processor four times slower. If `tapTo` is given, followed by a tap on the link to that
 * page.
 */
export async function visit(origin: string, address: string, tapTo?: string): Promise<Visit> {
  await using link = await openLink(origin);
  await using profile = await openFreshProfile();
  const page = await profile.context.newPage();
  const session = await profile.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(installProbe);
  await prepareStopwatch(page);
  const traffic = await followTraffic(session);
  await page.goto(link.origin + address, { waitUntil: 'load', timeout: LOAD_LIMIT_MS }).catch((error: unknown) => {
    throw new Error(`${address} did not load; waiting for ${traffic.pending().join(', ') || 'nothing'}`, {
      cause: error,
    });
  });
  await reconcile(traffic, link);
  const vitals = await readVitals(page);
  const weight = await page.evaluate(weighPage);
  const transfers = [...traffic.transfers];
  const wireBytes = link.received();
  const tap =
    tapTo === undefined ? undefined : await tapLink(page, session, tapTo, () => reconcile(traffic, link, 8000));
  const { tapLatency } = tap === undefined ? vitals : await readVitals(page);
  return { ...vitals, tapLatency, weight, transfers, failures: traffic.failures, wireBytes, tap };
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => window.dalilProbe.read());
}

/** Waits until page and link have been idle for a second. */
async function reconcile(traffic: Traffic, link: Link, limit = IDLE_LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limit;
  let bytes = -1;
  let since = Date.now();
  while (Date.now() < deadline) {
    if (link.received() !== bytes) {
      bytes = link.received();
      since = Date.now();
    }
    if (traffic.quietFor() > QUIET_MS && Date.now() - since > QUIET_MS) return;
    await wait(100);
  }
}
