import { inflateSync } from 'fflate';
import type { PackedBody } from './packed-body.ts';

const decoder = new TextDecoder();

/**
 * A text as it was packed: apart from packing, since pages only pack. The browser's own stream takes most of a millisecond
 * for each text however short it is, and an answer is made of dozens. Throws where the text was damaged on the device.
 */
export function unpackBody(body: PackedBody): string {
  return typeof body === 'string' ? body : decoder.decode(inflateSync(body));
}
