import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { useSecureContext } from '../connection/use-secure-context.ts';

type CopyMessages = { id: string; copied: string; failed: string };

/** Copies a text and reports whether it worked, and why it cannot over plain http. */
export function useCopy(): (text: string, messages: CopyMessages) => Promise<void> {
  const { _ } = useLingui();
  const isSecure = useSecureContext();
  const showToast = useToast();
  return async (text, { id, copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ id, tone: 'success', title: copied });
    } catch {
      showToast({ id, tone: 'error', title: failed, ...(isSecure ? {} : { text: _('shell.insecure') }) });
    }
  };
}
