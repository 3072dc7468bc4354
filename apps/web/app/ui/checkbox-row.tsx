import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type CheckboxRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** The number of items the choice leads to, already formatted. */
  count?: ReactNode;
  hint?: ReactNode;
};

/** A native checkbox in a label, so that the whole row is its target. Its name is the label without count and hint. */
export function CheckboxRow({ label, count, hint, id, className, ...rest }: CheckboxRowProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const nameId = `${inputId}-name`;
  const hintId = hint === undefined ? undefined : `${inputId}-hint`;
  return (
    <label
      htmlFor={inputId}
      className={classNames('relative flex min-h-11 min-w-11 items-center gap-3 rounded-control', className)}
    >
      <span className="relative inline-grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          id={inputId}
          aria-labelledby={nameId}
          aria-describedby={hintId}
          className="peer size-6 appearance-none rounded-tag border border-line-strong bg-surface checked:border-accent checked:bg-accent high-contrast:border-2 forced-colors:appearance-auto"
          {...rest}
        />
        <Check
          aria-hidden
          className="icon-small pointer-events-none absolute hidden text-on-accent peer-checked:block forced-colors:peer-checked:hidden"
        />
      </span>
      <span className="flex grow flex-col">
        <span id={nameId} className="text-label">
          {label}
        </span>
        {hint === undefined ? null : (
          <span id={hintId} className="text-meta text-text-3">
            {hint}
          </span>
        )}
      </span>
      {count === undefined ? null : <span className="tabular text-meta text-text-3">{count}</span>}
    </label>
  );
}
