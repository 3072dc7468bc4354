import { useLingui } from '@lingui/react';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useCopy } from './use-copy.ts';

/** Passes the page, or the one at `path`, to the device's share sheet, or copies its address if there is none. */
export function ShareButton({ title, path }: { title: string; path?: string }) {
  const { _ } = useLingui();
  const copy = useCopy();

  async function share(): Promise<void> {
    const url = location.origin + (path ?? location.pathname);
    if (typeof navigator.share === 'function') {
      const isDone = await navigator.share({ title, url }).then(() => true, isCancelled);
      if (isDone) return;
    }
    await copy(url, { id: 'share', copied: _('item.share.copied'), failed: _('item.share.failed') });
  }

  return (
    <Button data-needs-script="" onClick={() => void share()}>
      <Share2 aria-hidden className="icon" />
      {_('item.share.button')}
    </Button>
  );
}

/** Closing the share sheet is a choice, not a failure. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
