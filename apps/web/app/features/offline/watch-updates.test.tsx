import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUpdates } from './watch-updates.ts';

/** A worker that reports its release and takes over when instructed to. */
class Worker extends EventTarget {
  state = 'installed';
  readonly received: string[] = [];
  readonly #release: string;
  readonly #onTakeOver: (() => void) | undefined;

  constructor(release: string, onTakeOver?: () => void) {
    super();
    this.#release = release;
    this.#onTakeOver = onTakeOver;
  }

  postMessage(message: WorkerMessage, ports: MessagePort[] = []): void {
    this.received.push(message.type);
    if (message.type === 'which-release') ports[0]?.postMessage(this.#release);
    if (message.type === 'take-over') this.#onTakeOver?.();
  }
}

let registration: EventTarget & { waiting: Worker | null; installing: Worker | null; update: () => Promise<void> };
let container: EventTarget & { controller: Worker | null };
const tabs: { channel: BroadcastChannel }[] = [];

beforeEach(() => {
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: vi.fn(() => Promise.resolve()),
  });
  container = Object.assign(new EventTarget(), { controller: new Worker('a') });
});

afterEach(() => {
  vi.useRealTimers();
  for (const { channel } of tabs.splice(0)) channel.close();
});

function openTab(ownRelease: string, isBusy = false) {
  const channel = new BroadcastChannel('test.updates');
  const calls = { offer: vi.fn(), reload: vi.fn(), leaveAtNextStep: vi.fn() };
  let time = 0;
  const update = watchUpdates({
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    ownRelease,
    channel,
    now: () => time,
    isBusy: () => isBusy,
    ...calls,
  });
  const tab = { ...calls, channel, update, wait: (ms: number) => (time += ms) };
  tabs.push(tab);
  return tab;
}

/** The next release has been downloaded completely. */
function install(release: string): Worker {
  const worker = new Worker(release, () => {
    registration.waiting = null;
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  });
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

/** Resolves after all messages between tabs and workers have arrived. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('PWA-3 an installed version is offered in every tab, and nothing moves before the user says so', async () => {
  const [one, two] = [openTab('a'), openTab('a')];
  const worker = install('b');
  await idle();
  expect(one.offer).toHaveBeenCalledOnce();
  expect(two.offer).toHaveBeenCalledOnce();
  expect(worker.received).not.toContain('take-over');
  expect(one.reload).not.toHaveBeenCalled();
});

test('PWA-3 Update moves every tab, but not one in which somebody writes', async () => {
  const [here, quiet, busy] = [openTab('a', true), openTab('a'), openTab('a', true)];
  install('b');
  await idle();
  here.update();
  await idle();
  expect(here.reload).toHaveBeenCalled();
  expect(quiet.reload).toHaveBeenCalled();
  expect(busy.reload).not.toHaveBeenCalled();
  expect(busy.leaveAtNextStep).toHaveBeenCalled();
});

test('PWA-3 a worker that is prevented from taking over keeps no tab from the new version', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [here, quiet, busy] = [openTab('a'), openTab('a'), openTab('a', true)];
  registration.waiting = new Worker('b');
  const fresh = openTab('b');
  here.update();
  expect(here.reload).not.toHaveBeenCalled();
  // Advances the clock until the condition holds.
  await vi.waitFor(
    () => {
      for (const moved of [here.reload, quiet.reload, busy.leaveAtNextStep]) expect(moved).toHaveBeenCalledOnce();
    },
    { timeout: 20_000 },
  );
  expect(fresh.reload).not.toHaveBeenCalled();
});

test('PWA-3 a page that came from the new version brings its worker in without a word; older tabs are asked', async () => {
  const old = openTab('a');
  const worker = install('b');
  await idle();
  const fresh = openTab('b');
  await idle();
  expect(worker.received).toContain('take-over');
  expect(fresh.offer).not.toHaveBeenCalled();
  expect(old.reload).not.toHaveBeenCalled();
  old.update();
  await idle();
  expect(old.reload).toHaveBeenCalled();
  expect(fresh.reload).not.toHaveBeenCalled();
});

test('PWA-3 a version that waits from an earlier visit is offered when a page is opened', async () => {
  registration.waiting = new Worker('b');
  const tab = openTab('a');
  await idle();
  expect(tab.offer).toHaveBeenCalledOnce();
});

test('PWA-3 the first worker of a device is no update', async () => {
  container.controller = null;
  const tab = openTab('a');
  const worker = install('a');
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  await idle();
  expect(tab.offer).not.toHaveBeenCalled();
});

test('PWA-3 a tab that is come back to looks for a new version, every quarter of an hour at most', async () => {
  const tab = openTab('a');
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  tab.wait(14 * 60_000);
  comeBack();
  expect(registration.update).not.toHaveBeenCalled();
  tab.wait(60_000);
  comeBack();
  comeBack();
  expect(registration.update).toHaveBeenCalledOnce();
});
