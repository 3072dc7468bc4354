import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

const LOOK =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border px-4 py-1 text-meta font-medium whitespace-nowrap no-underline transition-colors high-contrast:border-2';
const OFF = 'border-line-strong bg-surface text-text hover:bg-sunken';
const ON = 'border-text bg-text text-bg hover:bg-text-2';

/** The look of a chip, for other elements that stand among chips. */
export function chipClass(isOn = false): string {
  return classNames(LOOK, isOn ? ON : OFF);
}

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { isOn: boolean; icon?: ReactNode };

/** Switches one filter on and off. The tick says so without colour. */
export function ToggleChip({ isOn, icon, className, children, ...rest }: ToggleChipProps) {
  return (
    <button type="button" aria-pressed={isOn} className={classNames(chipClass(isOn), className)} {...rest}>
      {isOn ? <Check aria-hidden className="icon-small" /> : icon}
      <span>{children}</span>
    </button>
  );
}

export type RemovableChipProps = ComponentProps<'button'> & {
  /** The whole sentence: "Remove filter: Deira". */
  label: string;
};

export function RemovableChip({ label, className, children, ...rest }: RemovableChipProps) {
  return (
    <button type="button" aria-label={label} className={classNames(chipClass(true), className)} {...rest}>
      <span>{children}</span>
      <X aria-hidden className="icon-small" />
    </button>
  );
}

export type LinkChipProps = ComponentProps<'a'> & {
  isCurrent?: boolean;
  icon?: ReactNode;
  linkComponent?: LinkComponent;
};

/** A filter that is a page of its own. */
export function LinkChip({
  isCurrent = false,
  icon,
  linkComponent: Link = 'a',
  className,
  children,
  ...rest
}: LinkChipProps) {
  return (
    <Link
      className={classNames(chipClass(isCurrent), className)}
      aria-current={isCurrent ? 'true' : undefined}
      {...rest}
    >
      {isCurrent ? <Check aria-hidden className="icon-small" /> : icon}
      <span>{children}</span>
    </Link>
  );
}
