import type { ArtworkRequest } from './artwork-address.ts';
import { AREA_LATTICES, PALETTES } from './palette.ts';
import { latticePattern } from './lattice.ts';
import { createRandom } from './random.ts';

/**
 * The picture of an item on a device that is offline and has not stored its drawing: the colours of the area under its star
 * pattern. It shows no place, and so no wrong one.
 */
export function drawPlainPicture({ area, id, width, height }: ArtworkRequest): string {
  const random = createRandom(`${area}|${id}`);
  const { deep, mid, soft } = PALETTES[area];
  const pattern = latticePattern('stars', {
    ...AREA_LATTICES[area],
    side: Math.min(width, height) * random.between(0.07, 0.11),
    offset: [random.between(0, width), random.between(0, height)],
    stroke: '#ffffff',
    strokeWidth: 1.2,
    strokeOpacity: 0.3,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".6" stop-color="${mid}"/>` +
    `<stop offset="1" stop-color="${soft}"/></linearGradient>${pattern}</defs>` +
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#stars)"/></svg>`
  );
}
