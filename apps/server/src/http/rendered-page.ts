import { acceptedEncoding, compressFast } from './compress.ts';

/**
 * A rendered page on its way to the cache or to a client: its text stays a string until it is compressed, because each body of a
 * `Response` that is read costs a copy of the whole page.
 */
export type RenderedPage = { status: number; headers: Record<string, string>; html: string };

const SMALLEST = 1024;

/** The response for a client who accepts these encodings. */
export async function sendPage({ status, headers, html }: RenderedPage, accept: string | null): Promise<Response> {
  const encoding = acceptedEncoding(accept ?? undefined);
  if (!encoding || html.length < SMALLEST) return new Response(html, { status, headers });
  const body = await compressFast[encoding](Buffer.from(html));
  return new Response(new Uint8Array(body), { status, headers: { ...headers, 'content-encoding': encoding } });
}
