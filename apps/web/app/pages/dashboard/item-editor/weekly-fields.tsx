import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { WeekdayChips } from '../../../features/weekdays/weekday-chips.tsx';
import { TextField } from '../../../ui/field.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

/** The weekdays of a programme. */
export function WeekdaysField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const fault = useFault(path);
  const chosen = Array.isArray(value) ? WEEKDAYS.filter((day) => value.includes(day)) : [];
  return (
    <div className="flex flex-col gap-2">
      <WeekdayChips legend={_('editor.field.weekdays')} chosen={chosen} onChange={onChange} />
      {fault === undefined ? null : (
        <p id={controlId(path)} className="text-label font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A time of a day that may be unknown. */
export function TimeField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const name = path.endsWith('.from') ? 'from' : 'to';
  return (
    <TextField
      type="time"
      id={controlId(path)}
      label={_(`editor.field.${name}`)}
      note={_('newsroom.optional')}
      error={useFault(path)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
