import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type CheckboxRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** The number of items the choice leads to, already formatted. */
  count?: ReactNode;
  hint?: ReactNode;
};

/** A native checkbox in a row that can be pressed anywhere. */
export function CheckboxRow({ label, count, hint, id, className, ...rest }: CheckboxRowProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  return (
    <div className={classNames('relative flex min-h-11 items-center gap-3 rounded-control', className)}>
      <span className="relative inline-grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          id={inputId}
          aria-describedby={hintId}
          className="peer size-5 appearance-none rounded-tag border border-line-strong bg-surface checked:border-accent checked:bg-accent high-contrast:border-2 forced-colors:appearance-auto"
          {...rest}
        />
        <Check
          aria-hidden
          className="icon-small pointer-events-none absolute hidden text-on-accent peer-checked:block forced-colors:peer-checked:hidden"
        />
      </span>
      <span className="flex grow flex-col">
        <label htmlFor={inputId} className="stretched-link text-label">
          {label}
        </label>
        {hint === undefined ? null : (
          <span id={hintId} className="text-meta text-text-3">
            {hint}
          </span>
        )}
      </span>
      {count === undefined ? null : <span className="tabular text-meta text-text-3">{count}</span>}
    </div>
  );
}
