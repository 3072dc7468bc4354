import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode };

/** A setting that applies immediately. The knob's position and fill show the state, not only the colour. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  return (
    <div className={classNames('relative flex min-h-11 items-center gap-4 py-2', className)}>
      <span className="flex grow flex-col">
        <label htmlFor={inputId} className="stretched-link text-label font-semibold">
          {label}
        </label>
        {hint === undefined ? null : (
          <span id={hintId} className="text-meta text-text-3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own state is the switch's
          role="switch"
          id={inputId}
          aria-describedby={hintId}
          className="peer h-6 w-11 appearance-none rounded-pill border-2 border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent forced-colors:appearance-auto"
          {...rest}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-1 my-auto size-4 rounded-pill bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5 forced-colors:hidden"
        />
      </span>
    </div>
  );
}
