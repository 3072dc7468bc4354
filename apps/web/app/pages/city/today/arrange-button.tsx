import { useLingui } from '@lingui/react';
import { LayoutList } from 'lucide-react';
import { useOnIntent } from '../../../features/lazy-loading/use-on-intent.ts';
import { Button } from '../../../ui/button.tsx';

/** Opens the list of the parts of the page. Its code is loaded on the user's intent. */
export function ArrangeButton() {
  const { _ } = useLingui();
  const {
    part: ArrangeTiles,
    isOpen,
    setOpen,
    open,
    intent,
  } = useOnIntent(async () => (await import('./arrange-tiles.tsx')).ArrangeTiles);
  return (
    <div data-needs-script="" className="flex flex-col items-start gap-3 py-8 print:hidden">
      <Button aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(false) : void open())} {...intent}>
        <LayoutList aria-hidden className="icon-small" />
        {_('today.arrange')}
      </Button>
      {isOpen && ArrangeTiles ? <ArrangeTiles /> : null}
    </div>
  );
}
