import { useLingui } from '@lingui/react';
import { TextField } from '../../ui/field.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

const FAR_AHEAD = '2099-12-31';

/** A calendar day of the data, such as the day a version applies from. */
export function DateField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const name = path.split('.').at(-1) ?? path;
  return (
    <TextField
      type="date"
      max={FAR_AHEAD}
      id={controlId(path)}
      label={_(`editor.field.${name}`)}
      error={useFault(path)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
