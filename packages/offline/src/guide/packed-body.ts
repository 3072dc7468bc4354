/** Shorter texts gain nothing from being packed, and lists read hundreds of them. */
const PACKED_FROM = 2048;
const FORMAT = 'deflate-raw';

export type PackedBody = string | Uint8Array<ArrayBuffer>;

/** A text as the device keeps it. */
export async function packBody(text: string): Promise<PackedBody> {
  if (text.length < PACKED_FROM) return text;
  const packing = new CompressionStream(FORMAT);
  const [packed] = await Promise.all([
    new Response(packing.readable).arrayBuffer(),
    write(packing.writable, new TextEncoder().encode(text)),
  ]);
  return new Uint8Array(packed);
}

/** Without a blob to stream from: making one takes a browser ten times as long as all the rest. */
async function write(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter();
  await Promise.all([writer.write(bytes), writer.close()]);
}

/** Bytes it takes on the device, nearly: browsers have their own ways to keep a text. */
export function sizeOf(body: PackedBody): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
}

/** The same of something made of numbers: those of its packed arrays, which are nearly all of it. */
export function sizeOfMade(made: unknown): number {
  if (ArrayBuffer.isView(made)) return made.byteLength;
  if (typeof made === 'string') return sizeOf(made);
  if (typeof made !== 'object' || made === null) return 0;
  return Object.values(made).reduce<number>((sum, value) => sum + sizeOfMade(value), 0);
}
