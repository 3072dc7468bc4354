import { decideInstall, type InstallEvent, type InstallMemory } from '@dalil/domain/offline/install-rule.ts';
import type { Clock } from '../announcer/clock.ts';

/** The browser's event that the guide can be installed (`beforeinstallprompt`). It can prompt once. */
export type InstallPrompt = {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export type InstallAnswer = { accept: () => Promise<void>; dismiss: () => void };
/** The failure of an install prompt: the browser withdrew it, or it failed. */
export type InstallFailure = 'not-available' | 'failed';

type Parts = {
  clock: Clock;
  memory: { read: () => InstallMemory; write: (memory: InstallMemory) => void };
  isStandalone: () => boolean;
  show: (answer: InstallAnswer) => void;
  fail: (failure: InstallFailure) => void;
};

/** PWA-2: offers to install the guide when the rule allows it. A prompt that was answered is cleared. */
export function createInstallOffer({ clock, memory, isStandalone, show, fail }: Parts) {
  let prompt: InstallPrompt | null = null;
  let event: InstallEvent | null = null;
  let stopWaiting: (() => void) | undefined;

  function clear(): void {
    stopWaiting?.();
    prompt = null;
    event = null;
  }

  function remember(change: Partial<InstallMemory>): void {
    memory.write({ ...memory.read(), ...change });
  }

  function consider(): void {
    const now = clock.now();
    const decision = decideInstall({ now, isStandalone: isStandalone(), event, memory: memory.read() });
    if (decision.kind === 'wait') stopWaiting = clock.after(decision.until - now, consider);
    if (decision.kind !== 'prompt' || event === null) return;
    event = { ...event, prompts: event.prompts + 1 };
    remember({ promptedAt: now });
    show({ accept, dismiss });
    consider();
  }

  async function accept(): Promise<void> {
    const requested = prompt;
    clear();
    if (requested === null) return fail('not-available');
    try {
      await requested.prompt();
      const { outcome } = await requested.userChoice;
      if (outcome === 'dismissed') remember({ dismissedAt: clock.now() });
    } catch {
      fail('failed');
    }
  }

  function dismiss(): void {
    clear();
    remember({ dismissedAt: clock.now() });
  }

  return {
    capture(captured: InstallPrompt): void {
      clear();
      prompt = captured;
      event = { at: clock.now(), prompts: 0 };
      consider();
    },
    clear,
  };
}
