import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'ink' | 'danger' | 'pressed';
  /** `small` is for dense rows with 8 px between targets. */
  size?: 'normal' | 'small';
};

const VARIANTS: Record<NonNullable<ButtonLook['variant']>, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface text-text hover:bg-sunken',
  ghost: 'border-transparent text-accent hover:bg-accent-soft hover:text-accent-ink',
  ink: 'border-transparent bg-text text-bg hover:bg-text-2',
  // A tint with a strong border, so that it reads on every ground in both themes.
  pressed: 'border-accent bg-accent-soft text-accent-ink inset-ring inset-ring-accent hover:bg-accent-soft',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
};

const SIZES: Record<NonNullable<ButtonLook['size']>, string> = {
  normal: 'min-h-11 px-5 py-2 text-label',
  small: 'min-h-9 px-3 py-1 text-meta',
};

/** The style of a button, for links that act like one. */
export function buttonClass({ variant = 'secondary', size = 'normal' }: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-colors',
    'high-contrast:border-2 high-contrast:border-current forced-colors:border',
    'disabled:border-line disabled:bg-sunken disabled:text-text-3',
    VARIANTS[variant],
    SIZES[size],
  );
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={classNames(buttonClass({ variant, size }), className)} {...rest} />;
}
