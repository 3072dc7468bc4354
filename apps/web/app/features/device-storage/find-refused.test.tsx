import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { findRefused } from './find-refused.ts';

const CACHES = { keys: async () => [] };

/** A browser that refuses nothing, with these differences. */
function aBrowser(differences: Record<string, unknown> = {}): void {
  const whole = { indexedDB: new IDBFactory(), caches: CACHES, isSecureContext: true };
  for (const [name, value] of Object.entries({ ...whole, ...differences })) vi.stubGlobal(name, value);
}

const rejecting = async () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  [[], {}],
  [['database'], { indexedDB: undefined }],
  [['database'], { indexedDB: { databases: rejecting } }],
  [['caches'], { caches: { keys: rejecting } }],
  [['caches'], { caches: undefined }],
  [['insecure'], { caches: undefined, isSecureContext: false }],
])('DATA-3 the refusals %j of a browser are found', async (refused, differences) => {
  aBrowser(differences);
  expect(await findRefused()).toEqual(refused);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  vi.unstubAllGlobals();
});

test('DATA-3 a full storage is found by writing to it', async () => {
  aBrowser();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await findRefused()).toEqual(['texts']);
  vi.unstubAllGlobals();
});
