import { useToast } from '../announcer/use-toast.ts';

type CopyMessages = { id: string; copied: string; failed: string };

/** Copies a text and reports whether it worked. */
export function useCopy(): (text: string, messages: CopyMessages) => Promise<void> {
  const showToast = useToast();
  return async (text, { id, copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ id, tone: 'success', title: copied });
    } catch {
      showToast({ id, tone: 'error', title: failed });
    }
  };
}
