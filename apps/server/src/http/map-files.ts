import { drawMap } from '@dalil/domain/artwork/draw-map.ts';
import { readMapAddress } from '@dalil/domain/artwork/map-address.ts';
import { ownBaseMap } from '@dalil/domain/artwork/map.ts';

/** What the large map asks before it draws: a style of streets, if the operator has set one. */
const MAP_SETTINGS = '/map/settings.json';
const MAX_DRAWN = 400;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A page that was cached before an update asks for the earlier version of the map. */
const FOR_A_WHILE = 'public, max-age=3600';

/**
 * Serves `/map/{version}/{lon},{lat},{km}-{w}x{h}.{locale}.svg`. A window is drawn in a few milliseconds, so the last ones are
 * remembered and none is stored.
 */
export function createMapFiles(styleUrl: string | null) {
  const drawn = new Map<string, string>();
  return (address: string): Response | null => {
    if (address === MAP_SETTINGS) return Response.json({ styleUrl }, { headers: { 'cache-control': 'no-cache' } });
    const file = readMapAddress(address);
    if (!file) return null;
    const svg = drawn.get(address) ?? drawMap(ownBaseMap(), file);
    drawn.delete(address);
    drawn.set(address, svg);
    const [oldest] = drawn.keys();
    if (drawn.size > MAX_DRAWN && oldest !== undefined) drawn.delete(oldest);
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': file.isCurrent ? IMMUTABLE : FOR_A_WHILE },
    });
  };
}
