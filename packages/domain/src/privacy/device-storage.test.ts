import { expect, test } from 'vitest';
import { DEVICE_STORAGE, deviceEntryOf, type StoragePlace } from './device-storage.ts';

test.each([
  ['local', 'dalil.theme', 'display'],
  ['local', 'dalil.checklist.emirates-id', 'checklists'],
  ['cookie', '__Host-dalil.session_token', 'sign-in'],
  ['cookie', 'dalil.device', 'known-device'],
  ['cache', 'dalil-release-1a2b', 'program'],
  ['database', 'queue', 'waiting'],
  ['tab', 'dalil.theme', undefined],
  ['local', 'dalil.themes', undefined],
  ['cookie', '_ga', undefined],
] as const)('DATA-3 of the place %s, %s is listed as %s', (place, name, id) => {
  expect(deviceEntryOf(place, name)?.id).toBe(id);
});

test('DATA-3 each entry is listed once, and no name twice', () => {
  const names = DEVICE_STORAGE.flatMap(({ stores }) =>
    Object.entries(stores).flatMap(([place, list]) => list.map((name) => `${place as StoragePlace} ${name}`)),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(DEVICE_STORAGE.map(({ id }) => id)).size).toBe(DEVICE_STORAGE.length);
});
