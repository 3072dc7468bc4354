import { useLingui } from '@lingui/react';
import { Contrast } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDisplay } from './use-display.ts';

export function ContrastButton() {
  const { _ } = useLingui();
  const { contrast, change } = useDisplay();
  const isHigh = contrast === 'high';
  return (
    <IconButton
      label={_('shell.display.contrast')}
      icon={<Contrast aria-hidden className="icon" />}
      isPressed={isHigh}
      onClick={() => change({ contrast: isHigh ? 'normal' : 'high' })}
    />
  );
}
