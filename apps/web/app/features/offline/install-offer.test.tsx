import type { InstallMemory } from '@dalil/domain/offline/install-rule.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClock } from '../announcer/factories.ts';
import { installMemory } from './install-memory.ts';
import { createInstallOffer, type InstallAnswer, type InstallPrompt } from './install-offer.ts';

const SECONDS = 1000;

function setUp(isStandalone = false) {
  const clock = fakeClock();
  const visible: InstallAnswer[] = [];
  const fail = vi.fn();
  let saved: InstallMemory = { dismissedAt: null, promptedAt: null };
  const memory = { read: () => saved, write: (next: InstallMemory) => void (saved = next) };
  const offer = createInstallOffer({
    clock,
    memory,
    isStandalone: () => isStandalone,
    show: (answer) => visible.push(answer),
    fail,
  });
  return { clock, visible, fail, memory, offer };
}

function promptOf(outcome: 'accepted' | 'dismissed') {
  return { prompt: vi.fn(() => Promise.resolve()), userChoice: Promise.resolve({ outcome }) } satisfies InstallPrompt;
}

test('PWA-2 the user is asked at the event and, unanswered, once more after 30 seconds', () => {
  const { clock, visible, offer } = setUp();
  offer.capture(promptOf('accepted'));
  expect(visible).toHaveLength(1);
  clock.advance(30 * SECONDS - 1);
  expect(visible).toHaveLength(1);
  clock.advance(1);
  expect(visible).toHaveLength(2);
  clock.advance(3600 * SECONDS);
  expect(visible).toHaveLength(2);
});

test('PWA-2 who accepts sees the browser’s question, once, and is not asked again', async () => {
  const { clock, visible, fail, offer } = setUp();
  const prompt = promptOf('accepted');
  offer.capture(prompt);
  await visible[0]?.accept();
  expect(prompt.prompt).toHaveBeenCalledOnce();
  clock.advance(60 * SECONDS);
  expect(visible).toHaveLength(1);
  await visible[0]?.accept();
  expect(prompt.prompt).toHaveBeenCalledOnce();
  expect(fail).toHaveBeenCalledWith('not-available');
});

test('PWA-2 a no, here or in the browser’s question, is remembered with its time', async () => {
  const here = setUp();
  here.offer.capture(promptOf('accepted'));
  here.visible[0]?.dismiss();
  expect(here.memory.read().dismissedAt).toBe(here.clock.now());
  here.clock.advance(60 * SECONDS);
  expect(here.visible).toHaveLength(1);

  const there = setUp();
  there.offer.capture(promptOf('dismissed'));
  await there.visible[0]?.accept();
  expect(there.memory.read().dismissedAt).toBe(there.clock.now());
});

test('ERR-5 an installation that fails is reported', async () => {
  const { visible, fail, offer } = setUp();
  offer.capture({ ...promptOf('accepted'), prompt: () => Promise.reject(new Error('busy')) });
  await visible[0]?.accept();
  expect(fail).toHaveBeenCalledWith('failed');
});

test('PWA-2 nobody is asked in the installed guide', () => {
  const { visible, offer } = setUp(true);
  offer.capture(promptOf('accepted'));
  expect(visible).toHaveLength(0);
});

beforeEach(() => localStorage.clear());

test('PWA-2 the device remembers; what it cannot read it forgets', () => {
  installMemory.write({ dismissedAt: 1, promptedAt: 2 });
  expect(installMemory.read()).toEqual({ dismissedAt: 1, promptedAt: 2 });
  for (const broken of ['{', 'null', '{"dismissedAt":"soon"}']) {
    localStorage.setItem('dalil.install', broken);
    expect(installMemory.read()).toEqual({ dismissedAt: null, promptedAt: null });
  }
});
