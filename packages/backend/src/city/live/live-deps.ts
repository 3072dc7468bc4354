import { createAskProvider, type AskProvider } from '../../providers/live/ask-provider.ts';
import type { LiveProviders } from '../../providers/live/live-provider.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** What the refresher uses. Requests of users use none of it: they read the stored values. */
export type LiveDeps = {
  providers: LiveProviders;
  ask: AskProvider;
  pause: (ms: number) => Promise<void>;
};

export function createLiveDeps(providers: LiveProviders, now: () => Date): LiveDeps {
  return { providers, ask: createAskProvider({ now }), pause: (ms) => wait(ms) };
}
