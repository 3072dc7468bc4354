import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { findCached, forgetCached, isPublic, cacheAnswer } from './answer-cache.ts';
import { takeWhole } from '@dalil/offline/whole-response.ts';

/** How long to wait for a newer response if one is cached. */
const PATIENCE_MS = 4000;
/** Public reads of the guide. The list contains nothing of an account, so account data is never cached. */
const GUIDE =
  /^\/api\/(?:home|sections|places|services|articles|neighbourhoods|handbooks?|questions|shown-facts|guide-figures|stories|items|place-names|facts|content|events|days|occasions|weather|traffic|legal-documents|practical|calculators|living|real-estate|home-offers|search|live|published-ideas|letters|unanswered-topics|timetable|tombstones|directory|provenance|consent-text|operator|status|collections|city-alerts)(?:\/|$)/;
/** Data of a user: never cached, and never answered on the device. */
const OWN = /^\/api\/search\/(?:history|records)/;
/** Searches are never cached because they reveal personal interests. The device answers them from the guide. */
const TYPED = /^\/api\/search(?:\/suggestions)?\/?$/;

/** The answer from the guide on the device, or null when the guide does not contain it. */
type GuideOnDevice = (request: Request) => Promise<Response | null>;

/** Network state learned from requests, for the lifetime of the worker. */
export type Reach = { isUnreachable: boolean };

type Question = {
  request: Request;
  reach: Reach;
  answerFromGuide: GuideOnDevice;
  later: (work: Promise<unknown>) => void;
  stamp: () => { now: Date; releaseId: string };
};

/**
 * Answers API requests in the worker: from the network; without one from the guide on the device, then from the cache, then with
 * an error with the code `offline`. Search requests wait for the network. If the network was unreachable a moment ago, the guide
 * is read in parallel, and the network's response still has priority.
 */
export async function answerApi({ request, reach, answerFromGuide, later, stamp }: Question): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isAnswered = GUIDE.test(pathname) && !OWN.test(pathname);
  const isTyped = TYPED.test(pathname);
  const isCacheable = isAnswered && !isTyped;
  const cached = isCacheable ? await findCached(DEVICE_CACHES.answers, request) : undefined;
  const requested = fetch(request.clone()).then(async (response) => {
    const answer = await takeWhole(response);
    if (isCacheable && isPublic(answer)) later(cacheAnswer(DEVICE_CACHES.answers, request, answer.clone(), stamp()));
    // An item that is no longer published must not come back when the network is gone.
    if (isCacheable && answer.status === 410) later(forgetCached(DEVICE_CACHES.answers, request));
    return answer;
  });
  later(noteReach(reach, requested, request.signal));
  const early = isTyped && reach.isUnreachable ? answerFromGuide(request) : undefined;
  if (early) later(early);
  const answer = await Promise.race([requested.catch(() => null), ...(cached ? [patience()] : [])]);
  if (answer && answer.status < 500) return answer;
  const own = isAnswered ? ((await (early ?? answerFromGuide(request))) ?? cached) : undefined;
  return own ?? answer ?? offlineProblem();
}

/** A request cancelled by further typing says nothing about the network. */
async function noteReach(reach: Reach, requested: Promise<Response>, calledOff: AbortSignal): Promise<void> {
  try {
    await requested;
    reach.isUnreachable = false;
  } catch {
    if (!calledOff.aborted) reach.isUnreachable = true;
  }
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** Problem details in the server's format, for an error that only the device can produce. */
function offlineProblem(): Response {
  const body = { type: 'about:blank', title: 'The network is not there', status: 503, code: 'offline' };
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status: 503, headers });
}
