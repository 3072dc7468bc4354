import { expect, test } from 'vitest';
import { fakeClock } from './factories.ts';
import { createToastStore, type ToastMessage } from './toast-store.ts';

const info: ToastMessage = { id: 'info', tone: 'info', title: "You're offline" };
const done: ToastMessage = { id: 'done', tone: 'success', title: 'Back online' };
const failed: ToastMessage = { id: 'failed', tone: 'error', title: 'Sync failed' };

function setUp() {
  const clock = fakeClock();
  return { clock, toasts: createToastStore(clock) };
}

test('ERR-5 a plain toast goes after 5 seconds', () => {
  const { clock, toasts } = setUp();
  toasts.show(info);
  clock.advance(4999);
  expect(toasts.current()).toBe(info);
  clock.advance(1);
  expect(toasts.current()).toBeNull();
});

test('PROF-3 ERR-5 for whoever wishes it every toast stays until it is dismissed or the page is left', () => {
  const clock = fakeClock();
  const toasts = createToastStore(clock, () => true);
  toasts.show(info);
  clock.advance(60_000);
  toasts.show(done);
  toasts.dismiss('done');
  expect(toasts.current()).toBe(info);
  toasts.leavePage();
  expect(toasts.current()).toBeNull();
});

test('ERR-5 one toast at a time: the newest, with its own 5 seconds', () => {
  const { clock, toasts } = setUp();
  toasts.show(info);
  clock.advance(3000);
  toasts.show(done);
  expect(toasts.current()).toBe(done);
  clock.advance(4999);
  expect(toasts.current()).toBe(done);
  clock.advance(1);
  expect(toasts.current()).toBeNull();
});

test('ERR-5 an error stays until it is dismissed, and comes back from under a newer toast', () => {
  const { clock, toasts } = setUp();
  toasts.show(failed);
  clock.advance(60_000);
  toasts.show(done);
  expect(toasts.current()).toBe(done);
  clock.advance(5000);
  expect(toasts.current()).toBe(failed);
  toasts.dismiss('failed');
  expect(toasts.current()).toBeNull();
});

test('ERR-5 a toast with an action stays until the user goes to another page', () => {
  const { clock, toasts } = setUp();
  toasts.show({ id: 'update', tone: 'info', title: 'Update Available', action: { label: 'Update', run: () => {} } });
  clock.advance(60_000);
  expect(toasts.current()?.id).toBe('update');
  toasts.leavePage();
  expect(toasts.current()).toBeNull();
});

test('ERR-5 what confirms something that cannot be undone stays on the next page until it is dismissed', () => {
  const { clock, toasts } = setUp();
  toasts.show({ ...done, isLasting: true, isOfNextPage: true });
  toasts.leavePage();
  clock.advance(60_000);
  expect(toasts.current()?.id).toBe('done');
  toasts.dismiss('done');
  expect(toasts.current()).toBeNull();
});

test('ERR-5 a toast of the next page outlasts the way there, once', () => {
  const { toasts } = setUp();
  toasts.show({ id: 'sign-out', tone: 'error', title: 'Error signing out', isOfNextPage: true });
  toasts.leavePage();
  expect(toasts.current()?.id).toBe('sign-out');
  toasts.leavePage();
  expect(toasts.current()).toBeNull();
});

test('ERR-5 one whose action can be done elsewhere goes after 5 seconds, and waits while the user is there', () => {
  const { clock, toasts } = setUp();
  const saved: ToastMessage = { id: 'saved', tone: 'success', title: 'Saved', isPassing: true };
  toasts.show({ ...saved, action: { label: 'Undo', run: () => {} } });
  clock.advance(4000);
  toasts.pause();
  clock.advance(60_000);
  expect(toasts.current()?.id).toBe('saved');
  toasts.resume();
  clock.advance(999);
  expect(toasts.current()?.id).toBe('saved');
  clock.advance(1);
  expect(toasts.current()).toBeNull();
});

test('ERR-5 time stands still while the user is at the toast', () => {
  const { clock, toasts } = setUp();
  toasts.show(info);
  clock.advance(4000);
  toasts.pause();
  clock.advance(60_000);
  expect(toasts.current()).toBe(info);
  toasts.resume();
  clock.advance(999);
  expect(toasts.current()).toBe(info);
  clock.advance(1);
  expect(toasts.current()).toBeNull();
});

test('ERR-5 a toast with the id of an earlier one takes its place', () => {
  const { toasts } = setUp();
  toasts.show(failed);
  toasts.show({ ...failed, title: 'Cannot sync' });
  expect(toasts.current()?.title).toBe('Cannot sync');
  toasts.dismiss('failed');
  expect(toasts.current()).toBeNull();
});
