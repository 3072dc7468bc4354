import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { iconButtonClass } from './icon-button.tsx';

export type PopoverProps = {
  trigger: ReactElement;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  dir?: 'ltr' | 'rtl';
  isOpenAtStart?: boolean;
  /** With `onOpenChange`: its opener decides whether it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small labelled dialog beside its button. The page behind stays usable: Tab leaves it and closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, children, dir = 'ltr', isOpenAtStart, isOpen, onOpenChange } = props;
  return (
    <DirectionProvider direction={dir}>
      <Base.Root defaultOpen={isOpenAtStart} open={isOpen} onOpenChange={onOpenChange}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={8} collisionPadding={8} className="layer-popover">
            <Base.Popup
              dir={dir}
              className="flex max-w-side flex-col gap-2 rounded-card bg-surface p-4 text-text shadow-floating transition-opacity duration-enter data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border"
            >
              <div className="flex items-center gap-3">
                <Base.Title className="grow text-name font-semibold">{title}</Base.Title>
                <Base.Close aria-label={closeLabel} title={closeLabel} className={iconButtonClass}>
                  <X aria-hidden className="icon" />
                </Base.Close>
              </div>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
