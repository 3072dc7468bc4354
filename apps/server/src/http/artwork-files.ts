import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readArtworkAddress } from '@dalil/domain/artwork/artwork-address.ts';
import { COAST_FILE, DEVICE_PICTURES_FILE, SKYLINE_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { drawEachLandmark } from '@dalil/domain/artwork/device-drawings.ts';
import type { DevicePictures } from '@dalil/domain/artwork/device-pictures.ts';
import { drawPicture } from '@dalil/domain/artwork/draw-picture.ts';
import type { Picture } from '@dalil/domain/artwork/picture-choice.ts';
import { drawCoastFile, drawSkylineFile } from '@dalil/domain/artwork/skyline.ts';
import { saveFile } from './save-file.ts';

/** What belongs to no item. */
const DRAWINGS_OF_SITE: Record<string, () => string> = { [SKYLINE_FILE]: drawSkylineFile, [COAST_FILE]: drawCoastFile };

type ArtworkParts = {
  folder: string;
  findPicture: (id: string) => Promise<Picture | null>;
  /** The drawings of published items, by the item's id. */
  listDrawings: () => Promise<Record<string, string>>;
  onSaveFailed: (error: unknown) => void;
};

/**
 * Serves the shapes of skylines, what devices draw pictures from without a network and `/art/{version}/{area}/{id}-{w}x{h}.svg`. Each picture is drawn once and stored as a file.
 * `findPicture` gives null for an id without a published item, so that clients cannot fill the disk with pictures of invented
 * ids. `onSaveFailed` is called when a picture cannot be stored, for example on a full disk; it is served anyway.
 */
export function createArtworkFiles({ folder, findPicture, listDrawings, onSaveFailed }: ArtworkParts) {
  let drawings: Record<string, string> | null = null;
  return async (address: string): Promise<Response | null> => {
    if (address === DEVICE_PICTURES_FILE) {
      drawings ??= drawEachLandmark();
      const pictures: DevicePictures = { drawings, items: await listDrawings() };
      return Response.json(pictures, { headers: { 'cache-control': 'public, max-age=3600' } });
    }
    const drawSite = DRAWINGS_OF_SITE[address];
    const artwork = readArtworkAddress(address);
    if (!artwork && !drawSite) return null;
    const file = path.join(folder, address.slice('/art/'.length));
    const stored = await readCached(file);
    if (stored !== null) return imageResponse(stored);
    const picture = artwork && (await findPicture(artwork.id));
    const draw = artwork && picture ? () => drawPicture(picture, artwork) : drawSite;
    if (!draw) return null;
    const svg = draw();
    await saveFile(file, svg).catch(onSaveFailed);
    return imageResponse(svg);
  };
}

function imageResponse(svg: string): Response {
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

async function readCached(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
