import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTWORK_SIZES, drawArtwork } from '@dalil/domain/artwork/artwork.ts';
import { isArea } from '@dalil/domain/guide/area.ts';
import { keepFile } from './keep-file.ts';

const ADDRESS = /^\/art\/([a-z]+)\/([a-z0-9-]{1,80})-(\d+x\d+)\.svg$/;

/**
 * Serves `/art/{area}/{id}-{w}x{h}.svg`: drawn once, kept as a file. `isKnown` says whether an item of that id exists,
 * so that strangers cannot fill the disk with pictures of ids they made up. `onNotKept` is told of a picture that could
 * not be kept, as on a full disk; it is served all the same.
 */
export function createArtworkFiles(
  folder: string,
  isKnown: (id: string) => Promise<boolean>,
  onNotKept: (error: unknown) => void,
) {
  return async (address: string): Promise<Response | null> => {
    const [, area = '', id = '', size = ''] = ADDRESS.exec(address) ?? [];
    const dimensions = Object.values(ARTWORK_SIZES).find(({ width, height }) => size === `${width}x${height}`);
    if (!isArea(area) || !dimensions) return null;
    const file = path.join(folder, area, `${id}-${size}.svg`);
    let svg = await readKept(file);
    if (svg === null) {
      if (!(await isKnown(id))) return null;
      svg = drawArtwork({ area, id, ...dimensions });
      await keepFile(file, svg).catch(onNotKept);
    }
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  };
}

async function readKept(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
