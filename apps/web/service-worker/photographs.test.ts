import { pictureAddress } from '@dalil/domain/guide/picture.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPhotograph } from './photographs.ts';
import { MemoryCaches, ORIGIN } from './test-caches.ts';

const ID = '0f3a6c1b2d4e5f60718293a4b5c6d7e8';
const addressOf = (width: number) => ORIGIN + pictureAddress(ID, width, 'avif');
let fetched: string[];
let isOnline: boolean;

beforeEach(() => {
  fetched = [];
  isOnline = true;
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    fetched.push(url);
    return new Response(url);
  });
});

async function open(width: number, isSaving = false): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const stamp = { now: new Date('2026-11-30T08:00:00Z'), releaseId: 'a' };
  const request = new Request(addressOf(width));
  const answer = await answerPhotograph({ request, later: (one) => void work.push(one), stamp, isSaving });
  await Promise.all(work);
  return answer;
}

test('PWA-9 of an opened photograph the width of a card is kept, once, and stands in for every width without a network', async () => {
  expect(await (await open(1600)).text()).toBe(addressOf(1600));
  await open(1600);
  expect(fetched).toEqual([addressOf(1600), addressOf(480), addressOf(1600)]);
  isOnline = false;
  expect(await (await open(1600)).text()).toBe(addressOf(480));
  expect(await (await open(480)).text()).toBe(addressOf(480));
});

test('a user who saves data fetches what is shown only', async () => {
  await open(960, true);
  expect(fetched).toEqual([addressOf(960)]);
  isOnline = false;
  expect((await open(960)).type).toBe('error');
});
