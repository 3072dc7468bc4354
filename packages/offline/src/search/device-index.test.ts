import type * as MemoryIndex from '@dalil/search/memory-index.ts';
import { startIndex } from '@dalil/search/memory-index.ts';
import { expect, test, vi } from 'vitest';
import { storePart } from '../guide/store-pack.ts';
import { emptyDevice, streamOf } from '../test-device.ts';
import type * as DeviceIndex from './device-index.ts';

vi.mock('@dalil/search/memory-index.ts', async (original) => {
  const actual = await original<typeof MemoryIndex>();
  return { ...actual, startIndex: vi.fn(actual.startIndex) };
});

const NOW = new Date('2026-11-21T08:00:00Z');

/** The module as another thread has it, with a memory of its own. */
async function threadOf(): Promise<typeof DeviceIndex> {
  vi.resetModules();
  return import('./device-index.ts');
}

test('SEARCH-8 CHAT-5 two threads that need the index at the same time make it once', async () => {
  const db = await emptyDevice();
  const head = { pack: 'search', version: 10, since: null, from: 0, entries: 1, total: 1, madeAt: NOW.toISOString() };
  const concepts = { path: 'names/concepts', group: 'list', body: [] };
  const body = [head, concepts, { end: 10 }].map((line) => `${JSON.stringify(line)}\n`).join('');
  await storePart(db, streamOf(body), { now: NOW, partial: null });
  const threads = [await threadOf(), await threadOf()];
  const opened = await Promise.all(threads.map(({ openDeviceIndex }) => openDeviceIndex(db)));
  expect(opened.map((index) => index?.pack.record.version)).toEqual([10, 10]);
  expect(vi.mocked(startIndex)).toHaveBeenCalledTimes(1);
});
