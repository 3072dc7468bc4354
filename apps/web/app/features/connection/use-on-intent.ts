import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useToast } from '../announcer/use-toast.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * A part of the page that is fetched when a reader reaches for it and put in place when they open it: `intent` goes on
 * the button, `part` is the module once it was opened. A part that does not arrive never breaks the page.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const { _ } = useLingui();
  const showToast = useToast();
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
      if (reloadOnce()) return;
      showToast({
        id: 'part-not-loaded',
        tone: 'error',
        title: _('shell.error.loading'),
        text: _('shell.part.failed'),
      });
    }
  }

  return { part, isOpen, setOpen, open, intent: { onPointerEnter: prefetch, onFocus: prefetch } };
}
