import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress.ts';

const TEXT = 'Salik '.repeat(400);
const answer = () => new Response(TEXT, { headers: { 'content-type': 'application/json', etag: '"tag"' } });

test('ERR-8 who takes no encoding gets the text as it is under its own tag; kept copies know that others may not', async () => {
  for (const accept of [undefined, 'identity']) {
    const plain = await compressResponse(answer(), accept);
    expect(Object.fromEntries(plain.headers)).toMatchObject({ etag: '"tag"', vary: 'accept-encoding' });
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(TEXT);
  }
});

test('ERR-8 who takes Brotli gets fewer bytes, under a tag that says the bytes are others', async () => {
  const packed = await compressResponse(answer(), 'gzip, br');
  const text = { etag: 'W/"tag"', vary: 'accept-encoding', 'content-encoding': 'br' };
  expect(Object.fromEntries(packed.headers)).toMatchObject(text);
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(TEXT.length / 10);
  expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
});
