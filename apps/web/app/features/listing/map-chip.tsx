import { useLingui } from '@lingui/react';
import { List, Map as MapIcon } from 'lucide-react';
import { chipClass } from '../../ui/chip-class.ts';

type MapChipProps = { isOpen: boolean; controls: string; onPress: () => void };

/** Changes between list and map where there is no room for both. */
export function MapChip({ isOpen, controls, onPress }: MapChipProps) {
  const { _ } = useLingui();
  const Icon = isOpen ? List : MapIcon;
  return (
    <button
      type="button"
      data-needs-script=""
      aria-expanded={isOpen}
      aria-controls={controls}
      className={`${chipClass(isOpen)} min-h-11 wide:min-h-9`}
      onClick={onPress}
    >
      <Icon aria-hidden className="icon-small" />
      {_(isOpen ? 'guide.map.hide' : 'guide.map.show')}
    </button>
  );
}
