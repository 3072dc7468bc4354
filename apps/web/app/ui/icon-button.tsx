import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The action as text: the icon has no meaning for a screen reader. */
  label: string;
  icon: ReactNode;
  /** Set for a button that stays pressed. */
  isPressed?: boolean;
};

const LOOK = 'inline-grid size-11 shrink-0 place-items-center rounded-pill transition-colors high-contrast:border-2';
const OFF = 'text-text hover:bg-sunken disabled:text-text-3';
const PRESSED = 'bg-text text-bg hover:bg-text-2';

/** The style of an icon button, for links and other elements that act like one. */
export const iconButtonClass = `${LOOK} ${OFF}`;

export function IconButton({ label, icon, isPressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      className={classNames(LOOK, isPressed ? PRESSED : OFF, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
