import type { ArtworkRequest } from './artwork-address.ts';

/**
 * What a device needs to show the pictures of items without a network: each drawing once, in its best light, and which of them an item
 * has. An item whose picture is a map has none.
 */
export type DevicePictures = { drawings: Readonly<Record<string, string>>; items: Readonly<Record<string, string>> };

const SIZE = / width="\d+" height="\d+"/;

/** The drawing of an item in the requested size. Null where the device does not know it. */
export function drawingOnDevice(
  { drawings, items }: DevicePictures,
  { id, width, height }: ArtworkRequest,
): string | null {
  const name = Object.hasOwn(items, id) ? items[id] : undefined;
  const drawing = name === undefined || !Object.hasOwn(drawings, name) ? undefined : drawings[name];
  return drawing === undefined ? null : drawing.replace(SIZE, ` width="${width}" height="${height}"`);
}
