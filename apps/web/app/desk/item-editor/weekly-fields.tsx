import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { WeekdayChips } from '../../features/weekdays/weekday-chips.tsx';
import { TextField } from '../../ui/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';

const MONTHS = Array.from({ length: 12 }, (_month, at) => at + 1);

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

/** A time of a day, which may be unknown where the schema says so. */
export function TimeField({ node, path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const isOptional = node.type === 'maybe';
  return (
    <TextField
      type="time"
      id={controlId(path)}
      label={_(`editor.field.${path.split('.').at(-1) ?? path}`)}
      note={isOptional ? _('newsroom.optional') : undefined}
      error={useFault(path)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' && isOptional ? undefined : currentTarget.value)
      }
    />
  );
}

/** The months in which an event usually takes place. */
export function MonthsField({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  return (
    <ChoiceList
      legend={_('editor.field.usualMonths')}
      options={MONTHS.map((month) => ({ value: String(month), label: _(`guide.month.name${month}`) }))}
      chosen={Array.isArray(value) ? value.map(String) : []}
      error={useFault(path)}
      onChange={(chosen) => onChange(MONTHS.filter((month) => chosen.includes(String(month))))}
    />
  );
}
