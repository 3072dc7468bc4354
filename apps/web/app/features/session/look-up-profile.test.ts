import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { lookUpProfile } from './look-up-profile.ts';

const SESSION = { actor: { kind: 'user' }, profile: { fullName: 'Amina' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers after so many milliseconds, unless the request is aborted. */
function serverAnsweringAfter(delay: number, answer: () => Response = () => Response.json(SESSION)) {
  const seen = { givenUp: null as unknown };
  const api = createApiClient('http://localhost', (_input, init) => {
    const { signal } = init ?? {};
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(answer()), delay);
      signal?.addEventListener('abort', () => {
        seen.givenUp = signal.reason;
        reject(signal.reason as Error);
      });
    });
  });
  return { api, seen };
}

function begin(delay: number, answer?: () => Response) {
  const { api, seen } = serverAnsweringAfter(delay, answer);
  const queryClient = new QueryClient();
  const state = { isDone: false };
  void lookUpProfile(api, queryClient).then(() => (state.isDone = true));
  return { state, seen, profile: () => queryClient.getQueryData(sessionQuery(api).queryKey) };
}

test('AUTH-10 a profile that comes soon is there when the app goes on', async () => {
  const { state, seen, profile } = begin(200);
  await vi.advanceTimersByTimeAsync(199);
  expect(state.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.isDone, profile()]).toEqual([true, SESSION]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.givenUp).toBeNull();
});

test('AUTH-10 after 1.5 s the app goes on without it, and takes it when it comes before 3 s', async () => {
  const { state, seen, profile } = begin(2900);
  await vi.advanceTimersByTimeAsync(1499);
  expect(state.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.isDone, profile()]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(1400);
  expect([profile(), seen.givenUp]).toEqual([SESSION, null]);
});

test('AUTH-10 at 3 s the question is given up', async () => {
  const { seen, profile } = begin(60_000);
  await vi.advanceTimersByTimeAsync(2999);
  expect(seen.givenUp).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.givenUp).toMatchObject({ message: 'Profile loading timeout' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(profile()).toBeUndefined();
});

test('AUTH-10 a lookup that fails holds up nothing either', async () => {
  const { state, profile } = begin(10, () => Response.json({ code: 'internal_error' }, { status: 500 }));
  await vi.advanceTimersByTimeAsync(10);
  expect([state.isDone, profile()]).toEqual([true, undefined]);
});

test('ERR-7 only an answer without a user says that there is none', async () => {
  const look = async (answer: () => Response) => {
    const { api } = serverAnsweringAfter(10, answer);
    const found = lookUpProfile(api, new QueryClient());
    await vi.advanceTimersByTimeAsync(10);
    return found;
  };
  expect(await look(() => Response.json(SESSION))).toBe(true);
  expect(await look(() => Response.json({ code: 'internal_error' }, { status: 500 }))).toBe(true);
  expect(await look(() => Response.json({ actor: { kind: 'guest' }, profile: null }))).toBe(false);
});
