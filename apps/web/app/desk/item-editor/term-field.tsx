import { useLingui } from '@lingui/react';
import { SelectField } from '../../ui/select.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

/** One of the terms of the guide, by its name. */
export function TermField({ path, value, onChange, isOptional = false }: FieldProps & { isOptional?: boolean }) {
  const { _ } = useLingui();
  const { terms } = useFieldContext();
  const name = path.split('.').at(-1) ?? path;
  const first = { value: '', label: _(isOptional ? 'editor.unknown' : 'editor.choose') };
  return (
    <SelectField
      id={controlId(path)}
      label={_(`editor.field.${name}`)}
      error={useFault(path)}
      options={[first, ...(terms[name] ?? [])]}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' && isOptional ? null : currentTarget.value)}
    />
  );
}
