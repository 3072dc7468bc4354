import type { Area } from '@dalil/domain/guide/area.ts';

const SIZES = {
  hero: { width: 960, height: 540 },
  card: { width: 480, height: 320 },
  square: { width: 320, height: 320 },
  portrait: { width: 540, height: 960 },
} as const;

/** The address and size of an item's artwork. The server draws exactly these sizes. */
export function artworkImage({ area, id }: { area: Area; id: string }, size: keyof typeof SIZES) {
  const { width, height } = SIZES[size];
  return { src: `/art/${area}/${id}-${width}x${height}.svg`, width, height };
}
