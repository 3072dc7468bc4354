import { inflate } from './inflate.ts';
import type { PackedBody } from './packed-body.ts';

const decoder = new TextDecoder();

/** A text as it was packed: apart from packing, since pages only pack. Throws a `TypeError` where it was damaged on the device. */
export function unpackBody(body: PackedBody): string {
  return typeof body === 'string' ? body : decoder.decode(inflate(body));
}
