import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = (quality: number) => (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For a response that is compressed while the client waits. */
export const compressFast = { br: brotli(5), gzip: (body: Buffer) => promisify(gzip)(body) };
/** For a response that is stored and sent many times. */
export const compressBest = brotli(constants.BROTLI_MAX_QUALITY);

export type Encoding = keyof typeof compressFast;

const SMALLEST = 1024;
/** All text types except event streams, which must be sent before they end. */
const TEXTUAL = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+|x-nd)?(?:json|xml)|image\/svg)/;

/** The best encoding the client accepts, or null. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const offered = new Set((header ?? '').split(',').map((part) => part.trim().split(';')[0]));
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : null;
}

/** Compresses a complete text response. A response that is already encoded, has no body or is too small is returned as it is. */
export async function compressResponse(response: Response, accept: string | undefined): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (response.headers.has('content-encoding') || !TEXTUAL.test(type)) return response;
  if (!/accept-encoding/i.test(response.headers.get('vary') ?? '')) response.headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(accept);
  // Without an accepted encoding the body is not read; the server sends it as it is.
  if (!encoding || !response.body) return response;
  const headers = new Headers(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < SMALLEST) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const tag = headers.get('etag');
  // A strong tag identifies the exact bytes, and compression changes them (RFC 9110).
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
  return new Response(await compressFast[encoding](body), { status: response.status, headers });
}
