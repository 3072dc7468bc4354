import { vi } from 'vitest';

/**
 * Test files share a thread, since loading React and jsdom anew for each took longer than the tests. Each file begins with modules
 * of its own and takes back what the one before changed outside of them.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
// Tests that need a database in the browser import one; the others have none.
Reflect.deleteProperty(globalThis, 'indexedDB');
Reflect.deleteProperty(globalThis, 'dalilUnsaved');
closeChannels();
clearTimers();

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
  // A library is loaded once for all files: one may have ended without a connection.
  const { onlineManager } = await import('@tanstack/react-query');
  onlineManager.setOnline(true);
}

/** Modules of files that have ended would go on listening. */
function closeChannels(): void {
  const known = globalThis as typeof globalThis & { testChannels?: Set<BroadcastChannel> };
  if (known.testChannels === undefined) {
    const channels = new Set<BroadcastChannel>();
    known.testChannels = channels;
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    };
  }
  for (const channel of known.testChannels) channel.close();
  known.testChannels.clear();
}

/**
 * Timers of files that have ended would fire in the document of the next one. Those of libraries are left alone: a library is loaded
 * once for all files, and would wait forever for what was stopped.
 */
function clearTimers(): void {
  const known = globalThis as typeof globalThis & { testTimers?: Set<ReturnType<typeof setTimeout>> };
  if (known.testTimers === undefined) {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    known.testTimers = timers;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      globalThis[name] = new Proxy(globalThis[name], {
        apply(start, self, parameters) {
          const timer = Reflect.apply(start, self, parameters);
          // The lines of the stack: its title, this function, the caller.
          const caller = new Error('caller').stack?.split('\n')[2] ?? '';
          if (!/node_modules|node:/.test(caller)) timers.add(timer);
          return timer;
        },
      });
    }
  }
  for (const timer of known.testTimers) clearTimeout(timer);
  known.testTimers.clear();
}
