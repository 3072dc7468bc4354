import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';
import { fakeClock } from './factories.ts';

function setUp() {
  const clock = fakeClock();
  const log: string[] = [];
  const { announce } = createAnnouncer((priority, text) => log.push(`${clock.now()} ${priority}: ${text}`), clock);
  return { clock, log, announce };
}

test('DATA-2 an announcement is cleared after 2 seconds', () => {
  const { clock, log, announce } = setUp();
  announce('12 places');
  clock.advance(1999);
  expect(log).toEqual(['0 polite: 12 places']);
  clock.advance(1);
  expect(log).toEqual(['0 polite: 12 places', '2000 polite: ']);
});

test('DATA-2 announcements follow one another, and one more than 5 seconds late is dropped', () => {
  const { clock, log, announce } = setUp();
  for (const text of ['one', 'two', 'three', 'four']) announce(text);
  clock.advance(20_000);
  expect(log.filter((line) => !line.endsWith(': '))).toEqual([
    '0 polite: one',
    '2000 polite: two',
    '4000 polite: three',
  ]);
});

test('DATA-2 the same text is said once in 5 seconds', () => {
  const { clock, log, announce } = setUp();
  announce('Saved');
  clock.advance(4999);
  announce('Saved');
  expect(log).toHaveLength(2);
  clock.advance(1);
  announce('Saved');
  expect(log.at(-1)).toBe('5000 polite: Saved');
});

test('DATA-2 an assertive announcement does not wait for a polite one', () => {
  const { log, announce } = setUp();
  announce('12 places');
  announce('Sync failed', 'assertive');
  expect(log).toEqual(['0 polite: 12 places', '0 assertive: Sync failed']);
});
