import { expect, test } from 'vitest';
import { ApiError } from '../data/api.ts';
import { failureOf } from './error-kind.ts';

function kindOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.type === 'crash' ? failure.kind : failure.type;
}

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/menu-B1.js',
  'error loading dynamically imported module: https://example.com/assets/menu-B1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/menu-B1.css',
])('ERR-3 a part of the site that could not be loaded: %s', (message) => {
  expect(kindOf(new TypeError(message))).toBe('loading');
});

test.each([new ApiError(0, 'network_error'), new TypeError('Failed to fetch'), new TypeError('Load failed')])(
  'ERR-3 a request that never got an answer: %s',
  (error) => {
    expect(kindOf(error)).toBe('connection');
  },
);

test('ERR-3 data that cannot be shown', () => {
  expect(kindOf(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe('display');
  expect(kindOf(new RangeError('Invalid time value'))).toBe('display');
});

test('ERR-3 anything else, also what is no error at all', () => {
  expect(kindOf(new Error('odd'))).toBe('unknown');
  expect(kindOf('odd')).toBe('unknown');
  expect(kindOf(null)).toBe('unknown');
  expect(kindOf(undefined)).toBe('unknown');
});

test('ERR-1 the message of a thrown error is preserved, except what stands for a hidden one of the server', () => {
  expect(failureOf(new Error('The oven is cold'))).toMatchObject({ message: 'The oven is cold' });
  expect(failureOf(new Error('Unexpected Server Error'))).toMatchObject({ message: null });
  expect(failureOf(new Error(''))).toMatchObject({ message: null });
});
