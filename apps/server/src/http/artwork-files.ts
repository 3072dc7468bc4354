import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawArtwork } from '@dalil/domain/artwork/artwork.ts';
import { SKYLINE_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { drawSkylineFile } from '@dalil/domain/artwork/skyline.ts';
import { readArtworkAddress } from '@dalil/domain/artwork/artwork-address.ts';
import { saveFile } from './save-file.ts';

/**
 * Serves the shapes of skylines and `/art/{area}/{id}-{w}x{h}.svg`. Each image is drawn once and stored as a file. `isKnown` checks that an item of that id
 * exists, so that clients cannot fill the disk with images of invented ids. `onSaveFailed` is called when an image cannot be
 * stored, for example on a full disk; the image is served anyway.
 */
export function createArtworkFiles(
  folder: string,
  isKnown: (id: string) => Promise<boolean>,
  onSaveFailed: (error: unknown) => void,
) {
  return async (address: string): Promise<Response | null> => {
    if (address === SKYLINE_FILE) return imageResponse(drawSkylineFile());
    const artwork = readArtworkAddress(address);
    if (!artwork) return null;
    const { area, id, width, height } = artwork;
    const file = path.join(folder, area, `${id}-${width}x${height}.svg`);
    let svg = await readCached(file);
    if (svg === null) {
      if (!(await isKnown(id))) return null;
      svg = drawArtwork(artwork);
      await saveFile(file, svg).catch(onSaveFailed);
    }
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
