/** Shorter texts do not benefit from compression, and lists read hundreds of them. */
const PACKED_FROM = 2048;
const FORMAT = 'deflate-raw';

export type PackedBody = string | Uint8Array<ArrayBuffer>;

/** A text in its stored form. */
export async function packBody(text: string): Promise<PackedBody> {
  if (text.length < PACKED_FROM) return text;
  const packing = new CompressionStream(FORMAT);
  const [packed] = await Promise.all([
    new Response(packing.readable).arrayBuffer(),
    write(packing.writable, new TextEncoder().encode(text)),
  ]);
  return new Uint8Array(packed);
}

/** Writes without streaming from a blob: creating one takes a browser ten times as long as everything else. */
async function write(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter();
  await Promise.all([writer.write(bytes), writer.close()]);
}

/** Approximate size on the device in bytes. Browsers store texts in different ways. */
export function sizeOf(body: PackedBody): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
}

/** The same for derived numeric data: the bytes of its typed arrays, which are nearly all of it. */
export function sizeOfMade(made: unknown): number {
  if (ArrayBuffer.isView(made)) return made.byteLength;
  if (typeof made === 'string') return sizeOf(made);
  if (typeof made !== 'object' || made === null) return 0;
  return Object.values(made).reduce<number>((sum, value) => sum + sizeOfMade(value), 0);
}
