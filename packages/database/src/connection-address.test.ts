import { expect, test } from 'vitest';
import { directAddress } from './connection-address.ts';

const URL_OF_POOLER = 'postgres://me@localhost:6432/dalil';
const URL_OF_DATABASE = 'postgres://me@localhost:5432/dalil';

test('CONF-3 a session of its own goes past a pooler, and to the only address without one', () => {
  expect(directAddress({ url: URL_OF_POOLER, directUrl: URL_OF_DATABASE })).toEqual({ url: URL_OF_DATABASE });
  expect(directAddress({ url: URL_OF_DATABASE })).toEqual({ url: URL_OF_DATABASE });
  const embedded = { host: '/run/dalil', port: 5432, user: 'dalil', database: 'dalil' };
  expect(directAddress(embedded)).toBe(embedded);
});
