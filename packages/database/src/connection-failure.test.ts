import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './connection-failure.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ECONNREFUSED', 'ENOENT', 'EPIPE', '57P01', '57P03', '57014', '08006', '53300', '55000'])(
  'ERR-8 %s means that the database is unavailable for now',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client was closed and is not queryable',
])('ERR-8 so does %s', (text) =>
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], new Error(text)))).toBe(true),
);

test.each([withCode('42P01'), withCode('23505'), withCode('22P02'), new Error('failed'), null, 'text'])(
  'ERR-8 a defect of ours does not: %s',
  (error) => expect(isDatabaseUnavailable(error)).toBe(false),
);
