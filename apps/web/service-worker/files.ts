import { type BaseMapFile, readBaseMap } from '@dalil/domain/artwork/base-map.ts';
import { drawMap } from '@dalil/domain/artwork/draw-map.ts';
import { readMapAddress } from '@dalil/domain/artwork/map-address.ts';
import { readArtworkAddress } from '@dalil/domain/artwork/artwork-address.ts';
import { drawPlainPicture } from '@dalil/domain/artwork/plain-picture.ts';
import { DEVICE_PICTURES_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { type DevicePictures, drawingOnDevice } from '@dalil/domain/artwork/device-pictures.ts';
import { DEVICE_CACHES, STORED_AT } from '@dalil/offline/device-caches.ts';
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

type Drawing = {
  request: Request;
  later: (work: Promise<unknown>) => void;
  stamp: Stamp;
  /** Draws it on the device, without a network. */
  draw: (request: Request) => Response | Promise<Response>;
};

/** An address of a drawing says what it shows, so a cached one is always valid. Without a network the device draws it. */
export async function answerDrawing({ request, later, stamp, draw }: Drawing): Promise<Response> {
  const cached = await findCached(DEVICE_CACHES.pictures, request);
  if (cached) return cached;
  const answer = await fetch(request)
    .then(takeWhole)
    .catch(() => draw(request));
  if (isPublic(answer)) later(cacheAnswer(DEVICE_CACHES.pictures, request, answer.clone(), stamp));
  return answer;
}

/** A picture of an item: its drawing if the device has it, else the colours of its area. The shapes of skylines are a file of their own. */
export async function drawImage({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  const artwork = readArtworkAddress(pathname);
  if (!artwork) return (await storedFile(pathname)) ?? Response.error();
  const pictures = await devicePictures();
  return drawnResponse((pictures && drawingOnDevice(pictures, artwork)) ?? drawPlainPicture(artwork));
}

async function storedFile(address: string): Promise<Response | undefined> {
  return (await caches.open(DEVICE_CACHES.files)).match(address, { ignoreVary: true });
}

let parsed: { storedAt: string | null; pictures: DevicePictures } | null = null;

/** A list asks for dozens at once: the file is read once. */
async function devicePictures(): Promise<DevicePictures | null> {
  const stored = await storedFile(DEVICE_PICTURES_FILE);
  if (!stored) return null;
  const storedAt = stored.headers.get(STORED_AT);
  if (parsed?.storedAt !== storedAt) parsed = { storedAt, pictures: (await stored.json()) as DevicePictures };
  return parsed.pictures;
}

/** A window of the map, if the device has the base map. */
export async function drawMapWindow({ url }: Request, baseMap: string | undefined): Promise<Response> {
  const file = readMapAddress(new URL(url).pathname);
  const stored =
    baseMap === undefined
      ? undefined
      : await (await caches.open(DEVICE_CACHES.files)).match(baseMap, { ignoreVary: true });
  if (!file || !stored) return Response.error();
  return drawnResponse(drawMap(readBaseMap((await stored.json()) as BaseMapFile), file));
}

function drawnResponse(svg: string): Response {
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
}
