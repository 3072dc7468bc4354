import { expect, test } from 'vitest';
import { fakeClock } from '../announcer/factories.ts';
import { createDeferred, UNDO_MS } from './deferred.ts';

test('CHAT-6 a deed is done when its time is over, unless it was taken back', () => {
  const clock = fakeClock();
  const done: string[] = [];
  const deferred = createDeferred(clock);
  deferred.later('a', () => done.push('a'));
  deferred.later('b', () => done.push('b'));
  expect(deferred.takeBack('a')).toBe(true);
  clock.advance(UNDO_MS);
  expect(done).toEqual(['b']);
  expect(deferred.takeBack('b')).toBe(false);
});

test('CHAT-6 a page that closes does immediately what is left, and nothing twice', () => {
  const clock = fakeClock();
  const done: string[] = [];
  const deferred = createDeferred(clock);
  deferred.later('a', () => done.push('first'));
  deferred.later('a', () => done.push('second'));
  deferred.doAll();
  clock.advance(UNDO_MS);
  expect(done).toEqual(['second']);
});
