import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFocusAtStart } from './use-focus-at-start.ts';

export type RadioMenuOption = { value: string; label: ReactNode; icon?: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' };

export type RadioMenuProps = {
  trigger: ReactElement;
  /** The subject of the choice: "Theme". */
  label: string;
  options: readonly RadioMenuOption[];
  value: string;
  onChange: (value: string) => void;
  /** The page's direction. The menu's alignment and arrow keys follow it. */
  dir?: 'ltr' | 'rtl';
  /** For a part that is loaded when its button is pressed. */
  isOpenAtStart?: boolean;
};

/** A button with a menu in which one entry is selected. */
export function RadioMenu({ trigger, label, options, value, onChange, dir = 'ltr', isOpenAtStart }: RadioMenuProps) {
  const focusAtStart = useFocusAtStart(isOpenAtStart ?? false);
  return (
    <DirectionProvider direction={dir}>
      <Menu.Root defaultOpen={isOpenAtStart}>
        <Menu.Trigger render={trigger} />
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={8} className="layer-popover">
            <Menu.Popup
              ref={focusAtStart}
              dir={dir}
              className="flex min-w-32 flex-col rounded-card bg-surface p-2 text-text shadow-floating transition-opacity duration-enter data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border"
            >
              <Menu.RadioGroup value={value} onValueChange={(next: string) => onChange(next)} aria-label={label}>
                {options.map((option) => (
                  <Menu.RadioItem
                    key={option.value}
                    value={option.value}
                    closeOnClick
                    lang={option.lang}
                    dir={option.dir}
                    className="flex min-h-11 items-center gap-3 rounded-control px-3 text-label data-highlighted:bg-accent-soft data-highlighted:text-accent-ink data-checked:font-semibold high-contrast:data-highlighted:bg-text high-contrast:data-highlighted:text-bg"
                  >
                    {option.icon}
                    <span className="grow">{option.label}</span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden className="icon-small" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </DirectionProvider>
  );
}
