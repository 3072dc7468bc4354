import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersOf(isTls: boolean): Promise<Headers> {
  const app = new Hono();
  app.use(securityHeaders(isTls));
  app.get('/', (c) => c.json({}));
  return (await app.request('/')).headers;
}

test('ERR-8 every answer is of its own kind, in no frame, and may load nothing that it does not allow', async () => {
  const headers = await headersOf(true);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(headers.get('content-security-policy')).toContain(rule);
  }
});

test('ERR-8 no page may use camera, microphone or payment; the position is for our own pages, which ask the user', async () => {
  expect((await headersOf(true)).get('permissions-policy')).toBe(
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  );
});

test('ERR-8 over TLS a browser keeps to TLS for a year, with every host below; without it nothing is said', async () => {
  expect((await headersOf(true)).get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOf(false)).get('strict-transport-security')).toBeNull();
});
