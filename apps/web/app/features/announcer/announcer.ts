import type { Clock } from './clock.ts';

export type Priority = 'polite' | 'assertive';

/** DATA-2 */
const CLEAR_AFTER_MS = 2000;
const PRUNE_AFTER_MS = 5000;

export type Announcer = {
  /** Makes a screen reader announce `text`. The same text within five seconds is announced once. */
  announce: (text: string, priority?: Priority) => void;
};

/**
 * One queue of announcements per priority. `write` puts a text into the live region, an empty text clears it. A text waits until
 * the one before it is cleared. One that would be more than five seconds late is dropped.
 */
export function createAnnouncer(write: (priority: Priority, text: string) => void, clock: Clock): Announcer {
  let entries: { text: string; at: number }[] = [];
  const lines: Record<Priority, { text: string; at: number }[]> = { polite: [], assertive: [] };
  const isSpeaking: Record<Priority, boolean> = { polite: false, assertive: false };

  function isFresh({ at }: { at: number }): boolean {
    return clock.now() - at < PRUNE_AFTER_MS;
  }

  function speakNext(priority: Priority): void {
    lines[priority] = lines[priority].filter(isFresh);
    const next = lines[priority].shift();
    isSpeaking[priority] = next !== undefined;
    if (!next) return;
    write(priority, next.text);
    clock.after(CLEAR_AFTER_MS, () => {
      write(priority, '');
      speakNext(priority);
    });
  }

  return {
    announce(text, priority = 'polite') {
      entries = entries.filter(isFresh);
      if (text === '' || entries.some((entry) => entry.text === text)) return;
      const entry = { text, at: clock.now() };
      entries.push(entry);
      lines[priority].push(entry);
      if (!isSpeaking[priority]) speakNext(priority);
    },
  };
}
