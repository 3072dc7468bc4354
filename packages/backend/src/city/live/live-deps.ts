import { createAskProvider, type AskProvider } from '../../providers/live/ask-provider.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import type { ParseForeign } from '../../providers/foreign/foreign.ts';
import type { LiveProviders } from '../../providers/live/live-provider.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** What the refresher uses. Requests of users use none of it: they read the stored values. */
export type LiveDeps = {
  providers: LiveProviders;
  ask: AskProvider;
  pause: (ms: number) => Promise<void>;
  /** Whether anybody may be asked at all, and who asks. */
  isOn: boolean;
  userAgent: string;
};

type LiveOptions = Partial<Pick<LiveDeps, 'isOn' | 'userAgent'>> & { parse: ParseForeign };

export function createLiveDeps(providers: LiveProviders, now: () => Date, options: LiveOptions): LiveDeps {
  const { isOn = true, userAgent = PRODUCT.name, parse } = options;
  return { providers, ask: createAskProvider({ now, parse }), pause: (ms) => wait(ms), isOn, userAgent };
}
