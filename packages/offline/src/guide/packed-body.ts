/** Shorter texts gain nothing from being packed, and lists read hundreds of them. */
const PACKED_FROM = 2048;
const FORMAT = 'deflate-raw';

export type PackedBody = string | Uint8Array<ArrayBuffer>;

/** A text as the device keeps it. */
export async function packBody(text: string): Promise<PackedBody> {
  if (text.length < PACKED_FROM) return text;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

export async function unpackBody(body: PackedBody): Promise<string> {
  if (typeof body === 'string') return body;
  return new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream(FORMAT))).text();
}

/** Bytes it takes on the device, nearly: browsers have their own ways to keep a text. */
export function sizeOf(body: PackedBody): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
}
