import { useLingui } from '@lingui/react';
import { Upload } from 'lucide-react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { Button } from '../../ui/button.tsx';

/** The import code is loaded when a user is about to use the button. */
export function ImportButton() {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./import-dialog.tsx'));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => void open()} {...intent}>
        <Upload aria-hidden className="icon" />
        {_('bookmarks.import')}
      </Button>
      {part && isOpen ? <part.ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
