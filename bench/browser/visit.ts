import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { openFreshProfile } from './chromium.ts';
import { type Link, openLink } from './link.ts';
import { installProbe, type Vitals } from './probe.ts';
import { prepareStopwatch, tapLink } from './tap.ts';
import { followTraffic, type Traffic, type Transfer } from './traffic.ts';
import { type Weight, weighPage } from './weight.ts';

const SLOWDOWN = 4;
const LOAD_LIMIT_MS = 45_000;
/** What an untouched first visit costs is measured this long from the beginning of the navigation. */
const FIRST_SECONDS_MS = 10_000;
/** A visitor who knows where to go taps this long after the load event. */
const TAP_AFTER_MS = 1500;

export type Visit = Vitals & {
  weight: Weight;
  transfers: Transfer[];
  failures: string[];
  /** All bytes of the link in the first ten seconds, with headers and protocols. */
  wireBytes: number;
};
/** From the end of the touch to the next page's text, undefined when the page did not load, and the latency of the tap. */
export type Tap = { tap: number | undefined; tapLatency: number };

/** The first ten seconds of a first visit without user input, over Slow 4G with a processor four times slower. */
export function visit(origin: string, address: string): Promise<Visit> {
  return onFirstVisit(origin, address, async ({ page, link, traffic }) => {
    const weight = await page.evaluate(weighPage);
    await wait(FIRST_SECONDS_MS - (await page.evaluate(() => performance.now())));
    const wireBytes = link.received();
    return {
      ...(await readVitals(page)),
      weight,
      transfers: [...traffic.transfers],
      failures: traffic.failures,
      wireBytes,
    };
  });
}

/** Another first visit, with a tap on the link to `to` 1.5 s after the load event. */
export function visitAndTap(origin: string, address: string, to: string): Promise<Tap> {
  return onFirstVisit(origin, address, async ({ page, session }) => {
    await wait(TAP_AFTER_MS);
    const tap = await tapLink(page, session, to);
    return { tap, tapLatency: (await readVitals(page)).tapLatency };
  });
}

type Opened = { page: Page; session: CDPSession; link: Link; traffic: Traffic };

async function onFirstVisit<Result>(
  origin: string,
  address: string,
  measure: (opened: Opened) => Promise<Result>,
): Promise<Result> {
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
  return await measure({ page, session, link, traffic });
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => window.dalilProbe.read());
}
