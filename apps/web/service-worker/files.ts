import { drawArtwork } from '@dalil/domain/artwork/artwork.ts';
import { readArtworkAddress } from '@dalil/domain/artwork/artwork-address.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { findCached, isForEverybody, cacheAnswer, takeWhole } from './answer-cache.ts';

/** A name under `/assets` holds the hash of its content, so what is kept is right. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(DEVICE_CACHES.files);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await takeWhole(await fetch(request));
  if (isForEverybody(answer)) await cache.put(request.url, answer.clone());
  return answer;
}

type Stamp = { now: Date; releaseId: string };

/** Artwork is drawn by rules from the id of an item, so a kept one is right, and without a network the device draws it itself. */
export async function answerPicture(
  request: Request,
  later: (work: Promise<unknown>) => void,
  stamp: Stamp,
): Promise<Response> {
  const kept = await findCached(DEVICE_CACHES.pictures, request);
  if (kept) return kept;
  const answer = await fetch(request)
    .then(takeWhole)
    .catch(() => drawPicture(request));
  if (isForEverybody(answer)) later(cacheAnswer(DEVICE_CACHES.pictures, request, answer.clone(), stamp));
  return answer;
}

function drawPicture({ url }: Request): Response {
  const artwork = readArtworkAddress(new URL(url).pathname);
  if (!artwork) return Response.error();
  return new Response(drawArtwork(artwork), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}
