import { useLingui } from '@lingui/react';
import { Sheet } from '../../ui/modal.tsx';
import { DisplayControls } from './display-controls.tsx';

export function DisplaySheet(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { _ } = useLingui();
  return (
    <Sheet {...props} title={_('shell.display.title')} closeLabel={_('shell.display.close')}>
      <DisplayControls />
    </Sheet>
  );
}
