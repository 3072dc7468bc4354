import { useLingui } from '@lingui/react';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

/** All display settings that need no account, in one sheet. */
export function DisplayButton() {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./display-sheet.tsx'));
  return (
    <>
      <IconButton
        label={_('shell.display.title')}
        icon={<SlidersHorizontal aria-hidden className="icon" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {part && <part.DisplaySheet isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
