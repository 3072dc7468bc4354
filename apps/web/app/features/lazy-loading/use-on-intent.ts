import { useState } from 'react';
import { usePartFailure } from './use-part-failure.ts';

/**
 * A part of the page that is prefetched on the user's intent and displayed when opened. `intent` goes on the button, `part` is
 * the module once it was opened. A part that does not arrive never breaks the page.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const answerFailure = usePartFailure();
  const [part, setPart] = useState<Part | null>(null);
  const [isOpen, setOpen] = useState(false);

  function prefetch(): void {
    load().catch(() => {
      // It is loaded again when it is opened. A failure is then reported.
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
