import { expect, test } from 'vitest';
import { describeAddress } from './describe-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:db8:1:2::'],
  ['not an address: at all', 'not an address: at all'],
  ['', null],
  ['0.0.0.0', null],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['0000:0000:0000:0000:0000:0000:0000:0000', null],
  ['::1', null],
  ['::', null],
])('AUTH-13 the address %j of a session is displayed as %j', (address, expected) => {
  expect(describeAddress(address)).toBe(expected);
});
