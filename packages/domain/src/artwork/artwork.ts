import type { Area } from '../guide/area.ts';
import { createCanvas, type Scene } from './canvas.ts';
import { AREA_LATTICES, PALETTES } from './palette.ts';
import { createRandom } from './random.ts';
import { arches } from './scenes/arches.ts';
import { blocks } from './scenes/blocks.ts';
import { contours } from './scenes/contours.ts';
import { dunes } from './scenes/dunes.ts';
import { facade } from './scenes/facade.ts';
import { facets } from './scenes/facets.ts';
import { lanterns } from './scenes/lanterns.ts';
import { plates } from './scenes/plates.ts';
import { roads } from './scenes/roads.ts';
import { sea } from './scenes/sea.ts';
import { night, skyline } from './scenes/skyline.ts';

/** The sizes the product requests, in SVG units. */
export const ARTWORK_SIZES = {
  hero: { width: 960, height: 540 },
  card: { width: 480, height: 320 },
  square: { width: 320, height: 320 },
  portrait: { width: 540, height: 960 },
} as const;

export type ArtworkSize = keyof typeof ARTWORK_SIZES;

/** The scenes of an area's artwork. The first scene is the usual one. A repeated scene is likelier. */
const SCENES: Record<Area, readonly [Scene, ...Scene[]]> = {
  news: [skyline, skyline, contours, facade],
  events: [lanterns],
  dining: [plates],
  beaches: [sea],
  tourism: [dunes, dunes, skyline],
  nightlife: [night],
  luxury: [facets, facets, night],
  government: [arches, arches, facets],
  weather: [contours, contours, sea],
  traffic: [roads],
  living: [blocks, blocks, arches],
  realestate: [facade, facade, blocks],
};

export type ArtworkRequest = { area: Area; id: string; width: number; height: number };

/**
 * A decorative image for a content item: a standalone SVG with literal colours. The same area, id and size always give the same
 * image, and the other sizes of an id have the same motif.
 */
export function drawArtwork({ area, id, width, height }: ArtworkRequest): string {
  const seed = `${area}|${id}`;
  const scene = createRandom(`${seed}|scene`).pick(SCENES[area]);
  const canvas = createCanvas({ seed, width, height, palette: PALETTES[area], lattice: AREA_LATTICES[area] });
  const image = scene(canvas);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMid slice"><defs>${canvas.definitions()}</defs>${image}</svg>`
  );
}
