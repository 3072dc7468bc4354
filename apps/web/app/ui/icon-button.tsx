import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words: the icon says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  /** Set for a button that stays pressed. */
  isPressed?: boolean;
};

export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-pill text-text transition-colors hover:bg-sunken high-contrast:border-2';

export function IconButton({ label, icon, isPressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      className={classNames(iconButtonClass, isPressed && 'bg-text text-bg hover:bg-text-2', className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
