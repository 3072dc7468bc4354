import { expect, test } from 'vitest';
import { clientAddress, createTrustedProxies } from './client-address.ts';

const proxies = createTrustedProxies(['10.0.0.0/8', '::1']);

test('AUTH-12 the address is the socket’s, whatever a header of a stranger says', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', proxies)).toBe('203.0.113.7');
  expect(clientAddress('::ffff:203.0.113.7', '198.51.100.1, 10.0.0.1', proxies)).toBe('203.0.113.7');
});

test('AUTH-12 behind a trusted proxy the last untrusted hop counts, not the first one written', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', proxies)).toBe('198.51.100.1');
  expect(clientAddress('::1', '198.51.100.1', proxies)).toBe('198.51.100.1');
});

test('AUTH-12 a proxy without a forwarding header is itself the client', () => {
  expect(clientAddress('10.0.0.1', undefined, proxies)).toBe('10.0.0.1');
});
