import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chipClass } from './chip-class.ts';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { isOn: boolean; icon?: ReactNode };

/** Switches one filter on and off. The tick marks the state without colour. */
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
