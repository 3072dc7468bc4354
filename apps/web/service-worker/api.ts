import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { findCached, isPublic, cacheAnswer, takeWhole } from './answer-cache.ts';

/** A reader who has an answer does not wait longer for a newer one. */
const PATIENCE_MS = 4000;
/** What the guide answers to everyone alike. Nothing of an account is in this list, so nothing of one is ever kept. */
const GUIDE =
  /^\/api\/(?:home|sections|places|services|articles|neighbourhoods|handbooks?|questions|shown-facts|guide-figures|stories|items|place-names|facts|content|events|days|weather|traffic|legal-documents|practical|living|real-estate|search)(?:\/|$)/;
/** Of somebody: never kept, and never answered on the device. */
const OWN = /^\/api\/search\/(?:history|records)/;
/** What somebody types or looks for is kept nowhere: it tells of them, and the device answers it from the guide. */
const TYPED = /^\/api\/search(?:\/suggestions)?\/?$/;

/** What the guide on the device answers to a request, or null when it is not in the guide. */
type GuideOnDevice = (request: Request) => Promise<Response | null>;

/** What asking told of the network as long as the worker lives. */
export type Reach = { isUnreachable: boolean };

type Question = {
  request: Request;
  reach: Reach;
  answerFromGuide: GuideOnDevice;
  later: (work: Promise<unknown>) => void;
  stamp: () => { now: Date; releaseId: string };
};

/**
 * The worker as a server of the API: the network's answer; without one the guide on the device, then what this device was
 * answered before, then a refusal with the code `offline`. What somebody types is waited for: where the network was not
 * there a moment ago, the guide is read while it is asked once more, and its answer still counts first.
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

/** A question its reader called off, by typing on, tells nothing of the network. */
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

/** Problem details as the server writes them, of a refusal only the device knows. */
function offlineProblem(): Response {
  const body = { type: 'about:blank', title: 'The network is not there', status: 503, code: 'offline' };
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status: 503, headers });
}
