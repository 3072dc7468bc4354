import { readArtworkAddress } from '@dalil/domain/artwork/artwork-address.ts';
import { drawPlainPicture } from '@dalil/domain/artwork/plain-picture.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { findCached, isPublic, cacheAnswer } from './answer-cache.ts';
import { takeWhole } from '@dalil/offline/whole-response.ts';

/** A name under `/assets` contains the hash of its content, so a cached file is always valid. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(DEVICE_CACHES.files);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const answer = await takeWhole(await fetch(request));
  if (isPublic(answer)) await cache.put(request.url, answer.clone());
  return answer;
}

type Stamp = { now: Date; releaseId: string };

/** An address of artwork contains its version, so a cached picture is always valid. Without a network, the area's pattern stands in. */
export async function answerImage(
  request: Request,
  later: (work: Promise<unknown>) => void,
  stamp: Stamp,
): Promise<Response> {
  const cached = await findCached(DEVICE_CACHES.pictures, request);
  if (cached) return cached;
  const answer = await fetch(request)
    .then(takeWhole)
    .catch(() => standIn(request));
  if (isPublic(answer)) later(cacheAnswer(DEVICE_CACHES.pictures, request, answer.clone(), stamp));
  return answer;
}

function standIn({ url }: Request): Response {
  const artwork = readArtworkAddress(new URL(url).pathname);
  if (!artwork) return Response.error();
  return new Response(drawPlainPicture(artwork), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
}
