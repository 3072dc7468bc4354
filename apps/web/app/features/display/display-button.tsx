import { useLingui } from '@lingui/react';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

/** Opens all settings that need no account, in one sheet. */
export function DisplayButton() {
  const { _ } = useLingui();
  const { opener, sheet } = useDisplaySheet();
  return (
    <>
      <IconButton
        label={_('shell.display.title')}
        icon={<SlidersHorizontal aria-hidden className="icon" />}
        {...opener}
      />
      {sheet}
    </>
  );
}

/** The same as an entry of the menu. Closing the sheet leads back to the menu. */
export function DisplayEntry({ className }: { className: string }) {
  const { _ } = useLingui();
  const { opener, sheet } = useDisplaySheet();
  return (
    <>
      <button type="button" className={className} {...opener}>
        <SlidersHorizontal aria-hidden className="icon" />
        {_('shell.display.title')}
      </button>
      {sheet}
    </>
  );
}

function useDisplaySheet() {
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./display-sheet.tsx'));
  const opener = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    onClick: () => void open(),
    ...intent,
  };
  return { opener, sheet: part ? <part.DisplaySheet isOpen={isOpen} onOpenChange={setOpen} /> : null };
}
