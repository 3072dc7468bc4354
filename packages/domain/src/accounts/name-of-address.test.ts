import { expect, test } from 'vitest';
import { nameOfAddress } from './name-of-address.ts';

test.each([
  ['admin@guide.example', 'Admin'],
  ['sana.karim+guide@guide.example', 'Sana Karim'],
  ['ليلى@guide.example', 'ليلى'],
  ['007@guide.example', 'User'],
])('PROF-1 the account of %s is called %s until its owner says otherwise', (email, name) =>
  expect(nameOfAddress(email)).toBe(name),
);
