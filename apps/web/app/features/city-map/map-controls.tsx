import { useLingui } from '@lingui/react';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

type MapControlsProps = { onZoomIn: () => void; onZoomOut: () => void; onLocate: () => void };

/** Buttons for what a pointer does with gestures, and the way to one's own position. */
export function MapControls({ onZoomIn, onZoomOut, onLocate }: MapControlsProps) {
  const { _ } = useLingui();
  return (
    <div
      role="group"
      aria-label={_('map.controls')}
      className="absolute end-3 top-3 layer-sticky flex flex-col rounded-card bg-surface shadow-floating"
    >
      <IconButton label={_('map.zoom-in')} icon={<Plus aria-hidden className="icon" />} onClick={onZoomIn} />
      <IconButton label={_('map.zoom-out')} icon={<Minus aria-hidden className="icon" />} onClick={onZoomOut} />
      <IconButton label={_('map.near.me')} icon={<LocateFixed aria-hidden className="icon" />} onClick={onLocate} />
    </div>
  );
}
