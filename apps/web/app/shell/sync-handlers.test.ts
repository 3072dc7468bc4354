import { OPERATION_ENDPOINTS } from '@dalil/domain/offline/operation.ts';
import { expect, test } from 'vitest';
import { SYNC_HANDLERS } from './sync-handlers.ts';

test('PWA-6 every kind of change has exactly one handler', () => {
  const kinds = SYNC_HANDLERS.flatMap((handler) => handler.kinds);
  expect(kinds.toSorted()).toEqual(Object.keys(OPERATION_ENDPOINTS).toSorted());
});
