import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useFocusAtStart } from './use-focus-at-start.ts';

export type LinkMenuProps = {
  trigger: ReactElement;
  label: string;
  /** Above the entries, and announced with them. */
  heading?: ReactNode;
  children: ReactNode;
  dir?: 'ltr' | 'rtl';
  /** For a part that is loaded when its button is pressed. */
  isOpenAtStart?: boolean;
};

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-label no-underline text-text data-highlighted:bg-accent-soft data-highlighted:text-accent-ink high-contrast:data-highlighted:bg-text high-contrast:data-highlighted:text-bg';

/** A button with a menu of links and actions. */
export function LinkMenu({ trigger, label, heading, children, dir = 'ltr', isOpenAtStart }: LinkMenuProps) {
  const focusAtStart = useFocusAtStart(isOpenAtStart ?? false);
  return (
    <DirectionProvider direction={dir}>
      <Menu.Root defaultOpen={isOpenAtStart}>
        <Menu.Trigger render={trigger} />
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={8} collisionPadding={8} className="layer-popover">
            <Menu.Popup
              ref={focusAtStart}
              dir={dir}
              aria-label={label}
              className="flex min-w-48 flex-col rounded-card bg-surface p-2 text-text shadow-floating transition-opacity duration-enter data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border"
            >
              {heading === undefined ? null : (
                <div className="border-b border-line px-3 pt-1 pb-3 text-label">{heading}</div>
              )}
              {children}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </DirectionProvider>
  );
}

/** An entry that is a link. `link` is the element it is rendered as. */
export function MenuLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return (
    <Menu.Item render={link} className={ENTRY}>
      {children}
    </Menu.Item>
  );
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Menu.Item onClick={onSelect} className={ENTRY}>
      {children}
    </Menu.Item>
  );
}
