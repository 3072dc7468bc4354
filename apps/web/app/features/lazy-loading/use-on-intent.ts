import { useState } from 'react';
import { usePartFailure } from './use-part-failure.ts';

/**
 * A part of the page that is fetched when a reader reaches for it and put in place when they open it: `intent` goes on
 * the button, `part` is the module once it was opened. A part that does not arrive never breaks the page.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const answerFailure = usePartFailure();
  const [part, setPart] = useState<Part | null>(null);
  const [isOpen, setOpen] = useState(false);

  function prefetch(): void {
    load().catch(() => {
      // It is asked for again, and answered for, when it is opened.
    });
  }

  async function open(): Promise<void> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setOpen(true);
    } catch {
      answerFailure();
    }
  }

  return { part, isOpen, setOpen, open, intent: { onPointerEnter: prefetch, onFocus: prefetch } };
}
