import { inflateSync } from 'fflate';
import type { PackedBody } from './packed-body.ts';

const decoder = new TextDecoder();

/**
 * Decompresses a text. In a module of its own, since pages only compress. The browser's stream takes most of a millisecond for
 * each text, however short, and a response needs dozens. Throws where the text was damaged on the device.
 */
export function unpackBody(body: PackedBody): string {
  return typeof body === 'string' ? body : decoder.decode(inflateSync(body));
}
