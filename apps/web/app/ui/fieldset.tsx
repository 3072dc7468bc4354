import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FieldsetProps = ComponentProps<'fieldset'> & { legend: ReactNode };

export function Fieldset({ legend, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset className={classNames('flex min-w-0 flex-col', className)} {...rest}>
      <legend className="mb-1 text-label font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}
