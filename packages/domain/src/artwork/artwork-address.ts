import { isArea } from '../guide/area.ts';
import { ARTWORK_SIZES, type ArtworkRequest } from './artwork.ts';

const ADDRESS = /^\/art\/([a-z]+)\/([a-z0-9-]{1,80})-(\d+x\d+)\.svg$/;

/** The artwork at a path like `/art/dining/ravi-480x320.svg`. Null for an invalid path. */
export function readArtworkAddress(path: string): ArtworkRequest | null {
  const [, area = '', id = '', size = ''] = ADDRESS.exec(path) ?? [];
  const dimensions = Object.values(ARTWORK_SIZES).find(({ width, height }) => size === `${width}x${height}`);
  return isArea(area) && dimensions ? { area, id, ...dimensions } : null;
}
