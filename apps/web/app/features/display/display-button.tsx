import { useLingui } from '@lingui/react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../connection/use-on-intent.ts';
import { LetterIcon } from './text-size-button.tsx';

/** Language, theme, contrast and text size in one sheet, on narrow screens. */
export function DisplayButton() {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./display-sheet.tsx'));
  return (
    <>
      <IconButton
        label={_('shell.display.title')}
        icon={<LetterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {part && <part.DisplaySheet isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
