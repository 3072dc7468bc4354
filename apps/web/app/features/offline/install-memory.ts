import type { InstallMemory } from '@dalil/domain/offline/install-rule.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const KEY = 'dalil.install';
const NOTHING: InstallMemory = { dismissedAt: null, promptedAt: null };

/** This device's record of the install prompts. */
export const installMemory = {
  read(): InstallMemory {
    try {
      const saved = JSON.parse(deviceStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof InstallMemory, unknown>>;
      return { dismissedAt: timeOf(saved.dismissedAt), promptedAt: timeOf(saved.promptedAt) };
    } catch {
      return NOTHING;
    }
  },
  write(memory: InstallMemory): void {
    deviceStorage.setItem(KEY, JSON.stringify(memory));
  },
};

function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
