import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useToast } from '../announcer/use-toast.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * A part of the page that is loaded when a reader reaches for it: `intent` goes on the button, `part` is the module
 * once it is there. A part that does not arrive never breaks the page.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const { _ } = useLingui();
  const showToast = useToast();
  const [part, setPart] = useState<Part | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function fetchPart(): Promise<boolean> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }

  async function open(): Promise<void> {
    setOpen(true);
    if (part || (await fetchPart())) return;
    setOpen(false);
    if (!reloadOnce()) {
      showToast({
        id: 'part-not-loaded',
        tone: 'error',
        title: _('shell.error.loading'),
        body: _('shell.part.failed'),
      });
    }
  }

  return {
    part,
    isOpen,
    setOpen,
    open,
    intent: { onPointerEnter: () => void fetchPart(), onFocus: () => void fetchPart() },
  };
}
