import type { InstallMemory } from '@dalil/domain/offline/install-rule.ts';

const KEY = 'dalil.install';
const NOTHING: InstallMemory = { dismissedAt: null, promptedAt: null };

/** What this device remembers of being asked to install the guide. */
export const installMemory = {
  read(): InstallMemory {
    try {
      const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof InstallMemory, unknown>>;
      return { dismissedAt: timeOf(saved.dismissedAt), promptedAt: timeOf(saved.promptedAt) };
    } catch {
      return NOTHING;
    }
  },
  write(memory: InstallMemory): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(memory));
    } catch {
      // A device that keeps nothing is asked again.
    }
  },
};

function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
