import { useLingui } from '@lingui/react';
import { Map as MapIcon } from 'lucide-react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import type { MapPlace } from './map-place.ts';

type OpenMapButtonProps = {
  /** Of the map. */
  title: string;
  places: readonly MapPlace[];
  /** Called when the user reaches for it, for places that have to be requested first. */
  onIntent?: () => void;
  /** In the row of chips of a list. */
  isChip?: boolean;
};

/** Opens the large map over the page. Its code is loaded when it is opened. */
export function OpenMapButton({ title, places, onIntent, isChip = false }: OpenMapButtonProps) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(async () => {
    onIntent?.();
    const [dialog] = await Promise.all([import('./map-dialog.tsx'), activateMessages(i18n, locale, ['guide', 'map'])]);
    return dialog;
  });
  return (
    <>
      <button
        type="button"
        className={isChip ? `${chipClass()} min-h-11 wide:min-h-9` : buttonClass({ size: 'small' })}
        data-needs-script=""
        aria-haspopup="dialog"
        disabled={places.length === 0 && onIntent === undefined}
        onClick={() => void open()}
        {...intent}
      >
        <MapIcon aria-hidden className="icon-small" />
        {_(isChip ? 'guide.map.show' : 'guide.map.open')}
      </button>
      {part && isOpen ? <part.MapDialog title={title} places={places} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
