import { type Area, isArea } from '../guide/area.ts';
import { ARTWORK_VERSION } from './artwork-version.ts';

/** The sizes the product requests, in pixels. */
export const ARTWORK_SIZES = {
  hero: { width: 960, height: 540 },
  card: { width: 480, height: 320 },
  square: { width: 320, height: 320 },
  portrait: { width: 540, height: 960 },
} as const;

export type ArtworkSize = keyof typeof ARTWORK_SIZES;

export type ArtworkRequest = { area: Area; id: string; width: number; height: number };

const ADDRESS = new RegExp(`^/art/${ARTWORK_VERSION}/([a-z]+)/([a-z0-9-]{1,80})-(\\d+x\\d+)\\.svg$`);

/** The address of an item's picture: `/art/2/dining/ravi-480x320.svg`. Known from the item alone, also without a network. */
export function artworkAddress({ area, id }: { area: Area; id: string }, size: ArtworkSize): string {
  const { width, height } = ARTWORK_SIZES[size];
  return `/art/${ARTWORK_VERSION}/${area}/${id}-${width}x${height}.svg`;
}

/** The picture that an address names. Null for an invalid address. */
export function readArtworkAddress(path: string): ArtworkRequest | null {
  const [, area = '', id = '', size = ''] = ADDRESS.exec(path) ?? [];
  const dimensions = Object.values(ARTWORK_SIZES).find(({ width, height }) => size === `${width}x${height}`);
  return isArea(area) && dimensions ? { area, id, ...dimensions } : null;
}
