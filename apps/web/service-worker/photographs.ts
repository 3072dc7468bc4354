import { CARD_WIDTH, pictureAddress, readPictureAddress } from '@dalil/domain/guide/picture.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { takeWhole } from '@dalil/offline/whole-response.ts';
import { cacheAnswer, findCached, isPublic } from './answer-cache.ts';

type Photograph = {
  request: Request;
  later: (work: Promise<unknown>) => void;
  stamp: { now: Date; releaseId: string };
  /** The user saves data: nothing is fetched that is not shown. */
  isSaving: boolean;
};

/** The file that a device keeps of a photograph. A larger one would fill it, and a screen without a network can do with less. */
export function keptAddress(address: string): string {
  const url = new URL(address);
  const asked = readPictureAddress(url.pathname);
  if (!asked || asked.width <= CARD_WIDTH) return address;
  return url.origin + pictureAddress(asked.id, CARD_WIDTH, asked.format);
}

/** A photograph in the width the page asked for; without a network in the one that was kept when its page was opened. */
export async function answerPhotograph({ request, later, stamp, isSaving }: Photograph): Promise<Response> {
  const cached = await findCached(DEVICE_CACHES.pictures, request);
  if (cached) return cached;
  const kept = new Request(keptAddress(request.url));
  const answer = await fetch(request)
    .then(takeWhole)
    .catch(() => findCached(DEVICE_CACHES.pictures, kept));
  if (!answer) return Response.error();
  if (!isPublic(answer)) return answer;
  if (kept.url === request.url) later(cacheAnswer(DEVICE_CACHES.pictures, request, answer.clone(), stamp));
  else if (!isSaving) later(keep(kept, stamp));
  return answer;
}

async function keep(kept: Request, stamp: Photograph['stamp']): Promise<void> {
  if (await findCached(DEVICE_CACHES.pictures, kept)) return;
  const answer = await takeWhole(await fetch(kept));
  if (isPublic(answer)) await cacheAnswer(DEVICE_CACHES.pictures, kept, answer, stamp);
}
