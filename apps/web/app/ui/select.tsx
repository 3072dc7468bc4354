import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[]; isInline?: boolean };

/** The native select: it works without scripts, and its interface is in the user's language. */
export function SelectField({ options, isInline = false, ...props }: SelectFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} className={classNames(isInline && 'flex-row items-center gap-3', field.className)}>
      {(attributes) => (
        <span className="relative block">
          <select className={classNames(controlClass, 'appearance-none pe-10')} {...control} {...attributes}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="icon-small pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}
